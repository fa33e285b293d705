import * as z from "zod/mini";
import type { Household } from "#app/domain/path/household.ts";

/** Whole cents from 0 to a hundred million dollars. */
export const centsSchema = z.int().check(z.gte(0), z.lte(100_000_000_00));
const centsOrNone = z.nullable(centsSchema);
/** A month as one whole number, as in `household.ts`. */
export const monthSchema = z.int().check(z.gte(1930 * 12), z.lte(2120 * 12));
const rate = z.number().check(z.gte(0), z.lte(1));
const points = z.int().check(z.gte(300), z.lte(850));
const words = z.string().check(z.maxLength(120));
const some = z.exactOptional;

/** A score that a visitor supposes. */
export const supposedFields = { points, from: monthSchema } as const;

/** The fields of one entry of a list, and of a score: what is kept leaves out others, what is sent refuses them. */
export const entryFields = {
  income: {
    kind: z.enum(["job", "self-employed", "benefits", "other"]),
    monthlyCents: centsSchema,
    since: some(monthSchema),
    workedBefore: some(z.boolean()),
  },
  debt: {
    kind: z.enum(["card", "car", "student", "personal", "support", "other"]),
    balanceCents: centsSchema,
    monthlyCents: centsSchema,
    annualRate: some(rate),
    limitCents: some(centsSchema),
    paymentsLeft: some(z.int().check(z.gte(0), z.lte(600))),
    planZero: some(z.boolean()),
  },
  mark: {
    kind: z.enum([
      "late-payment",
      "collection",
      "charge-off",
      "repossession",
      "foreclosure",
      "short-sale",
      "bankruptcy-7",
      "bankruptcy-13",
    ]),
    month: monthSchema,
    discharged: some(monthSchema),
  },
  score: {
    points,
    from: z.enum(["bank", "lender", "report"]),
    supposed: some(z.object(supposedFields)),
  },
} as const;

/** How many entries a list may have. */
export const mostEntries = { incomes: 10, debts: 40, marks: 40 } as const;

export const noticeDaysSchema = z.int().check(z.gte(0), z.lte(365));
/** Below 0 where savings shrink. */
export const monthlySavingSchema = z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));

/** A household as a device keeps it, in whole cents and whole months. */
export const householdSchema = z.object({
  place: some(
    z.object({
      name: words,
      state: words,
      fips: z.nullable(words),
      propertyTaxRate: rate,
      homeInsuranceRate: rate,
      isAssumed: z.boolean(),
      typicalPriceCents: centsOrNone,
      conformingCents: centsOrNone,
      fhaCents: centsOrNone,
      medianIncomeCents: centsOrNone,
      usdaIncomeCents: centsOrNone,
    }),
  ),
  people: some(z.int().check(z.gte(1), z.lte(8))),
  incomes: some(z.array(z.object(entryFields.income)).check(z.maxLength(mostEntries.incomes))),
  rentCents: some(centsSchema),
  leaseEnd: some(monthSchema),
  noticeDays: some(noticeDaysSchema),
  savedCents: some(centsSchema),
  monthlySavingCents: some(monthlySavingSchema),
  giftCents: some(centsSchema),
  debts: some(z.array(z.object(entryFields.debt)).check(z.maxLength(mostEntries.debts))),
  score: some(z.union([z.literal("unknown"), z.object(entryFields.score)])),
  marks: some(z.array(z.object(entryFields.mark)).check(z.maxLength(mostEntries.marks))),
  ownedLately: some(z.boolean()),
  served: some(z.boolean()),
  priceCents: some(centsSchema),
  comfortCents: some(centsSchema),
  sellerPaysCents: some(centsSchema),
}) satisfies z.ZodMiniType<Household>;
