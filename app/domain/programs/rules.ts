/** The lowest and the highest possible value; equal where the value is known. */
export type Range = { low: number; high: number };

/** A visitor's answers to the finder; null where a question was skipped. Money in cents. */
export type FinderAnswers = {
  /** Five digits of state and county (FIPS). */
  place: string | null;
  /** People in the household, 8 standing for 8 or more. */
  householdSize: number | null;
  /** Yearly income before tax of everyone who would live there. */
  incomeCents: number | null;
  /** Whether they owned a home in the last three years. */
  ownedLately: boolean | null;
  /** Whether one of the buyers serves or served. */
  military: boolean | null;
  /** The price they have in mind. They can choose its lower end, so a rule that is met there is met. */
  priceCents: Range | null;
  savingsCents: number | null;
  /** The band of the score, both ends belonging to it. */
  score: { from: number; to: number } | null;
};

/** Limits and incomes of a place, in cents. Ranges where a county has several areas or no one named a county. */
export type AreaFacts = {
  medianIncomeCents: Range;
  /** The limit of 80% that HUD publishes, for one to eight people. */
  lowIncomeCents: readonly Range[];
  conformingLimitCents: Range;
  /** The lowest conforming limit in that part of the country: a larger loan is a high-balance one. */
  baselineLimitCents: Range;
  fhaLimitCents: Range;
  /** HUD sets the income limits by town there and we do not have the town's: the ranges are those of the country. */
  incomesByTown: boolean;
};

/** How a program's income limit comes from the figures of the place. */
export type IncomeMeasure =
  /** A share of the median; `largeFamilyShare` for three people and more. */
  | { of: "median"; share: number; largeFamilyShare?: number }
  /**
   * HUD's limit of 80%, times `factor`. `banded`: that of four people for up to four, of eight for more. It is never
   * under `floorCents` (for up to four people, for more).
   */
  | { of: "low-income"; sizes: "each" | "banded"; factor: number; floorCents?: readonly [number, number] }
  /** One amount for every household, as a state's program may set it. */
  | { of: "dollars"; mostCents: number };

/** The date of the page that a limit was read on, where it is more than a year old: "2023", "2023-01" or "2023-01-31". */
type FromOldPage = { oldPage?: string };

/**
 * A rule that answers are checked against. `unless` ends the sentence “It may fit after all if …” for a rule that is not
 * met, and `check` the sentence “Check …” for one that stays open. Up to `nearShare` over an income limit, `unless` is a
 * question for the administrator and not yet a no.
 */
export type ProgramRule =
  | ({ kind: "income"; measure: IncomeMeasure; nearShare?: number; unless: string; check: string } & FromOldPage)
  /**
   * The loan, which is the price less what is put down, has to stay under the limit of the place. `shareAboveBaseline`:
   * a larger down payment is asked for where the loan is above the baseline.
   */
  | {
      kind: "loan-size";
      limit: "fha" | "conforming" | "baseline";
      minimumDownShare: number;
      shareAboveBaseline?: number;
      unless: string;
    }
  /**
   * `lowScore`: a larger share is asked for below that score; `shareAboveBaseline`: for a loan above the baseline.
   * Somebody else may pay it, so it is never not met.
   */
  | {
      kind: "down-payment";
      share: number;
      lowScore?: { below: number; share: number };
      shareAboveBaseline?: number;
      check: string;
    }
  /**
   * `below`: whether a lower score ends it or is for the lender to decide. `usual`: the score that opens it with the usual down
   * payment, where `least` takes a larger one, and how both are said after “a score of”. `lenders`: what many lenders add to it.
   */
  | {
      kind: "score";
      least: number;
      usual?: { from: number; said: string };
      lenders?: { from: number; check: string };
      below: "unmet";
      unless: string;
    }
  | { kind: "score"; least: number; below: "open"; check: string }
  /** No home owned in the last `years`. `othersExempt`: people that the finder does not ask about may own one, too. */
  | {
      kind: "first-time";
      years: 1 | 3;
      veteransExempt: boolean;
      othersExempt?: boolean;
      unless: string;
      check: string;
    }
  | { kind: "military"; unless: string }
  /**
   * The counties (FIPS) it is for; none where its pages name parts of the state that are no counties. `part`: only some of
   * each county, such as a city.
   */
  | { kind: "place"; counties: readonly string[]; part: boolean; unless: string; check: string }
  /** The highest price of a home. */
  | ({ kind: "price"; mostCents: number; unless: string } & FromOldPage)
  /**
   * Conditions the finder does not ask about. `narrow`: only some people qualify at all, such as those in one kind of work.
   */
  | { kind: "check"; check: string; narrow?: true };

export type RuleKind = ProgramRule["kind"];
export type RuleOf<Kind extends RuleKind> = Extract<ProgramRule, { kind: Kind }>;

type FoundWith = {
  /** `open`: it depends on what was not answered, or on what answers cannot tell. */
  is: "met" | "open" | "unmet";
  /** The skipped questions that could settle it. */
  asks: readonly (keyof FinderAnswers)[];
  /** The amount that decided, where there is one. */
  limitCents?: Range;
  /** Over the limit, but so little that an exception is worth asking about. */
  isNear?: true;
  /** The limit is set by town, so the amount is only the range of all towns. */
  byTown?: boolean;
  /** Met only up to this price, which lies inside the visitor's range. */
  upToPriceCents?: number;
};

export type FindingOf<Kind extends RuleKind> = FoundWith & { rule: RuleOf<Kind> };

/** The outcome of one rule. */
export type Finding = FoundWith & { rule: ProgramRule };
