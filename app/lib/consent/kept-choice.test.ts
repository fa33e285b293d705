import { expect, test } from "vitest";
import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import { choiceOfForm, cookieChoiceCookie, readKeptChoice } from "./kept-choice.ts";

/** The version of the words that stand in the banner today. */
const now = cookieTextVersion;
const id = "0123456789abcdef0123456789abcdef";
const http = { https: false };

test.each([[[]], [["analytics"]], [["analytics", "marketing", "functional"]]] as const)("keeps %j", (kinds) => {
  const [pair = ""] = cookieChoiceCookie({ id, kinds }, { https: true }).split(";");
  expect(readKeptChoice(`other=1; ${pair}; more=2`, { https: true })).toEqual({ id, kinds });
  expect(readKeptChoice(pair, http)).toBeNull();
});

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
])("knows no choice beside the present text from %j", (cookies) => {
  expect(readKeptChoice(cookies, http)).toBeNull();
});

test("knows a refusal from no choice, and drops what it does not know", () => {
  expect(readKeptChoice(`cookie-choice=${now}.${id}.none`, http)?.kinds).toEqual([]);
  expect(readKeptChoice(`cookie-choice=${now}.${id}.essential.functional.evil`, http)?.kinds).toEqual(["functional"]);
});

test("is sent only over https where the page is", () => {
  expect(cookieChoiceCookie({ id, kinds: [] }, { https: true })).toMatch(/; Secure$/);
  expect(cookieChoiceCookie({ id, kinds: [] }, { https: false })).not.toMatch(/Secure/);
});

test.each([
  [{ analytics: "on", marketing: "on" }, ["analytics", "marketing"], ["analytics"]],
  [{ choice: "all" }, ["analytics", "marketing", "functional"], ["analytics", "functional"]],
  [{ choice: "essential" }, [], []],
  [{}, [], []],
])("takes of %j what is allowed, but no marketing against Global Privacy Control", (fields, usually, controlled) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(choiceOfForm(form, { privacyControl: false })).toEqual(usually);
  expect(choiceOfForm(form, { privacyControl: true })).toEqual(controlled);
});
