import { expect, test } from "vitest";
import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import { choiceOfForm, cookieChoiceCookie, readKeptChoice } from "./kept-choice.ts";

/** The version of the banner's current text. */
const now = cookieTextVersion;
const id = "0123456789abcdef0123456789abcdef";
const http = { https: false };

test.each([[[]], [["analytics"]], [["analytics", "marketing", "functional"]]] as const)(
  "stores %j and reads it back",
  (kinds) => {
    const [pair = ""] = cookieChoiceCookie({ id, kinds }, { https: true }).split(";");
    expect(readKeptChoice(`other=1; ${pair}; more=2`, { https: true })).toEqual({ id, kinds });
    expect(readKeptChoice(pair, http)).toBeNull();
  },
);

test.each([
  null,
  undefined,
  "",
  `not-cookie-choice=${now}.${id}.analytics`,
  "cookie-choice=analytics.marketing",
  `cookie-choice=0.${id}.analytics`,
  `cookie-choice=${now}1.${id}.analytics`,
  `cookie-choice=${now}.short.analytics`,
  `cookie-choice=${now}.${id}`,
])("finds no choice about the current text in %j", (cookies) => {
  expect(readKeptChoice(cookies, http)).toBeNull();
});

test("tells a refusal apart from no choice, and drops unknown kinds", () => {
  expect(readKeptChoice(`cookie-choice=${now}.${id}.none`, http)?.kinds).toEqual([]);
  expect(readKeptChoice(`cookie-choice=${now}.${id}.essential.functional.evil`, http)?.kinds).toEqual(["functional"]);
});

test("the cookie is sent only over https if the page came over https", () => {
  expect(cookieChoiceCookie({ id, kinds: [] }, { https: true })).toMatch(/; Secure$/);
  expect(cookieChoiceCookie({ id, kinds: [] }, { https: false })).not.toMatch(/Secure/);
});

test.each([
  [{ analytics: "on", marketing: "on" }, ["analytics", "marketing"], ["analytics"]],
  [{ choice: "all" }, ["analytics", "marketing", "functional"], ["analytics", "functional"]],
  [{ choice: "essential" }, [], []],
  [{}, [], []],
])("reads the allowed kinds from %j, without marketing under Global Privacy Control", (fields, usually, controlled) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(choiceOfForm(form, { privacyControl: false })).toEqual(usually);
  expect(choiceOfForm(form, { privacyControl: true })).toEqual(controlled);
});
