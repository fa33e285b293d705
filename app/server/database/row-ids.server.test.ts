import { afterEach, expect, it, vi } from "vitest";
import { idBefore, newRowId, timeOfId } from "./row-ids.server.ts";

afterEach(() => void vi.useRealTimers());

it("rows made in the same millisecond have ids in the order they were made", () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 1) });
  const ids = Array.from({ length: 5000 }, newRowId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(5000);
  expect(timeOfId(ids[0] ?? "")).toBe(Date.UTC(2027, 2, 1));
});

it("setting the clock back doesn't change the order", () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 2) });
  const before = newRowId();
  vi.setSystemTime(Date.UTC(2027, 2, 1));
  expect(newRowId() > before).toBe(true);
});

it("an id from some time ago is lower than every id made since", () => {
  const id = newRowId();
  expect(timeOfId(idBefore(id, 60_000))).toBe(timeOfId(id) - 60_000);
  expect(idBefore(id, 1) < id).toBe(true);
  expect(idBefore(id, Number.MAX_SAFE_INTEGER)).toBe("00000000-0000-0000-0000-000000000000");
});
