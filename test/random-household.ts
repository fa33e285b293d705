/* Households of all kinds, for tests that must pass for every one: what visitors type, what they skip, and odd mixtures. */
import fc from "fast-check";
import type { Debt, Household, Mark } from "#app/domain/path/household.ts";
import type { Nearby } from "#app/domain/path/terms.ts";

/** November 2026. */
export const now = 2026 * 12 + 10;

/** A program that is offered in the place. */
export const nearby = {
  assistance: [
    {
      slug: "sample",
      programs: ["fha", "conventional-97"],
      most: { share: 0.03, of: "loan", capCents: null },
      minimumScore: 640,
      firstTimeOnly: true,
      incomeCents: 110_000_00,
      medianShare: null,
      priceCents: null,
      repaid: null,
    },
  ],
} as const satisfies Nearby;

export const dollars = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount * 100);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 6 });
const past = (months: number) => fc.integer({ min: now - months, max: now });

export const debt: fc.Arbitrary<Debt> = fc.record(
  {
    kind: fc.constantFrom("card", "car", "student", "personal", "support", "other"),
    balanceCents: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: dollars(30_000) }),
    monthlyCents: fc.oneof(fc.constant(0), dollars(500)),
    annualRate: fc.constantFrom(0, 0.05, 0.0799, 0.2499),
    paymentsLeft: fc.integer({ min: 0, max: 60 }),
    planZero: fc.boolean(),
  },
  { requiredKeys: ["kind", "balanceCents", "monthlyCents"] },
);

const mark: fc.Arbitrary<Mark> = fc.record(
  {
    kind: fc.constantFrom("late-payment", "collection", "foreclosure", "short-sale", "bankruptcy-7", "bankruptcy-13"),
    month: past(90),
    discharged: past(60),
  },
  { requiredKeys: ["kind", "month"] },
);

const place = fc.record({
  name: fc.constant("Somewhere County"),
  // VA’s table has no row for Guam.
  state: fc.constantFrom("AZ", "TX", "GU"),
  fips: fc.constant("04013"),
  propertyTaxRate: fc.constantFrom(0.003, 0.00476, 0.011, 0.0223),
  homeInsuranceRate: fc.constantFrom(0.005, 0.0125),
  isAssumed: fc.boolean(),
  typicalPriceCents: fc.option(dollars(900_000).map((cents) => cents + 50_000_00)),
  conformingCents: fc.constantFrom(832_750_00, 1_249_125_00, null),
  fhaCents: fc.constantFrom(541_287_00, 1_249_125_00, null),
  medianIncomeCents: fc.constantFrom(null, 80_000_00, 130_000_00),
  usdaIncomeCents: fc.constantFrom(null, 119_850_00),
});

const points = fc.integer({ min: 480, max: 800 });
const score = fc.oneof(
  fc.constant("unknown" as const),
  fc.record(
    {
      points,
      from: fc.constantFrom("bank", "lender", "report"),
      supposed: fc.record({ points, from: fc.integer({ min: now, max: now + 24 }) }),
    },
    { requiredKeys: ["points", "from"] },
  ),
);

export const income = fc.record(
  {
    kind: fc.constantFrom("job", "self-employed", "benefits", "other"),
    monthlyCents: dollars(9_000),
    // A job may be one that begins next year.
    since: fc.integer({ min: now - 60, max: now + 12 }),
    workedBefore: fc.boolean(),
  },
  { requiredKeys: ["kind", "monthlyCents"] },
);

export const randomHousehold: fc.Arbitrary<Household> = fc
  .record({
    place: maybe(place),
    people: maybe(fc.integer({ min: 1, max: 9 })),
    incomes: maybe(fc.array(income, { maxLength: 3 })),
    rentCents: maybe(dollars(3_000)),
    leaseEnd: maybe(fc.integer({ min: now - 6, max: now + 30 })),
    savedCents: maybe(dollars(40_000)),
    monthlySavingCents: maybe(fc.integer({ min: -300, max: 1_500 }).map((amount) => amount * 100)),
    giftCents: maybe(dollars(5_000)),
    debts: maybe(fc.array(debt, { maxLength: 4 })),
    score: maybe(score),
    marks: maybe(fc.array(mark, { maxLength: 2 })),
    ownedLately: maybe(fc.boolean()),
    served: maybe(fc.boolean()),
    priceCents: maybe(dollars(700_000).map((cents) => cents + 40_000_00)),
    comfortCents: maybe(dollars(3_000).map((cents) => cents + 800_00)),
    sellerPaysCents: maybe(dollars(6_000)),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)));
