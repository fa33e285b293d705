import { expect, it } from "vitest";
import { createHaste } from "./haste.ts";

function atClock() {
  let nowMs = 0;
  const haste = createHaste(() => nowMs);
  const type = (letters: string, everyMs = 150) =>
    [...letters].map((letter) => {
      nowMs += everyMs;
      return haste.takes(letter);
    });
  return { haste, type };
}

it("takes letters after a press on Send as words, as long as somebody types on, and then as keys again", () => {
  const { haste, type } = atClock();
  expect(type("tp")).toEqual([false, false]);
  haste.begin();
  expect(type("put that in another note please")).not.toContain(false);
  expect(type("t", 1500)).toEqual([false]);
});

it("leaves Undo a key as the first press alone, and Tab and Escape at any time", () => {
  const { haste, type } = atClock();
  haste.begin();
  expect(type("Z")).toEqual([false]);
  expect(type("razor")).toEqual([true, true, true, true, true]);
  expect([haste.takes("Tab"), haste.takes("Escape"), haste.takes("ArrowDown")]).toEqual([false, false, false]);
});
