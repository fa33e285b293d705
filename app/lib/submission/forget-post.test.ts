import { afterEach, expect, it, vi } from "vitest";
import { forgetPost } from "./forget-post.ts";

afterEach(() => void vi.unstubAllGlobals());

it("replaces the page's entry by its own address, and keeps the entry's state", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: { at: 3 }, replaceState });
  vi.stubGlobal("location", { href: "https://visitor.example/book/details?start=1#part" });
  forgetPost();
  expect(replaceState.mock.calls).toEqual([[{ at: 3 }, "", "https://visitor.example/book/details?start=1#part"]]);
});
