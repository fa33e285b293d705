import * as z from "zod/mini";
import type { ReadKept } from "./device-store.ts";

/** Brings what an older page kept to the next version. */
export type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** The version stands first, under a name that says whose text it is: `{"pathToKeys":1,…}`. */
const versionName = "pathToKeys";
const envelope = z.looseObject({ [versionName]: z.int().check(z.gte(1)) });

/** Reads what was kept. Older versions are brought up to today's, the one after the last step; nothing is guessed. */
export function readKept<Kept>(
  text: string,
  schema: z.ZodMiniType<Kept>,
  steps: readonly Migration[] = [],
): ReadKept<Kept> {
  const { data } = envelope.safeParse(parseJson(text));
  if (!data) return { is: "broken" };
  const { [versionName]: version, ...rest } = data;
  if (Number(version) > steps.length + 1) return { is: "newer" };
  try {
    const today = steps.slice(Number(version) - 1).reduce<Record<string, unknown>>((older, step) => step(older), rest);
    const { data: kept } = schema.safeParse(today);
    return kept ? { is: "kept", kept } : { is: "broken" };
  } catch {
    return { is: "broken" };
  }
}

/** The reverse of `readKept`, in today's version. */
export function writeKept(kept: object, steps: readonly Migration[] = []): string {
  return JSON.stringify({ [versionName]: steps.length + 1, ...kept });
}

function parseJson(text: string): unknown {
  try {
    // A zero with a sign is a number that no sum takes.
    return JSON.parse(text, (_, value) => (Object.is(value, -0) ? 0 : value));
  } catch {
    return null;
  }
}
