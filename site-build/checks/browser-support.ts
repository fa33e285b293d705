import { features } from "web-features";

/** Something that browsers have in scripts. */
export type BuiltIn = {
  key: string;
  owner: string;
  /** Null for all of the owner; the owner's own name for its constructor. */
  member: string | null;
  /** Whether it belongs to the owner itself or to its instances; the language's own built-ins do not say. */
  of: "itself" | "instances" | "either";
  /** Whether it is a method of the language, and not of the web. */
  isOfLanguage: boolean;
};

/** A browser and its version: "safari 15.4". */
export function lacks(browser: string): (key: string) => boolean {
  const [name = "", version = ""] = browser.split(" ");
  return (key) => !(Number(supportOf.get(key)?.[name]) <= Number(version));
}

const supportOf = new Map<string, Readonly<Record<string, string | undefined>>>();
for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    supportOf.set(key, { ...support });
}

/** The names of all that is known, as MDN has them: `javascript.builtins.Array.toSorted`, `css.selectors.popover-open`. */
export const compatKeys: readonly string[] = [...supportOf.keys()];

/**
 * Features that scripts can use: `javascript.builtins.Array.toSorted`, `api.URL.canParse_static`, `api.CompressionStream`.
 */
export const builtIns: readonly BuiltIn[] = compatKeys.flatMap((key) => {
  const [, kind, owner, member, mark] = /^(javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(_static)?)?$/.exec(key) ?? [];
  if (!owner) return [];
  const isOfLanguage = kind !== "api";
  const of = isOfLanguage ? "either" : mark ? "itself" : "instances";
  return [{ key, owner, member: member ?? null, of, isOfLanguage }];
});
