import { afterEach, beforeEach, expect, it, vi } from "vitest";

const newer: [object, string][] = [
  ...["toSorted", "toReversed", "toSpliced", "findLast", "findLastIndex"].map((name): [object, string] => [
    Array.prototype,
    name,
  ]),
  [Map, "groupBy"],
  [URL, "canParse"],
  [AbortSignal, "timeout"],
];
const own = newer.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name) ?? {});

/** It exports nothing, so TypeScript does not treat it as a module. */
const olderBrowsers = "./older-browsers.ts";

/** The features that code like ours uses. */
function used() {
  const list = [3, 10, 2];
  const isSmall = (value: number) => value < 5;
  return [
    [list.toSorted(), list.toSorted((one, other) => other - one), list.toReversed(), list],
    [list.toSpliced(1, 1), list.toSpliced(0, 1, 7, 8), list.toSpliced(3, 0, 1)],
    [list.findLast(isSmall), list.findLast((value) => value > 99), [].findLast(Boolean)],
    [list.findLastIndex(isSmall), list.findLastIndex((value) => value > 9), list.findLastIndex(() => false)],
    [...Map.groupBy(["a", "b", "ab"], ({ length }) => length)],
    [URL.canParse("https://site.example"), URL.canParse("/a"), URL.canParse("/a", "https://site.example")],
    Object.keys(list),
  ];
}

const expected = used();

beforeEach(async () => {
  for (const [target, name] of newer) Reflect.deleteProperty(target, name);
  vi.resetModules();
  await import(/* @vite-ignore */ olderBrowsers);
});
afterEach(() => {
  vi.useRealTimers();
  for (const [index, [target, name]] of newer.entries()) Object.defineProperty(target, name, own[index] ?? {});
});

it("makes older browsers do what newer ones do", () => {
  expect(Object.getOwnPropertyDescriptor(Array.prototype, "toSorted")?.value).not.toBe(own[0]?.value);
  expect(used()).toEqual(expected);
});

it("ends a request when its time is up", async () => {
  vi.useFakeTimers();
  const signal = AbortSignal.timeout(5000);
  await vi.advanceTimersByTimeAsync(4999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
});
