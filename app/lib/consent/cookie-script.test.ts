import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { cookieChoiceCookie } from "#app/lib/cookie-choice.ts";
import { cookieScript } from "./cookie-script.ts";

/** Runs the script on a page that is no more than what the script touches. */
function marksOf(cookie: string, globalPrivacyControl = false): string[] {
  const marks = new Set<string>();
  const classList = {
    add: (name: string) => marks.add(name),
    toggle: (name: string, on: unknown) => (on ? marks.add(name) : marks.delete(name)),
  };
  runInNewContext(cookieScript, {
    document: { cookie, documentElement: { classList }, readyState: "loading" },
    navigator: { globalPrivacyControl },
    addEventListener: () => {},
  });
  return [...marks];
}

test.each([[[]], [["analytics", "marketing", "functional"]]] as const)("knows the cookie that keeps %j", (kinds) => {
  const [pair = ""] = cookieChoiceCookie({ id: "0f".repeat(16), kinds }, { https: true }).split(";");
  expect(marksOf(pair)).toEqual(["ck-kept"]);
  expect(marksOf(`first=1; ${pair}; last=2`)).toEqual(["ck-kept"]);
});

test.each(["", "cookie-choice=analytics", "cookie-choice=0.0f0f.none"])("asks who has %j", (cookie) => {
  expect(marksOf(cookie)).toEqual([]);
});

test("says that the browser's signal was heard", () => {
  expect(marksOf("", true)).toEqual(["ck-gpc"]);
});

test("is one line without comments", () => {
  expect(cookieScript).not.toMatch(/\n|\/\/|\/\*/);
});
