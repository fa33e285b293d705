import { afterEach, beforeEach, expect, it, vi } from "vitest";

const key = "loan-estimates";
let texts: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  texts = new Map();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    removeItem: (name: string) => void texts.delete(name),
    setItem: (name: string, text: string) => void texts.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => import("./kept-estimates.ts");

it("saves typed text under one key with a version, and the next page finds it", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 1, { lender: "Maple", rate: "6.5%", loan: " " }));
  expect(JSON.parse(texts.get(key) ?? "")).toEqual({
    pathToKeys: 1,
    isSample: false,
    forms: [{}, { lender: "Maple", rate: "6.5%" }],
  });
  vi.resetModules();
  expect((await open()).estimatesStore.snapshot().kept.forms[1]).toEqual({ lender: "Maple", rate: "6.5%" });
});

it("leaves no key behind when every box is empty again", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "6" }));
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "" }));
  expect(texts.size).toBe(0);
});

it.each([
  "{broken",
  '{"pathToKeys":1,"forms":"x","isSample":false}',
  '{"pathToKeys":1,"forms":[{},{},{},{}],"isSample":false}',
  `{"pathToKeys":1,"forms":[{"rate":"${"9".repeat(61)}"}],"isSample":false}`,
])("sets aside text that it cannot read: %s", async (text) => {
  texts.set(key, text);
  const { estimatesStore } = await open();
  expect(estimatesStore.snapshot().problem).toBe("broken");
  expect(estimatesStore.asideText()).toBe(text);
});

it("does not change data from a newer page", async () => {
  const newer = '{"pathToKeys":2,"sheets":[]}';
  texts.set(key, newer);
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "6" }));
  expect(estimatesStore.snapshot().problem).toBe("newer");
  expect(texts.get(key)).toBe(newer);
});

it("cuts text that is too long for a box, so that it can be read again", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { lender: "a".repeat(500) }));
  vi.resetModules();
  expect((await open()).estimatesStore.snapshot().problem).toBeNull();
});
