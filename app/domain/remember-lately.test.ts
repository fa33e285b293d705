import { expect, it, vi } from "vitest";
import { once, rememberLast } from "./remember-lately.ts";

it("works out a value when it is first needed, and only once, even if the value is null", () => {
  const make = vi.fn(() => null);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("remembers the last result for the same arguments, and for no others", () => {
  const [first, second] = [{ cents: 1 }, { cents: 1 }];
  const make = vi.fn((thing: { cents: number }, more?: number) => ({ cents: thing.cents + (more ?? 0) }));
  const last = rememberLast(make);
  expect(last(first, 2)).toBe(last(first, 2));
  expect(make).toHaveBeenCalledTimes(1);
  expect([last(second, 2), last(second, 3), last(second)].map(({ cents }) => cents)).toEqual([3, 4, 1]);
  expect(make).toHaveBeenCalledTimes(4);
});
