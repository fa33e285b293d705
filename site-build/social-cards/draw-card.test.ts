import { expect, it } from "vitest";
import { cardPainter } from "./draw-card.ts";

it("draws a card in the size that link previews need, and a different one for different words", async () => {
  const paint = await cardPainter();
  const [one, other] = await Promise.all([
    paint({ kind: "Guide", large: "How to read your credit report", note: null }),
    paint({ kind: "Contact", large: "Contact us", note: null }),
  ]);
  expect(one.subarray(1, 4).toString()).toBe("PNG");
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(one.equals(other)).toBe(false);
});
