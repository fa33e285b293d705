import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type AgingKind, agingKinds, agingStart, markClocks } from "#app/content/marks/clocks.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { calendarText } from "#app/lib/device/calendar-text.ts";
import { type KeptMark, markMonths, markSteps, monthText } from "./mark-months.ts";

const month = (year: number, number: number) => year * 12 + number - 1;
const now = month(2026, 11);
const mark = (kind: AgingKind, change: Partial<KeptMark> = {}): KeptMark => ({
  kind,
  name: "",
  month: month(2021, 3),
  said: null,
  ...change,
});

it.each([
  // 15 U.S.C. 1681c(a): seven years, or ten from a filing; (c)(1): 180 days more. The second date is what usually happens.
  ["late-payment", "March 2028", null],
  ["collection", "September 2028", "March 2028"],
  ["charge-off", "September 2028", "March 2028"],
  ["repossession", "September 2028", "March 2028"],
  ["foreclosure", "March 2028", null],
  ["short-sale", "March 2028", null],
  ["bankruptcy-7", "March 2031", null],
  ["bankruptcy-13", "March 2031", "March 2028"],
  ["inquiry", "March 2023", null],
] as const)("a %s from March 2021 leaves after %s, usually after %s", (kind, leaves, usually) => {
  const [only] = markMonths([mark(kind)], now);
  expect(monthText(only?.leaves ?? 0)).toBe(leaves);
  expect(only?.usually ? monthText(only.usually) : null).toBe(usually);
});

it("a mark is over in the month after its last one, and marks are sorted by when they leave", () => {
  const months = markMonths(
    [
      mark("bankruptcy-7"),
      mark("late-payment", { month: month(2019, 10) }),
      mark("late-payment", { month: month(2019, 11) }),
    ],
    now,
  );
  expect(months.map(({ leaves, isOver }) => [monthText(leaves), isOver])).toEqual([
    ["October 2026", true],
    ["November 2026", false],
    ["March 2031", false],
  ]);
});

it("notices a moved date, when the report names a later month than the law allows", () => {
  const late = (said: number | null) => markMonths([mark("collection", { said })], now)[0]?.isLate;
  expect([late(null), late(month(2028, 9)), late(month(2028, 10))]).toEqual([false, false, true]);
});

it("makes a calendar that another library can read, with the first day after each mark and no past marks", () => {
  const steps = markSteps(
    markMonths([mark("collection", { name: "Blue; Collections" }), mark("inquiry"), mark("bankruptcy-13")], now),
  );
  const text = calendarText(
    { id: "when-marks-leave", name: "When marks leave", steps },
    new Date("2026-11-23T05:00:00Z"),
  );
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([
    ["2028-10-01", "Should be off your report: Collection, Blue; Collections"],
    ["2031-04-01", "Should be off your report: Bankruptcy, Chapter 13"],
  ]);
});

describe("the words", () => {
  it.each(agingKinds.map(({ value }) => value))("about %s say nothing that the law forbids", (kind) => {
    const [step] = markSteps(markMonths([mark(kind, { month: now })], now));
    const { clock, practice = "" } = markClocks[kind];
    const { label, help } = agingStart(kind);
    for (const text of [label, help, clock, practice, step?.title ?? "", step?.text ?? ""])
      expect(checkClaims(text)).toEqual([]);
  });
});
