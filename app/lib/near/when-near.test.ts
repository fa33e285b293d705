import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenLinked } from "./when-near.ts";

const inside = {} as Element;
const place = { contains: (element: Element) => element === inside } as unknown as Element;
const address = { hash: "" };

function goTo(hash: string) {
  address.hash = hash;
  window.dispatchEvent(new Event("hashchange"));
}

beforeEach(() => {
  address.hash = "";
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", address);
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "inside" ? inside : null) });
});
afterEach(() => vi.unstubAllGlobals());

test("an address that leads into the place calls at once", () => {
  const then = vi.fn();
  address.hash = "#inside";
  whenLinked(place, then);
  expect(then).toHaveBeenCalledTimes(1);
});

test("one that leads elsewhere calls when that changes, until the watch ends", () => {
  const then = vi.fn();
  address.hash = "#elsewhere";
  const stop = whenLinked(place, then);
  goTo("");
  expect(then).not.toHaveBeenCalled();
  goTo("#inside");
  expect(then).toHaveBeenCalledTimes(1);
  stop();
  goTo("#inside");
  expect(then).toHaveBeenCalledTimes(1);
});
