import fc from "fast-check";
import { expect, it } from "vitest";
import { barWords } from "#app/components/my-path/answer-bar.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import { isAllShut, leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors, planDoors, planPath } from "#app/domain/path/plan-path.ts";
import { now, randomHousehold } from "#test/random-household.ts";
import { maricopa } from "#test/sample-place.ts";
import { holdWords } from "./doors-table.tsx";
import { closedIn } from "./no-month-headline.ts";
import { headlineOf, headlineText, leadDoor } from "./path-headline.ts";
import { changeOf, leverWords } from "./path-levers.tsx";
import { factsOf, limitSentence } from "./path-words.ts";

/** Somebody who could buy today, before they named a payment. */
const ready: Household = {
  place: {
    ...maricopa,
    conformingCents: 832_750_00,
    fhaCents: 557_750_00,
    medianIncomeCents: 110_000_00,
    usdaIncomeCents: null,
  },
  incomes: [{ kind: "job", monthlyCents: 8_000_00, since: now - 70 }],
  savedCents: 45_000_00,
  monthlySavingCents: 400_00,
  debts: [],
  score: { points: 730, from: "lender" },
  marks: [],
  priceCents: 270_000_00,
};

function said(asked: Household) {
  const doors = planDoors(asked, now, pathRules);
  return { doors, bar: barWords(doors, asked, {}), headline: headlineOf(doors, asked, {}) };
}

it("says that the visitor’s own limit stops the plan, and what there is without it", () => {
  const free = said(ready).bar.sentence;
  expect(free).toMatch(/: today\.$/);
  const { doors, bar, headline } = said({ ...ready, comfortCents: 1_100_00 });
  expect(headline.state).toBe("wish");
  expect(headlineText(headline)).toBe(
    `Your own limit stops you first: the house payment is above the $1,100 that you said feels right. Without it: ${free.replace(": today", ", today")}`,
  );
  expect(bar.door).toBe("shut");
  expect(`${bar.sentence} ${bar.more}`).toBe(headlineText(headline));
  const lead = doors.withoutWish;
  const door = doors.programs.find(({ program }) => program === lead?.program);
  expect(door && holdWords(door, doors)).toMatch(
    /^Your own limit: \$[\d,]+( to \$[\d,]+)? a month, above the \$1,100 that you said feels right\. Your own limit stops it, not a lender’s rule\. Without it: today\.$/,
  );
});

it("offers to raise your own limit or leave it out, and each brings the month back", () => {
  const asked = { ...ready, comfortCents: 900_00 };
  const { levers } = planPath(asked, now, pathRules);
  for (const kind of ["raise-wish", "drop-wish"] as const) {
    const lever = levers.find((one) => one.kind === kind);
    if (!lever) throw new Error(`No ${kind}`);
    expect(lever.month).toBe(now);
    expect(leverWords(lever, asked, {}).title).toMatch(/own limit/);
    const { comfortCents, ...rest } = { ...asked, ...changeOf(lever, asked) };
    const after = comfortCents === undefined ? rest : { ...rest, comfortCents };
    expect(leadDoor(planDoors(after as Household, now, pathRules))?.month).toBe(now);
  }
  expect(planPath(ready, now, pathRules).levers.map(({ kind }) => kind)).not.toContain("drop-wish");
});

it("leaves each rule of a lender as it is without the wish, and says the wish with its own amount", () => {
  fc.assert(
    fc.property(randomHousehold, ({ comfortCents = 1_270_00, ...asked }) => {
      const wished = { ...asked, comfortCents };
      for (const door of plainDoors(wished, now, pathRules)) {
        for (const limit of door.limits) {
          const words = `${factsOf(limit, door.program)} ${limitSentence(limit, door)}`;
          expect(words).not.toMatch(/line (?:by hand )?is 0\b/);
          if (limit.kind === "payment-to-income" && limit.needs !== undefined)
            expect([0.29, 0.31]).toContain(limit.needs);
          if (limit.kind === "own-payment") expect(words).not.toMatch(/\bline is\b/);
        }
      }
    }),
    { numRuns: 200 },
  );
});

it("says the month without the wish exactly where it is sooner, and asks for nothing that opens no door", () => {
  fc.assert(
    fc.property(randomHousehold, ({ comfortCents = 1_090_00, ...asked }) => {
      const free = leadOf(plainDoors(asked, now, pathRules));
      const { doors, bar, headline } = said({ ...asked, comfortCents });
      const lead = leadDoor(doors);
      const isSooner = (free?.month ?? Number.POSITIVE_INFINITY) < (lead?.month ?? Number.POSITIVE_INFINITY);
      expect(doors.withoutWish?.month ?? null).toBe(isSooner ? free?.month : null);
      if (isSooner) expect(`${bar.sentence} ${bar.more}`).toMatch(/Without (?:it|your own limit): /);
      if (isSooner) expect(`${headlineText(headline)} ${headline.lead}`).toMatch(/Without (?:it|your own limit) ?.*: /);
      if (lead === null && isAllShut(doors.programs)) expect(bar.more).not.toContain("Still open");
      const isWishAlone = lead === null && doors.programs.some((door) => closedIn(door).length > 0) && isSooner;
      if (isWishAlone) expect(headlineText(headline)).not.toContain("no loan works yet");
    }),
    { numRuns: 200 },
  );
});
