import * as z from "zod/mini";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { scriptLikeFields } from "./shared-fields.ts";

/**
 * What a client sends besides the fields of a form. `consent` and `attribution` are dropped when they are malformed,
 * because no visitor could fix them.
 */
export const envelopeFields = {
  pageUrl: z.pipe(
    z
      .string({ error: "The page's address is required." })
      .check(z.refine(isWebAddress, { error: "The page's address must start with http:// or https://." })),
    z.pipe(
      z.transform(pageOf),
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
};

/** Fields that people never fill in: `website` catches robots, `_csrf` is the form's token. Malformed values are dropped. */
export const hiddenFields = {
  website: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => cleanText(text).slice(0, 200) || undefined),
      ),
    ),
    undefined,
  ),
  _csrf: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
};

export type SubmissionEnvelope = {
  pageUrl: string;
  submissionKey?: string;
  consent?: { textId: string; version: number };
  attribution?: Record<string, string>;
};

export type HiddenValues = {
  /** Filled in only by robots. */
  website?: string;
  _csrf?: string;
};

export type ParsedForm<Payload> = { ok: true; value: Payload } | { ok: false; fields: Record<string, string[]> };

/** The server's answer to a plain POST that it refused: everything needed to show the form as it was sent. */
export type Rejection = {
  fields: Record<string, string[]>;
  values: Record<string, string>;
  /** The fields are fine, but we couldn't accept the form. */
  failed: boolean;
  /** Why it failed. */
  code?: string;
  retryAfterSeconds?: number;
};

/** The name of its form that a submission gives. */
export function formNameField<const Name extends string>(formName: Name) {
  return z.literal(formName, { error: `The form's name must be "${formName}".` });
}

/**
 * Checks and cleans what was sent, and leaves out keys that the schema does not know. `guarded` names fields that are refused if
 * their text looks like a script.
 */
export function parseForm<Schema extends z.ZodMiniType<Record<string, unknown>>>(
  schema: Schema,
  input: unknown,
  guarded: readonly string[] = [],
): ParsedForm<WithoutGaps<z.output<Schema>>> {
  const body = recordOf(input);
  const harmful = scriptLikeFields(body, guarded);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) return { ok: false, fields: { ...z.flattenError(parsed.error).fieldErrors, ...harmful } };
  if (Object.keys(harmful).length > 0) return { ok: false, fields: harmful };
  return { ok: true, value: withoutGaps(parsed.data) };
}

/** The body of a call as a record. Anything but a record counts as one without fields. */
export function recordOf(input: unknown): Record<string, unknown> {
  const isRecord = typeof input === "object" && input !== null && !Array.isArray(input);
  return isRecord ? (input as Record<string, unknown>) : {};
}

/** Drops fields without a value, so an optional field is missing and never `undefined`. */
export function withoutGaps<Fields extends Record<string, unknown>>(fields: Fields): WithoutGaps<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutGaps<Fields>;
}

/** Optional keys stay optional, without `undefined` as a value. */
export type WithoutGaps<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/**
 * The page's address as the URL standard writes it, with control characters and lone surrogates percent-encoded. Without
 * its query: that can identify a person (`gclid`), and how they came is in `attribution`, as far as they allow.
 */
function pageOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Keeps the first twelve text values, as many as two touches have, each key and value cleaned and cut to fit a row. */
function shortPairs(record: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(record).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(
    pairs.slice(0, 12).map(([key, value]) => [cleanText(key.slice(0, 50)), cleanText(value.slice(0, 200))]),
  );
}
