import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Calls that only return a value: a bundler drops one whose value isn't used, and with it the error it should throw. */
const pure =
  "(?:new )?(?:decodeURI|decodeURIComponent|encodeURI|encodeURIComponent|JSON\\.(?:parse|stringify)|URL|URL\\.canParse|" +
  "URLSearchParams|RegExp|Date|BigInt|Number|String|Symbol|structuredClone|atob|btoa|TextDecoder|Intl\\.\\w+|Array|Map|Set)";
/** Such a call as a separate statement: after the end of another statement, a brace or a comment. */
const bareCall = new RegExp(`(?:[;{}]|//[^\\n]*)\\s*\\n\\s*(${pure}\\([^;\\n]*\\));`, "g");

function bareCallsIn(source: string): string[] {
  return [...source.matchAll(bareCall)].map(([, call = ""]) => call);
}

test("finds a call whose value is not used", () => {
  expect(bareCallsIn("try {\n  decodeURIComponent(path);\n  return true;\n}")).toEqual(["decodeURIComponent(path)"]);
  expect(bareCallsIn("// Throws.\nnew URL(text);\n")).toEqual(["new URL(text)"]);
  expect(bareCallsIn("const url =\n  new URL(text);\nreturn JSON.parse(text);\n")).toEqual([]);
});

test.each(["app", "config", "server.ts"])("no bundler can drop a call that may throw: %s", (place) => {
  const names = place.endsWith(".ts") ? [""] : readdirSync(place, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /^$|(?<!\.test)\.tsx?$/.test(name)).map((name) => join(place, name));
  const found = sources.flatMap((file) => bareCallsIn(readFileSync(file, "utf8")).map((call) => `${file}: ${call}`));
  expect(sources.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
