import { expect, test, vi } from "vitest";
import { submissionKeys } from "./submission-keys.ts";

test("the same content sent again has the same key", () => {
  const keyOf = submissionKeys();
  expect(keyOf("a")).toBe(keyOf("a"));
});

test("changed content has a new key, also when it is changed back", () => {
  const keyOf = submissionKeys();
  const keys = [keyOf("a"), keyOf("b"), keyOf("a")];
  expect(new Set(keys).size).toBe(3);
});

test("two forms share no key", () => {
  expect(submissionKeys()("a")).not.toBe(submissionKeys()("a"));
});

test("does without a key where the browser makes none", () => {
  vi.stubGlobal("crypto", {});
  expect(submissionKeys()("a")).toBeUndefined();
  vi.unstubAllGlobals();
});
