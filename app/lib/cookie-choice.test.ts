import { expect, test } from "vitest";
import { choiceOfForm, cookieChoiceCookie, readCookieChoice } from "./cookie-choice.ts";

test.each([[[]], [["analytics"]], [["analytics", "marketing", "functional"]]] as const)("keeps %j", (choice) => {
  const [pair = ""] = cookieChoiceCookie(choice, { https: true }).split(";");
  expect(readCookieChoice(`other=1; ${pair}; more=2`)).toEqual(choice);
});

test("knows no choice from a refusal, and drops what it does not know", () => {
  expect(readCookieChoice(null)).toBeNull();
  expect(readCookieChoice("not-cookie-choice=analytics")).toBeNull();
  expect(readCookieChoice("cookie-choice=none")).toEqual([]);
  expect(readCookieChoice("cookie-choice=essential.functional.evil")).toEqual(["functional"]);
});

test("is sent only over https where the page is", () => {
  expect(cookieChoiceCookie([], { https: true })).toMatch(/; Secure$/);
  expect(cookieChoiceCookie([], { https: false })).not.toMatch(/Secure/);
});

test("takes the checked boxes, but no marketing against Global Privacy Control", () => {
  const form = new FormData();
  form.set("analytics", "on");
  form.set("marketing", "on");
  expect(choiceOfForm(form, { privacyControl: false })).toEqual(["analytics", "marketing"]);
  expect(choiceOfForm(form, { privacyControl: true })).toEqual(["analytics"]);
});
