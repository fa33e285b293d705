import { expect, it } from "vitest";
import { TooltipClock } from "#app/components/ui/term-tips.ts";

it("lets the first explanation wait, and one right after another not at all", () => {
  const clock = new TooltipClock();
  expect(clock.delay(1_000)).toBe(700);
  clock.closed(2_000);
  expect(clock.delay(2_300)).toBe(0);
  expect(clock.delay(2_301)).toBe(700);
});
