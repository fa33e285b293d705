import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#app/domain/time/calendar.ts";
import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import { type DisputeTerms, disputeDates, type SentLetter } from "./dates.ts";

const terms: DisputeTerms = {
  checkDays: 30,
  moreDays: 15,
  toldCompanyBusinessDays: 5,
  resultBusinessDays: 5,
  complainAfterDays: 45,
  mailDays: 5,
};
const letter: SentLetter = { to: "bureau", mailed: null, arrived: null, isFreeReport: false, addedPapers: null };
const read = (change: Partial<SentLetter>) => {
  const answer = disputeDates({ ...letter, ...change }, terms);
  if (answer === null || typeof answer === "string") throw new Error(`No dates: ${answer}`);
  return { ...answer, on: Object.fromEntries(answer.dates.map(({ kind, day }) => [kind, day])) };
};

/** Counted by hand on a calendar of each year, with the holidays that the Office of Personnel Management lists. */
const cases = [
  // arrived, company told, check, result, write again, complain
  ["over Thanksgiving", "2026-11-20", "2026-11-30", "2026-12-20", "2026-12-28", "2027-01-04", "2027-01-05"],
  ["over Christmas and New Year", "2026-12-18", "2026-12-28", "2027-01-17", "2027-01-25", "2027-02-01", "2027-02-02"],
  ["day 30 on a Saturday", "2026-08-27", "2026-09-03", "2026-09-26", "2026-10-02", "2026-10-07", "2026-10-12"],
  [
    "day 30 on a Sunday, then Columbus Day",
    "2026-09-11",
    "2026-09-18",
    "2026-10-11",
    "2026-10-19",
    "2026-10-26",
    "2026-10-27",
  ],
  ["day 30 on a holiday", "2026-05-20", "2026-05-28", "2026-06-19", "2026-06-26", "2026-07-01", "2026-07-05"],
  [
    "July 4 on a Saturday, observed on Friday",
    "2026-06-29",
    "2026-07-07",
    "2026-07-29",
    "2026-08-05",
    "2026-08-10",
    "2026-08-14",
  ],
  ["over the end of February", "2027-01-29", "2027-02-05", "2027-02-28", "2027-03-05", "2027-03-10", "2027-03-16"],
  ["in a leap year", "2028-01-31", "2028-02-07", "2028-03-01", "2028-03-08", "2028-03-13", "2028-03-17"],
] as const;

describe("a bureau that receives a dispute", () => {
  it.each(cases)(
    "(%s) gets its dates from the arrival on %s",
    (_when, arrived, told, check, result, again, complain) => {
      expect(read({ arrived }).on).toEqual({
        arrives: arrived,
        "told-company": told,
        check,
        result,
        "nothing-came": again,
        complain,
      });
    },
  );

  it("has 45 days after a free annual report or when more papers arrive in time, but never more for both", () => {
    const longer = { check: "2027-01-04", result: "2027-01-11" };
    const arrived = "2026-11-20";
    expect(read({ arrived, isFreeReport: true })).toMatchObject({ on: longer, longer: "free-report" });
    expect(read({ arrived, addedPapers: "2026-12-20" })).toMatchObject({ on: longer, longer: "added-papers" });
    expect(read({ arrived, isFreeReport: true, addedPapers: "2026-12-01" }).on).toMatchObject(longer);
  });

  it("is complained about only once its time is up and more than 45 days have passed, in the order of the days", () => {
    const kinds = (change: Partial<SentLetter>) => read(change).dates.map(({ kind }) => kind);
    const arrived = "2026-11-20";
    expect(kinds({ arrived }).slice(-2)).toEqual(["nothing-came", "complain"]);
    expect(kinds({ arrived, isFreeReport: true }).slice(-4)).toEqual(["check", "complain", "result", "nothing-came"]);
    expect(read({ arrived, isFreeReport: true }).on.complain).toBe("2027-01-05");
  });

  it("gets no extra time for papers that arrive after day 30", () => {
    const { on, longer, addedTooLate } = read({ arrived: "2026-11-20", addedPapers: "2026-12-21" });
    expect([on.check, longer, addedTooLate]).toEqual(["2026-12-20", null, true]);
  });

  it("has dates counted from a guess until the return receipt comes", () => {
    // Five days after Friday is Wednesday; after Saturday, November 21 it would be Thanksgiving, so Friday.
    expect(read({ mailed: "2026-11-20" })).toMatchObject({ isGuess: true, on: { arrives: "2026-11-25" } });
    expect(read({ mailed: "2026-11-21" }).on.arrives).toBe("2026-11-27");
    expect(read({ mailed: "2026-11-20", arrived: "2026-11-23" })).toMatchObject({ isGuess: false });
  });
});

it("gives a company the same 30 days, and none of the bureau's steps", () => {
  expect(read({ to: "company", arrived: "2026-11-20", isFreeReport: true }).on).toEqual({
    arrives: "2026-11-20",
    check: "2026-12-20",
    "nothing-came": "2026-12-28",
  });
});

it("gives no dates before a letter is mailed, and names impossible ones", () => {
  expect(disputeDates(letter, terms)).toBeNull();
  expect(disputeDates({ ...letter, mailed: "2026-11-20", arrived: "2026-11-19" }, terms)).toBe("arrived-before-mailed");
  expect(disputeDates({ ...letter, mailed: "2026-11-20", addedPapers: "2026-11-19" }, terms)).toBe(
    "added-before-arrived",
  );
  expect(() => disputeDates({ ...letter, arrived: "2026-02-30" }, terms)).toThrow(RangeError);
});

it("keeps the dates of any letter in order and never early, with results on business days", () => {
  const isOpen = (day: string) => weekdayOf(day) % 6 !== 0 && federalHoliday(day) === null;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.boolean(), (days, isFreeReport) => {
      const { on } = read({ arrived: addDays("2024-01-01", days), isFreeReport });
      const { arrives = "", check = "", result = "", "told-company": told = "", "nothing-came": again = "" } = on;
      expect(daysBetween(arrives, check)).toBe(isFreeReport ? 45 : 30);
      expect([told, result, again].every(isOpen)).toBe(true);
      for (const [from, to] of [
        [arrives, told],
        [check, result],
      ] as const) {
        const between = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
        expect(between.filter(isOpen)).toHaveLength(5);
      }
      expect(daysBetween(result, again)).toBeGreaterThanOrEqual(5);
    }),
  );
});
