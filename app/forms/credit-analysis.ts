import * as z from "zod/mini";
import { cleanText } from "#app/domain/clean-text.ts";
import { countUsPhoneDigits, parseUsPhoneNumber } from "#app/domain/phone-number.ts";
import { creditAnalysisForm } from "./credit-analysis-form.ts";

/** Longest values that are taken, in UTF-16 units as an input's `maxlength` counts them. */
const creditAnalysisLimits = { name: 50, email: 254, message: 1000 } as const;

/** Letters of any script, with the two joiners that Persian and Indic names are spelled with. */
const namePattern = /^(?=.*\p{L})(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u;

/** The form's fields: takes them as typed, gives them cleaned, the phone number as E.164. */
export const creditAnalysisSchema = z.object({
  firstName: nameField("First name"),
  lastName: nameField("Last name"),
  email: z.string({ error: "Email is required" }).check(
    z.trim(),
    z.minLength(1, { error: "Email is required", abort: true }),
    z.maxLength(creditAnalysisLimits.email, {
      error: (issue) => `Use an address of at most 254 characters; this one has ${lengthOf(issue.input)}.`,
      abort: true,
    }),
    z.regex(z.regexes.email, { error: "Type the whole address, such as name@example.com." }),
  ),
  phone: z.pipe(
    z.string({ error: "Phone is required" }).check(
      z.trim(),
      z.minLength(1, { error: "Phone is required", abort: true }),
      z.refine((raw) => parseUsPhoneNumber(raw) !== null, { error: (issue) => phoneProblem(String(issue.input)) }),
    ),
    z.transform((raw) => parseUsPhoneNumber(raw) ?? raw),
  ),
  message: z.optional(
    z.pipe(
      z.pipe(z.string({ error: "Type your message as text." }), z.transform(cleanText)),
      z.pipe(
        z.string().check(
          z.maxLength(creditAnalysisLimits.message, {
            error: (issue) => `Shorten the message to 1,000 characters; it has ${lengthOf(issue.input)}.`,
          }),
        ),
        z.transform((message): string | undefined => message || undefined),
      ),
    ),
  ),
});

export type CreditAnalysisFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
};

export type CreditAnalysisPayload = CreditAnalysisFields & {
  formName: typeof creditAnalysisForm.formName;
  name: string;
  pageUrl: string;
  submissionKey?: string;
  consent?: { textId: string; version: number };
  attribution?: Record<string, string>;
};

/** What a client sends beside the fields. `consent` and `attribution` are dropped when odd: no visitor could mend them. */
const payloadSchema = z.extend(creditAnalysisSchema, {
  formName: z.literal(creditAnalysisForm.formName, {
    error: `The form's name must be "${creditAnalysisForm.formName}".`,
  }),
  pageUrl: z.pipe(
    z
      .string({ error: "The page's address is required." })
      .check(z.refine(isWebAddress, { error: "The page's address must start with http:// or https://." })),
    // As the standard writes it: control characters and lone surrogates are percent-encoded then.
    z.pipe(
      z.transform((address: string) => new URL(address).href),
      z.string().check(z.maxLength(2048, { error: "The page's address can have at most 2,048 characters." })),
    ),
  ),
  submissionKey: z.optional(
    z
      .string({ error: "The submission key must be text." })
      .check(z.regex(/^[\w-]{8,100}$/, { error: "The submission key takes 8 to 100 letters, digits, - and _." })),
  ),
  consent: z.catch(z.optional(z.object({ textId: z.string().check(z.maxLength(100)), version: z.int() })), undefined),
  attribution: z.catch(z.optional(z.pipe(z.record(z.string(), z.unknown()), z.transform(shortPairs))), undefined),
});

type ParsedPayload = { ok: true; value: CreditAnalysisPayload } | { ok: false; fields: Record<string, string[]> };

/** Checks and cleans the call's body, recomputes `name` and leaves out keys it does not know. */
export function parseCreditAnalysisPayload(input: unknown): ParsedPayload {
  const isRecord = typeof input === "object" && input !== null && !Array.isArray(input);
  const parsed = z.safeParse(payloadSchema, isRecord ? input : {});
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  const { message, submissionKey, consent, attribution, ...rest } = parsed.data;
  return {
    ok: true,
    value: {
      ...rest,
      name: `${rest.firstName} ${rest.lastName}`.trim(),
      ...(message !== undefined && { message }),
      ...(submissionKey !== undefined && { submissionKey }),
      ...(consent !== undefined && { consent }),
      ...(attribution !== undefined && { attribution }),
    },
  };
}

function nameField(label: "First name" | "Last name") {
  const required = `${label} is required`;
  return z.pipe(
    z.pipe(
      z.string({ error: required }),
      z.transform((raw) => cleanText(raw).replace(/\s+/g, " ")),
    ),
    z.string().check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(creditAnalysisLimits.name, {
        error: (issue) => `Shorten the name to 50 characters; it has ${lengthOf(issue.input)}.`,
        abort: true,
      }),
      z.regex(namePattern, { error: "Name contains invalid characters" }),
    ),
  );
}

function phoneProblem(raw: string): string {
  const digits = countUsPhoneDigits(raw);
  if (digits === null || digits === 10) return "Type the 10 digits of a US number, such as (480) 555-0142.";
  return `A US number has 10 digits; this one has ${digits}.`;
}

function lengthOf(input: unknown): string {
  return String(input).length.toLocaleString("en-US");
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Keeps the first ten text values, each key and value cleaned and cut to a length that a row can bear. */
function shortPairs(record: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(record).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(
    pairs.slice(0, 10).map(([key, value]) => [cleanText(key.slice(0, 50)), cleanText(value.slice(0, 200))]),
  );
}
