import * as z from "zod/mini";
import { deskPathOf } from "./table-row.server.ts";

/** Kinds of fields of the desk's forms. A form that was made by hand may leave any of them out. */

/** Longer than anyone types; the forms enforce it, too. */
const mostCharacters = 4000;

/** As it was sent; empty when it was not. Ids are checked where they are looked for. */
export const asSent = z._default(z.string(), "");

/** As it was sent, or undefined. */
export const ifSent = z.optional(z.string());

/** Text of several lines, without the space around it. */
export function text(most = mostCharacters) {
  return z.pipe(
    asSent,
    z.transform((typed: string) => typed.trim().slice(0, most)),
  );
}

/** Text of one line. */
export function line(most: number) {
  return z.pipe(
    asSent,
    z.transform((typed: string) => typed.replace(/\s+/g, " ").trim().slice(0, most)),
  );
}

/** The same, where it may not be empty: `words` say what is missing. */
export function needed(kind: ReturnType<typeof text>, words: string) {
  return kind.check(z.refine((typed) => typed !== "", { error: words }));
}

/** One of a few choices. */
export function oneOf<const Choice extends string>(choices: readonly Choice[], words: string) {
  return z.enum(choices, { error: words });
}

/** A box that is ticked or not. */
export const ticked = z.pipe(
  asSent,
  z.transform((typed: string) => typed === "yes"),
);

/** A number, such as the version of a text. 0 when it was not sent, or is none. */
export const number = z.pipe(
  asSent,
  z.transform((typed: string) => Number(typed) || 0),
);

/** The version of a thing that was on the screen. Undefined in a list's form, which takes any. */
export const seenVersion = z.pipe(
  ifSent,
  z.transform((typed: string | undefined) => (typed === undefined ? undefined : Number(typed))),
);

/** The id of what a form writes, made with its page: pressed twice, it is written once. Undefined when it is none. */
export const once = z.pipe(
  asSent,
  z.transform((typed: string) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed) ? typed : undefined)),
);

/** The list that a form was sent from; null on the page of the thing itself. */
export const back = z.pipe(
  asSent,
  z.transform((typed: string) => (typed === "" ? null : deskPathOf(typed))),
);
