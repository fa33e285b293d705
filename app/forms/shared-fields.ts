import * as z from "zod/mini";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { foldEmail, isEmailAddress } from "#app/domain/text/email-address.ts";
import { foldName, foldOneName } from "#app/domain/text/person-name.ts";
import { isScriptLike } from "#app/domain/text/suspicious-text.ts";
import { parseUsPhoneNumber, phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { FormField } from "./define-form.ts";

/** The kinds of fields that forms share, each with its label, limit and messages. */

/** The longest values we accept, in UTF-16 units as an input's `maxlength` counts them. */
const fieldLimits = { name: 50, email: 254, text: 1000 } as const;

/**
 * Anything not allowed in a name: all but letters of any script, spaces, hyphens, apostrophes, the middle dots of Catalan and
 * Japanese, and Persian and Indic joiners.
 */
const notInName = /(?![\p{L}\p{M} '·・-]|\u200c|\u200d)./gu;
/** A whole name may also have the period of an initial and the comma before `Jr.` */
const notInWholeName = /(?![\p{L}\p{M} '·・.,-]|\u200c|\u200d)./gu;

/** `Henry Ford 2nd` */
const generation = /( [2-9](nd|rd|th))$/i;

/** What a page says about a field. */
type Told = Pick<FormField, "help">;

/** The messages for an invalid address. The contact form has its own words; the others say how to fix it. */
type EmailWords = { malformed?: string; tooLong?: string };

/** One of a person's names: letters, spaces, hyphens and apostrophes, 1 to 50. */
export function nameField(label: "First name" | "Last name") {
  const rule = { fold: foldOneName, notIn: notInName, longest: fieldLimits.name };
  return { label, schema: cleanedName(`${label} is required`, rule) };
}

/** First and last name in one field. */
export function wholeNameField(label: "Full name" | "Name") {
  const rule = { fold: foldName, notIn: notInWholeName, longest: 2 * fieldLimits.name + 1 };
  return { label, schema: cleanedName(`${label} is required`, rule) };
}

type NameRule = { fold: (text: string) => string; notIn: RegExp; longest: number };

function cleanedName(required: string, { fold, notIn, longest }: NameRule) {
  return z.pipe(
    z.pipe(
      z.string({ error: required }),
      z.transform((raw) => fold(cleanText(raw))),
    ),
    z.string().check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(longest, {
        error: (issue) => `Shorten the name to ${longest} characters; it has ${lengthOf(issue.input)}.`,
        abort: true,
      }),
      z.refine((name) => nameProblem(name, notIn) === null, {
        error: (issue) => `Name contains invalid characters: ${nameProblem(String(issue.input), notIn)}`,
      }),
    ),
  );
}

/** The characters that don't belong in a name, as a message names them; null if it is fine. */
function nameProblem(name: string, notIn: RegExp): string | null {
  const signs = new Set(name.replace(generation, "").match(notIn));
  if (signs.size > 0) return [...signs].join(" ");
  return /\p{L}/u.test(name) ? null : "it has no letter";
}

/** An email address of at most 254 characters. */
export function emailField({
  malformed = "Type the whole address, such as name@example.com.",
  tooLong,
  ...told
}: Told & EmailWords = {}) {
  const schema = z.pipe(
    z.pipe(z.string({ error: "Email is required" }), z.transform(foldEmail)),
    z.string().check(
      z.minLength(1, { error: "Email is required", abort: true }),
      z.maxLength(fieldLimits.email, {
        error: (issue) => tooLong ?? `Use an address of at most 254 characters; this one has ${lengthOf(issue.input)}.`,
        abort: true,
      }),
      z.refine(isEmailAddress, { error: malformed, abort: true }),
      z.refine(hasPossibleParts, { error: malformed }),
    ),
  );
  return { ...told, label: "Email", schema };
}

/** Whether each part is as long as RFC 5321 (4.5.3.1) and DNS allow. Longer addresses can't exist on any mail server. */
function hasPossibleParts(address: string): boolean {
  const [mailbox = "", domain = ""] = address.split("@");
  return mailbox.length <= 64 && domain.split(".").every((label) => label.length <= 63 && !label.endsWith("-"));
}

/** A US phone number, returned as E.164. */
export function phoneField(told: Told) {
  const schema = z.pipe(
    z
      .string({ error: "Phone is required" })
      .check(
        z.trim(),
        z.minLength(1, { error: "Phone is required", abort: true }),
        z.refine(isPhoneNumber, { error: (issue) => phoneProblem(String(issue.input)) }),
      ),
    z.transform((raw) => parseUsPhoneNumber(raw) ?? raw),
  );
  return { ...told, label: "Phone", schema };
}

/** An optional US phone number, returned as E.164. `malformed` comes before what is wrong with it. */
export function optionalPhoneField({ malformed = "", ...told }: Told & { malformed?: string }) {
  const schema = z.optional(
    z.pipe(
      z.pipe(
        z.string({ error: malformed || "Type a phone number." }),
        z.transform((raw) => raw.trim()),
      ),
      z.pipe(
        z.string().check(
          z.refine((raw) => raw === "" || isPhoneNumber(raw), {
            error: (issue) => (malformed && `${malformed}. `) + phoneProblem(String(issue.input)),
          }),
        ),
        z.transform((raw): string | undefined => parseUsPhoneNumber(raw) ?? undefined),
      ),
    ),
  );
  return { ...told, label: "Phone", optional: true as const, schema };
}

const isPhoneNumber = (raw: string) => readUsPhoneNumber(raw).ok;

function phoneProblem(raw: string): string {
  const read = readUsPhoneNumber(raw);
  return read.ok ? "" : phoneProblemWords(read);
}

/**
 * A field for text. Its messages call it by its label, or as `called` says. In a field of one line, the browser lets nobody type
 * more than `longest` characters; in a larger one people paste a text first, and shorten it then.
 */
type TextWords = Told & { label: string; called?: string; longest?: number; isLine?: true };

/** Text without markup, of at most `longest` characters. */
export function textField({ label, called = label, longest = fieldLimits.text, ...told }: TextWords) {
  const required = `${called} is required`;
  const schema = z.pipe(
    z.pipe(z.string({ error: required }), z.transform(cleanText)),
    z.string().check(z.minLength(1, { error: required, abort: true }), atMost(called, longest)),
  );
  return { ...shownText(label, longest, told), schema };
}

/** Optional text. Only markup or blanks counts as no text. */
export function optionalTextField({ label, called = label, longest = fieldLimits.text, ...told }: TextWords) {
  const schema = z.optional(
    z.pipe(
      z.pipe(z.string({ error: `Type your ${called.toLowerCase()} as text.` }), z.transform(cleanText)),
      z.pipe(
        z.string().check(atMost(called, longest)),
        z.transform((text): string | undefined => text || undefined),
      ),
    ),
  );
  return { ...shownText(label, longest, told), optional: true as const, schema };
}

function shownText(label: string, longest: number, { isLine, ...told }: Pick<TextWords, "help" | "isLine">) {
  return { ...told, label, ...(isLine && { maxLength: longest }) };
}

/** One of a few values. `missing` is the message for any other. */
export function choiceField<const Value extends string>(told: {
  label: string;
  values: readonly Value[];
  missing: string;
}) {
  return { label: told.label, schema: z.enum(told.values, { error: told.missing }) };
}

function atMost(label: string, longest: number) {
  return z.maxLength(longest, {
    error: (issue) =>
      `Shorten the ${label.toLowerCase()} to ${formatWhole(longest)} characters; it has ${lengthOf(issue.input)}.`,
  });
}

/** A number from `least` to `most`. Digits sent as text count as a number. */
export function numberField({ least, most, error }: { least: number; most: number; error: string }) {
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((raw) => (typeof raw === "string" && /^\s*\d+(\.\d+)?\s*$/.test(raw) ? Number(raw) : raw)),
    ),
    z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error })),
  );
}

/** The message for a field that holds a script; `isScriptLike` decides what counts. */
const harmfulContent = "Your input contains potentially harmful content.";

/** Finds the fields whose raw text looks like a script. The browser refuses them while typing, the server again. */
export function scriptLikeFields(input: Record<string, unknown>, names: readonly string[]): Record<string, string[]> {
  const found = names.filter((name) => typeof input[name] === "string" && isScriptLike(input[name]));
  return Object.fromEntries(found.map((name) => [name, [harmfulContent]]));
}

function lengthOf(input: unknown): string {
  return formatWhole(String(input).length);
}
