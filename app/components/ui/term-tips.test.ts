import { expect, it } from "vitest";
import { TooltipClock } from "#app/components/ui/term-tips.ts";

it("delays the first explanation, but not one that opens right after another closes", () => {
  const clock = new TooltipClock();
  expect(clock.delay(1_000)).toBe(700);
  clock.closed(2_000);
  expect(clock.delay(2_300)).toBe(0);
  expect(clock.delay(2_301)).toBe(700);
});
