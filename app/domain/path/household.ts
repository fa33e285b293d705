/** A calendar month as one whole number: year × 12 + month − 1, so that January 2027 is 24324 and months subtract. */
export type Month = number;

export type IncomeKind = "job" | "self-employed" | "benefits" | "other";

export type Income = {
  kind: IncomeKind;
  /** Before taxes. */
  monthlyCents: number;
  /** The month this work began; omitted when skipped, or for income that isn't from work. */
  since?: Month;
  /** Whether they worked or studied in the two years before that. Lenders add it to this work. */
  workedBefore?: boolean;
};

export type DebtKind = "card" | "car" | "student" | "personal" | "support" | "other";

export type Debt = {
  kind: DebtKind;
  /** 0 where there is a payment: not known. */
  balanceCents: number;
  /** The monthly payment now. 0 where there is a balance: none is due, or it is not known. */
  monthlyCents: number;
  /** Omitted when skipped: the plan then counts no interest and says so. */
  annualRate?: number;
  /** The limit of a card. */
  limitCents?: number;
  /** Whole payments left, when the visitor knows them better than the balance. */
  paymentsLeft?: number;
  /** Of a student loan without a payment: whether an income plan sets it at $0 and a paper of the servicer says so. */
  planZero?: boolean;
};

export type MarkKind =
  | "late-payment"
  | "collection"
  | "charge-off"
  | "repossession"
  | "foreclosure"
  | "short-sale"
  | "bankruptcy-7"
  | "bankruptcy-13";

export type Mark = {
  kind: MarkKind;
  /** The month of the first late payment; of a bankruptcy its filing, of a foreclosure or short sale its end. */
  month: Month;
  /** Of a bankruptcy. */
  discharged?: Month;
};

export type Score = {
  points: number;
  from: "bank" | "lender" | "report";
  /** "Suppose 640 from March": never worked out by us, and marked wherever it is used. */
  supposed?: { points: number; from: Month };
};

/** Facts of a place, from the site's own tables; what the tables do not have is null. */
export type PathPlace = {
  name: string;
  state: string;
  fips: string | null;
  /** A year, as a share of the price. */
  propertyTaxRate: number;
  homeInsuranceRate: number;
  /** Whether tax or insurance is a guess for this place; the payment is then given as a range. */
  isAssumed: boolean;
  typicalPriceCents: number | null;
  conformingCents: number | null;
  fhaCents: number | null;
  /** The area's median income for a household of this size; null when it is not known. */
  medianIncomeCents: number | null;
  /** USDA's limit for a household of this size; null when it is not known. */
  usdaIncomeCents: number | null;
};

/** A visitor's answers about themselves. Each part is optional; the plan's answer names the skipped ones. */
export type Household = {
  place?: PathPlace;
  people?: number;
  incomes?: readonly Income[];
  rentCents?: number;
  /** The last month of the lease; a month before today is a lease that is over. */
  leaseEnd?: Month;
  noticeDays?: number;
  savedCents?: number;
  /** Below 0 where savings shrink. */
  monthlySavingCents?: number;
  giftCents?: number;
  debts?: readonly Debt[];
  /** "unknown" is an answer: the plan goes on, with a score as its open question. */
  score?: Score | "unknown";
  marks?: readonly Mark[];
  ownedLately?: boolean;
  served?: boolean;
  /** If omitted: the price of a typical home in the place. */
  priceCents?: number;
  comfortCents?: number;
  /** The seller's payment toward closing, by the offer. */
  sellerPaysCents?: number;
};

export type Skippable = keyof Household;

/** A change to a household; undefined removes a part. */
export type HouseholdChange = { [Part in keyof Household]?: Household[Part] | undefined };

/** A household after a change; a removed part has no key. */
export function changed(household: Household, change: HouseholdChange): Household {
  return Object.fromEntries(Object.entries({ ...household, ...change }).filter(([, value]) => value !== undefined));
}
