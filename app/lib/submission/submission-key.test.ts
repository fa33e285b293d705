import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { submissionKeys } from "./submission-key.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the same content sent again has the same key, even after a reload", async () => {
  const key = await submissionKeys("contact").keyOf("a");
  expect(key).toMatch(/^[\w-]{36}$/);
  const { keyOf } = submissionKeys("contact");
  expect([await keyOf("a"), await keyOf("a")]).toEqual([key, key]);
});

test("changed content has a new key, even when it is changed back", async () => {
  const { keyOf } = submissionKeys("contact");
  const keys = [await keyOf("a"), await keyOf("b"), await keyOf("a")];
  expect(new Set(keys).size).toBe(3);
});

test("the same content has a new key once the last one is dropped, and keeps that one", async () => {
  const { keyOf, drop } = submissionKeys("contact");
  const first = await keyOf("a");
  drop();
  const second = await keyOf("a");
  expect(second).not.toBe(first);
  expect([await keyOf("a"), await submissionKeys("contact").keyOf("a")]).toEqual([second, second]);
});

test("two forms share no key", async () => {
  expect(await submissionKeys("contact").keyOf("a")).not.toBe(await submissionKeys("careers").keyOf("a"));
});

test("no typed text is stored", async () => {
  await submissionKeys("contact").keyOf("Maria Lopez");
  expect([...stored].join()).not.toContain("Maria");
});

test.each([
  [
    "blocks storage",
    () => {
      throw new DOMException("blocked", "SecurityError");
    },
  ],
  ["has nonsense in storage", () => "<html>"],
])("uses a key that lasts for the page if the browser %s", async (_how, getItem) => {
  vi.stubGlobal("sessionStorage", { getItem, setItem: getItem });
  const { keyOf } = submissionKeys("contact");
  expect(await keyOf("a")).toBe(await keyOf("a"));
});

test("uses no key if the browser cannot make one", async () => {
  vi.stubGlobal("crypto", {});
  expect(await submissionKeys("contact").keyOf("a")).toBeUndefined();
});
