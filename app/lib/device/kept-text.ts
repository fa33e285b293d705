import * as z from "zod/mini";
import type { ReadKept } from "./device-store.ts";

/** Upgrades a value that an older page kept to the next version. */
export type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** The version comes first, under a name that identifies the site: `{"pathToKeys":1,…}`. */
const versionName = "pathToKeys";
const envelope = z.looseObject({ [versionName]: z.int().check(z.gte(1)) });

/** Reads a kept text. Older versions are upgraded to today's, the one after the last step; nothing is guessed. */
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
    // Some calculations reject a negative zero.
    return JSON.parse(text, (_, value) => (Object.is(value, -0) ? 0 : value));
  } catch {
    return null;
  }
}
