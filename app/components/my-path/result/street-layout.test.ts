import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProgramAnswer } from "#app/domain/path/answer.ts";
import { designAnswer, designHousehold, pathStates } from "#test/path-household.ts";
import { leadDoor } from "./path-headline.ts";
import { narrowAxis, placeDoors, placeStops, streetOf, wideAxis } from "./street-layout.ts";
import { doorDay } from "./street-wide.tsx";

const { now } = designAnswer;
const [fha, ...shut] = designAnswer.programs as [ProgramAnswer, ...ProgramAnswer[]];

function streetWith(...months: number[]) {
  const doors = months.map((month) => ({ ...fha, month: now + month, limits: [] }));
  return streetOf({ ...designAnswer, programs: [...doors, ...shut], best: 0 }, designHousehold, {});
}

describe("the design’s street", () => {
  const street = streetOf(designAnswer, designHousehold, {});

  it("has the lit door at 650, and the doors that the score shuts first on the wall and not among the months", () => {
    expect(wideAxis(street)).toMatchObject({ unit: 20, door: 650 });
    expect(street.doors.map(({ signs, look }) => [signs[0], look])).toEqual([["FHA", "lit"]]);
    expect(street.wall.map(({ sign, why }) => [sign, why])).toEqual([
      ["HomeReady", "score 620"],
      ["Conventional", "score 620"],
      ["FHA + help", "score 640"],
      ["VA", "no service"],
      ["USDA", "price, place"],
    ]);
  });

  it("has stops for today, the end of the lease, the end of the car loan, and the end of the collection", () => {
    const placed = placeStops(street.stops, wideAxis(street), { end: 886, taken: [], room: () => 55 });
    expect(placed.map(({ name, day }) => [name, day])).toEqual([
      ["Today", "November 2026"],
      ["Lease ends", "July 31, 2027"],
      ["Car paid off", "June 2028"],
      ["Collection gone", "by November 2029"],
    ]);
  });
});

it("the lit door is never beyond 650, and the months end before the wall", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), (month) => {
      const axis = wideAxis(streetWith(month));
      expect(axis.door).toBeLessThanOrEqual(650);
      expect(axis.door).toBeGreaterThanOrEqual(270);
      expect(axis.at(axis.months)).toBeLessThanOrEqual(890);
      expect(narrowAxis(streetWith(month)).door).toBeLessThanOrEqual(170 + 60 * 17);
    }),
  );
});

it("doors are at least 120 apart, or share a house", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 6 }), (months) => {
      const ordered = months.toSorted((one, other) => one - other);
      const street = streetWith(...ordered);
      const placed = placeDoors(street, wideAxis(street));
      for (const [index, { place }] of placed.entries()) {
        if (index > 0) expect(place - (placed[index - 1]?.place ?? 0)).toBeGreaterThanOrEqual(120);
      }
    }),
  );
});

it("the words of two stops never overlap", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }), (at) => {
      const street = streetWith(25);
      const stops = at.map((month) => ({ at: month, name: "Stop", day: "Day", look: "debt" as const }));
      const placed = placeStops(stops, wideAxis(street), { end: 886, taken: [], room: () => 55 });
      const words = placed.map((stop) => stop.words).toSorted((one, other) => one - other);
      for (const [index, place] of words.entries()) {
        if (index > 0) expect(place - (words[index - 1] ?? 0)).toBeGreaterThanOrEqual(110);
      }
    }),
  );
});

it("the wall shows five doors, and says how many more there are", () => {
  const street = streetOf({ ...designAnswer, programs: [fha, ...shut, ...shut] }, designHousehold, {});
  expect([street.wall.length, street.unseen]).toEqual([5, 5]);
});

it("a door that only a lender’s exception opens has no month under it", () => {
  const debts = { kind: "debt-to-income", has: 0.52, needs: 0.43, state: "unknown", ask: "lender" } as const;
  const days = (month: number) => {
    const door: ProgramAnswer = { ...fha, month, open: ["debt-to-income"], limits: [debts] };
    const { doors } = streetOf({ ...designAnswer, programs: [door], best: 0 }, designHousehold, {});
    return doors.map((each) => doorDay(each, now));
  };
  expect([days(now), days(now + 9)]).toEqual([["only a lender can say"], ["only a lender can say"]]);
});

it("an unknown door is on the wall with a question mark, except the one that the answer is about", () => {
  const ask = { ...fha, program: "va", open: ["service"], month: now + 3 } as const;
  const street = streetOf({ ...designAnswer, programs: [fha, ask], best: 0 }, designHousehold, {});
  expect(street.doors.map(({ signs }) => signs[0])).toEqual(["FHA"]);
  expect(street.wall).toMatchObject([{ sign: "VA", group: "ask", why: "ask first" }]);
});

it.each([
  ["2 all skipped", null],
  ["5 score below every line", null],
  ["7 later than ten years", null],
  ["8 savings shrink", null],
  ["11 supposed", "supposed"],
  ["3 cannot tell the score", "ask"],
  ["4 waiting time", "lit"],
])("%s: the first house is %s", (name, look) => {
  const state = pathStates[name];
  if (!state) throw new Error(name);
  const [door] = streetOf(state.answer, state.household, {}).doors;
  expect(door?.look ?? null).toBe(look);
  expect(leadDoor(state.answer) === null).toBe(look === null);
});
