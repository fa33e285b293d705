import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { designHousehold } from "#test/path-household.ts";
import { now, randomHousehold } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { headlineOf, headlineText, leadDoor } from "./path-headline.ts";
import { monthWords } from "./path-levers.tsx";

it("repeats the plan’s “only if” beside a step’s month", () => {
  const asked = { ...designHousehold, score: "unknown" } as const;
  const answer = planPath(asked, now, pathRules);
  const [, condition] = headlineText(headlineOf(answer, asked, {})).split("only if ");
  const more = answer.levers.find(({ kind, cents }) => kind === "save-more" && cents === 100_00);
  if (!more?.month) throw new Error("More savings have a month");
  expect(monthWords(more, more.month, leadDoor(answer)?.month ?? null)).toBe(
    `Not before ${monthName(more.month)}, and only if ${condition?.replace(/\..*$/, "")}`,
  );
});

it("names a bare month only where the step leaves no question", () => {
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      for (const lever of planPath(asked, now, pathRules).levers) {
        if (lever.month === null) continue;
        const words = monthWords(lever, lever.month, null);
        expect(words.includes("only if ")).toBe(lever.open.length > 0);
        expect(words).not.toMatch(/undefined|NaN| {2}|if $/);
      }
    }),
    { numRuns: rounds(40, 400) },
  );
});
