import * as z from "zod/mini";
import type { DatedTable } from "#app/content/editions/dated-tables.ts";

/*
 * The shape of a calculator's record: what the site says about it, besides its fields and answers. It is found by its place:
 * `<question>/<slug>.ts`.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const path = z.string().check(z.regex(/^\/[\w/#?=&-]*$/, "a path of this site"));

export const calculatorRecordSchema = z.object({
  /** Where it stands below its question. Count in tens: then a new one fits between two others. */
  place: z.int(),
  title: text,
  /** Its name in the breadcrumb of search engines, if the title is too long. */
  breadcrumb: z.optional(text),
  /** One sentence, for lists and the site's search. */
  description: text,
  /** For search engines and the browser tab. */
  head: z.object({ title: text.check(z.maxLength(60)), description: text.check(z.maxLength(160)) }),
  /** What explains its answer. */
  guide: z.object({ path, label: text }),
  /** Other words that people look for it by. */
  searchWords: z.array(text),
  /** The question that the page answers: its main heading. */
  question: text,
  lead: text,
  /** The answer's assumptions, each with its source. */
  assumes: z.array(z.object({ title: text, text })),
  /** Tables among them that a newer edition may replace. */
  dated: z.optional(z.array(z.custom<DatedTable>())),
  /** Whole sentences. */
  leavesOut: z.array(text),
  /** The page shows no mortgage rate, so it says nothing about rates. */
  withoutMortgageRate: z.optional(z.literal(true)),
  /** Why to ask for a free credit analysis after this answer. */
  next: text,
});
export type CalculatorRecord = z.infer<typeof calculatorRecordSchema>;
