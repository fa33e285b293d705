import * as z from "zod/mini";
import { linePrograms } from "#app/content/lines/words.ts";
import type { ProgramRule } from "#app/domain/programs/rules.ts";

/*
 * The shape of a program's file in app/content/programs/. A new program is one new file there: the finder picks it up,
 * and the build refuses it while a field is missing, its source or its dates among them.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const share = z.number().check(z.positive(), z.maximum(1.5));
const cents = z.int().check(z.positive());
const day = z.iso.date();
const webAddress = z.url({ protocol: /^https$/ });
/** A clause that goes on in the middle of a sentence: it begins small, or with a name, and ends without a point. */
const clause = text.check(z.regex(/[^.]$/, "a clause without a point at its end"));

/** The kind of money. The words are in `programClasses`. */
export const programClassSchema = z.enum([
  "grant",
  "forgivable",
  "deferred",
  "repayable",
  "rate",
  "tax-credit",
  "loan",
]);
export type ProgramClass = z.infer<typeof programClassSchema>;

/** The source of the terms in the file. */
const programStatusSchema = z.enum(["from-published-rules", "checked-with-administrator"]);

const incomeMeasureSchema = z.discriminatedUnion("of", [
  z.strictObject({ of: z.literal("median"), share, largeFamilyShare: z.optional(share) }),
  z.strictObject({
    of: z.literal("low-income"),
    sizes: z.enum(["each", "banded"]),
    factor: z.number().check(z.positive(), z.maximum(2)),
    floorCents: z.optional(z.tuple([cents, cents])),
  }),
]);

const score = z.int().check(z.minimum(300), z.maximum(850));
const scoreRule = { kind: z.literal("score"), least: score };

const programRuleSchema = z.union([
  z.strictObject({
    kind: z.literal("income"),
    measure: incomeMeasureSchema,
    nearShare: z.optional(share),
    unless: clause,
    check: clause,
  }),
  z.strictObject({
    kind: z.literal("loan-size"),
    limit: z.enum(["fha", "conforming", "baseline"]),
    minimumDownShare: z.number().check(z.minimum(0), z.maximum(1)),
    shareAboveBaseline: z.optional(share),
    unless: clause,
  }),
  z.strictObject({
    kind: z.literal("down-payment"),
    share,
    lowScore: z.optional(z.strictObject({ below: score, share })),
    shareAboveBaseline: z.optional(share),
    check: clause,
  }),
  z.strictObject({
    ...scoreRule,
    usual: z.optional(z.strictObject({ from: score, said: clause })),
    lenders: z.optional(z.strictObject({ from: score, check: clause })),
    below: z.literal("unmet"),
    unless: clause,
  }),
  z.strictObject({ ...scoreRule, below: z.literal("open"), check: clause }),
  z.strictObject({
    kind: z.literal("first-time"),
    years: z.literal([1, 3]),
    veteransExempt: z.boolean(),
    unless: clause,
    check: clause,
  }),
  z.strictObject({ kind: z.literal("military"), unless: clause }),
  z.strictObject({ kind: z.literal("check"), check: clause, narrow: z.optional(z.literal(true)) }),
]);

export const programRecordSchema = z.strictObject({
  name: text,
  administrator: text,
  /** The administrator's own page or telephone, for the call sheet. */
  contact: z.strictObject({ site: webAddress, phone: z.optional(text) }),
  class: programClassSchema,
  /** Of a loan: whose lines for debts and income a lender goes by. */
  line: z.optional(z.enum(linePrograms)),
  /** The program in one sentence. */
  summary: text,
  /** How much it comes to, as a rule and not as a promise. */
  amount: text,
  /** The rules that the finder checks answers against, in display order. */
  rules: z.array(programRuleSchema).check(z.minLength(1)),
  occupancy: text,
  education: text,
  repayment: text,
  recapture: text,
  stacking: text,
  /** Questions to ask on the phone. */
  questions: z.array(text).check(z.minLength(2)),
  sources: z.array(z.strictObject({ title: text, url: webAddress })).check(z.minLength(1)),
  /** The day on which the terms were last compared with what `status` says. */
  verifiedOn: day,
  /** The day from which we have to compare them again. */
  reviewBy: day,
  status: programStatusSchema,
});

export type ProgramRecord = Omit<z.infer<typeof programRecordSchema>, "rules"> & { rules: readonly ProgramRule[] };
/** With the name of its file, which is its id. */
export type FinderProgram = ProgramRecord & { slug: string };

export const programClasses: Record<ProgramClass, string> = {
  grant: "Grant: nothing to pay back if you keep to the terms",
  forgivable: "Forgivable: the debt goes away while you stay",
  deferred: "Deferred: due when you sell, refinance or move out",
  repayable: "Second loan: paid back month by month",
  rate: "A lower rate or payment",
  "tax-credit": "Tax credit: less income tax each year",
  loan: "A first loan with easier terms",
};

export const programStatuses: Record<z.infer<typeof programStatusSchema>, string> = {
  "from-published-rules": "From published rules; not yet checked with the administrator",
  "checked-with-administrator": "Checked with the administrator",
};
