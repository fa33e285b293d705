import * as z from "zod/mini";
import { limitKinds, pathPrograms } from "#app/domain/path/answer.ts";
import {
  centsSchema,
  entryFields,
  monthlySavingSchema,
  monthSchema,
  mostEntries,
  noticeDaysSchema,
  supposedFields,
} from "./household-schema.ts";

/** Parts of a plan that can go with a request for an analysis, in the order in which they are shown. */
export const sentPartNames = [
  "place",
  "income",
  "lease",
  "savings",
  "debts",
  "score",
  "marks",
  "home",
  "month",
] as const;
export type SentPartName = (typeof sentPartNames)[number];

const some = z.exactOptional;
/** Names of counties and states; nothing that could be an address or a sentence. */
const placeName = z.string().check(z.regex(/^\p{L}[\p{L}\p{M} .,'’()-]{1,119}$/u));

/** Each part as it is sent. Amounts are whole cents, months whole numbers as in `household.ts`. */
const parts = {
  place: z.strictObject({
    name: placeName,
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    fips: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  }),
  income: z.array(z.strictObject(entryFields.income)).check(z.minLength(1), z.maxLength(mostEntries.incomes)),
  lease: z
    .strictObject({ rentCents: some(centsSchema), leaseEnd: some(monthSchema), noticeDays: some(noticeDaysSchema) })
    .check(z.refine(saysSomething)),
  savings: z
    .strictObject({
      savedCents: some(centsSchema),
      monthlySavingCents: some(monthlySavingSchema),
      giftCents: some(centsSchema),
    })
    .check(z.refine(saysSomething)),
  /** Without a balance where the visitor typed none. */
  debts: z
    .array(z.strictObject({ ...entryFields.debt, balanceCents: some(centsSchema) }))
    .check(z.maxLength(mostEntries.debts)),
  score: z.union([
    z.literal("unknown"),
    z.strictObject({ ...entryFields.score, supposed: some(z.strictObject(supposedFields)) }),
  ]),
  marks: z.array(z.strictObject(entryFields.mark)).check(z.maxLength(mostEntries.marks)),
  home: z
    .strictObject({
      priceCents: some(centsSchema),
      comfortCents: some(centsSchema),
      sellerPaysCents: some(centsSchema),
    })
    .check(z.refine(saysSomething)),
  /** The first door that the plan opens; `asked` is the month in which it was worked out. */
  month: z.strictObject({
    program: z.enum(pathPrograms),
    month: monthSchema,
    asked: monthSchema,
    /** The limit that holds the door shut until then; null where nothing does. */
    heldBy: z.nullable(z.enum(limitKinds)),
    /** Unknown limits: with any, the month is "not before". */
    open: z.array(z.enum(limitKinds)).check(z.maxLength(limitKinds.length)),
    /** The month depends on a score that the visitor supposes. */
    isSupposed: z.boolean(),
    /** The month is beyond the lines that the program publishes: only a lender can say. */
    asksLender: some(z.literal(true)),
    /**
     * Where the payment that feels right holds the plan back: how much it is, and the first door within it, null where there is
     * none. The rest is about the plan without it.
     */
    ownLimit: some(
      z.strictObject({
        comfortCents: centsSchema,
        within: z.nullable(z.strictObject({ program: z.enum(pathPrograms), month: monthSchema })),
      }),
    ),
    /** What a home costs by our tables, where the visitor named no price: a figure of ours, not of theirs. */
    typicalPriceCents: some(centsSchema),
  }),
} as const satisfies Record<SentPartName, z.ZodMiniType>;

/**
 * The parts of a plan that a visitor picked, as they are sent and stored. The page and the server check with this one. Version 1
 * had neither `asOf` nor a typical price, and a balance for each debt; rows and older pages still have it.
 */
export const sentPartsSchema = z.strictObject({
  version: z.union([z.literal(1), z.literal(2)]),
  /** The month in which the visitor typed savings and debts. */
  asOf: some(monthSchema),
  parts: z.partial(z.strictObject(parts)).check(z.refine(saysSomething)),
});
export type SentParts = z.infer<typeof sentPartsSchema>;

/** A form carries the parts as text. Text that isn't JSON is left as it is, for the schema to refuse. */
export function readSentText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a part can be sent as it is. */
export function canBeSent(name: SentPartName, part: unknown): boolean {
  return parts[name].safeParse(part).success;
}

/** Tells the sender in a sentence why the parts were refused. Quotes nothing that was sent. */
export function sentPartsProblem({ code, path }: Pick<z.core.$ZodIssue, "code" | "path">): string {
  const [place, name] = path;
  if (place === "version") return `We can’t read this version of your path. ${uncheck}`;
  if (name !== undefined) return `We can’t read the part “${String(name)}” of your path. ${uncheck}`;
  if (code !== "unrecognized_keys") return `We can’t read the parts of your path. ${uncheck}`;
  return `Your path has a part that we don’t know. We know these: ${sentPartNames.join(", ")}. ${uncheck}`;
}

const uncheck = "Uncheck it and send again. You can tell us when we call.";

function saysSomething(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
