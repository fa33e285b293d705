import * as z from "zod/mini";
import { programClassSchema } from "./program-record.ts";

/*
 * A state, county or city program as public pages describe it; see local-programs.json in this folder. No one has called
 * its administrator. `null` means we have not seen it, never "not required".
 */

const text = z.string().check(z.trim(), z.minLength(1));
const sentence = text.check(z.regex(/[.?]$/, "a sentence with its point"));
/** A clause for the middle of a sentence: it ends without a period. */
const clause = text.check(z.regex(/[^.]$/, "a clause without a point at its end"));
const cents = z.int().check(z.positive());
const share = z.number().check(z.positive(), z.maximum(1.5));
const rate = z.number().check(z.minimum(0), z.maximum(0.2));
const years = z.int().check(z.positive(), z.maximum(40));
const day = z.iso.date();

/** `counties`: five digits of state and county (FIPS), null for the whole state. */
const placeSchema = z.strictObject({
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  counties: z.nullable(z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.minLength(1))),
  city: z.nullable(text),
  /** The place's name: "Maricopa County", "Houston"; null for a state. */
  name: z.nullable(text),
  /** The part of the place it covers, if not all: "in some ZIP codes of Michigan". Then the address decides. */
  part: z.nullable(clause),
});

/** The most it pays: a share of the price or of the first loan, up to a cap, or a sum. */
const mostSchema = z.union([
  z.strictObject({ share, of: z.enum(["price", "loan"]), capCents: z.nullable(cents) }),
  z.strictObject({ cents }),
]);

const repaymentTermSchema = z.discriminatedUnion("how", [
  z.strictObject({ how: z.literal("none") }),
  z.strictObject({
    how: z.literal("forgiven"),
    years,
    /** null: the page does not say whether parts are forgiven on the way. */
    steps: z.nullable(z.enum(["monthly", "yearly", "at-the-end"])),
    /** Nothing is forgiven before. */
    fullUntilYear: z.int().check(z.minimum(0)),
  }),
  z.strictObject({ how: z.literal("due-on-sale"), annualRate: z.nullable(rate), sharesGain: z.boolean() }),
  z.strictObject({
    how: z.literal("monthly"),
    years: z.nullable(years),
    annualRate: z.nullable(z.union([rate, z.literal("first-loan")])),
  }),
  z.strictObject({ how: z.literal("unknown") }),
]);
export type RepaymentTerm = z.infer<typeof repaymentTermSchema>;

const termsSchema = z.strictObject({
  kind: z.union([programClassSchema, z.literal("unknown")]),
  amount: z.strictObject({ words: sentence, most: z.nullable(mostSchema) }),
  limits: z.nullable(
    z.strictObject({
      words: sentence,
      /** Numbers only if one rule applies to the whole place. */
      incomeCents: z.nullable(cents),
      /** Of the area's median income. */
      medianShare: z.nullable(share),
      priceCents: z.nullable(cents),
    }),
  ),
  /** Perhaps seen on another page than the administrator's: a reason to ask, never to say no. */
  minimumScore: z.nullable(z.int().check(z.minimum(300), z.maximum(850))),
  firstTime: z.enum(["yes", "no", "unknown"]),
  /** Who doesn't need to be a first-time buyer. */
  firstTimeExcept: z.nullable(clause),
  /** The only people it is for. */
  forWhom: z.nullable(clause),
  education: z.nullable(sentence),
  /** Money that has to come from the buyer. */
  ownMoney: z.nullable(sentence),
  repayment: z.nullable(z.strictObject({ words: sentence, term: repaymentTermSchema })),
});
export type LocalProgramTerms = z.infer<typeof termsSchema>;

const slugSchema = z.string().check(z.regex(/^[a-z]{2}(-[a-z0-9]+)+$/));

const known = {
  slug: slugSchema,
  /** Earlier ones, of a program that has a new name: their addresses lead to it. */
  formerSlugs: z.optional(z.array(slugSchema)),
  name: text,
  administrator: text,
  /** Where to ask; null where we know no address. */
  site: z.nullable(z.url({ protocol: /^https$/ })),
  level: z.enum(["state", "local"]),
  place: placeSchema,
  /** Why it may be closed or changed; of a name without an amount, all that we know about it. */
  doubt: z.nullable(sentence),
  /** Its own questions, in addition to the ones about facts we don't know. */
  asks: z.array(text),
  sources: z.array(z.url()).check(z.minLength(1)),
  /** The year, month or day that the page shows. */
  pageDate: z.nullable(z.string().check(z.regex(/^\d{4}(-\d\d){0,2}$/))),
  seenOn: day,
  reviewBy: day,
};

/** `other-pages`: at least two pages that don't copy each other agree, and none of its administrator's says so. */
const programSchema = z.strictObject({
  ...known,
  confidence: z.enum(["administrator-page", "other-pages"]),
  terms: termsSchema,
});

/** `name-only`: we don't know what it pays, so it has no page and doesn't count. `ended`: it no longer takes anyone. */
const nameSchema = z.strictObject({ ...known, confidence: z.enum(["name-only", "ended"]), terms: z.null() });

export const localRecordSchema = z.discriminatedUnion("confidence", [programSchema, nameSchema]);
/** A program that says what it pays. */
export type LocalProgram = z.infer<typeof programSchema>;
export type LocalName = z.infer<typeof nameSchema>;
