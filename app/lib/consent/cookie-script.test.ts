import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import cookieScript from "./cookie-script.ts?script";
import { cookieChoiceCookie, type OptionalCookieKind } from "./kept-choice.ts";

/** Runs the script on a minimal page: only the parts it touches. "awake" stands for the script that starts the module. */
function marksOf(cookie: string, { globalPrivacyControl = false, https = true } = {}): string[] {
  const marks = new Set<string>();
  const classList = {
    add: (name: string) => marks.add(name),
    toggle: (name: string, on: unknown) => (on ? marks.add(name) : marks.delete(name)),
  };
  const page = {
    cookie,
    documentElement: { classList },
    head: { append: (content: string) => marks.add(content) },
    querySelector: () => ({ content: "awake" }),
  };
  const addEventListener = () => {};
  runInNewContext(cookieScript, {
    document: page,
    navigator: { globalPrivacyControl },
    location: { protocol: https ? "https:" : "http:" },
    performance: { getEntriesByType: () => [] },
    addEventListener,
  });
  return [...marks];
}

test.each([
  [[], ["ck-kept"]],
  [["functional"], ["ck-kept"]],
  [["analytics"], ["ck-kept", "awake"]],
  [["marketing"], ["ck-kept", "awake"]],
  [
    ["analytics", "marketing", "functional"],
    ["ck-kept", "awake"],
  ],
] as [OptionalCookieKind[], string[]][])("recognizes the cookie that stores %j", (kinds, marks) => {
  for (const letter of "0123456789abcdef") {
    for (const https of [true, false]) {
      const [pair = ""] = cookieChoiceCookie({ id: letter.repeat(32), kinds }, { https }).split(";");
      expect(marksOf(pair, { https })).toEqual(marks);
      expect(marksOf(`first=marketing; ${pair}; last=analytics`, { https })).toEqual(marks);
      expect(marksOf(pair, { https: !https })).toEqual([]);
      expect(marksOf(`x${pair}`, { https })).toEqual([]);
    }
  }
});

test.each(["", "cookie-choice=analytics", "cookie-choice=0.0f0f.none"])(
  "asks a visitor whose cookie is %j",
  (cookie) => {
    expect(marksOf(cookie)).toEqual([]);
  },
);

test("marks the page when the browser sends Global Privacy Control", () => {
  expect(marksOf("", { globalPrivacyControl: true })).toEqual(["ck-gpc"]);
});

test("is one line without comments", () => {
  expect(cookieScript).not.toMatch(/\n|\/\/|\/\*/);
});
