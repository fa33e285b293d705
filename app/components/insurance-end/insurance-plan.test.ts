import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { insuranceStatementNames, insuranceStatements } from "#app/content/insurance-end/insurance-statements.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { calendarText } from "#app/lib/device/calendar-text.ts";
import { blank, letterText } from "#app/lib/letters/paper-letter.ts";
import {
  type InsurancePlan,
  insuranceDates,
  insuranceLetter,
  insuranceMore,
  insuranceSentence,
  readInsurance,
} from "./insurance-plan.ts";

/**
 * A loan of 380,000 at 6.5% for 30 years on a home of 400,000. It reaches 80% with payment 124 and 78% with payment 135.
 * The middle of its term is payment 180.
 */
const texts = {
  kind: "private",
  value: "400,000",
  loan: "$380,000",
  rate: "6.5",
  term: "30",
  first: "2/2024",
  premium: "190",
  extra: "",
};
const today = "2026-11-23";
const planOf = (change: Partial<Record<keyof typeof texts, string>> = {}): InsurancePlan => {
  const read = readInsurance({ ...texts, ...change });
  if (read.is !== "plan") throw new Error(`No plan: ${JSON.stringify(read)}`);
  return read.plan;
};

describe("the days", () => {
  it("are the ones that the law sets, counted from the first payment", () => {
    expect(planOf()).toMatchObject({
      ask: "2034-05-01",
      askScheduled: null,
      automatic: "2035-04-01",
      final: "2039-02-01",
    });
  });

  it("stay the same with extra payments, except for the day to ask", () => {
    const { ask, askScheduled, automatic, final } = planOf({ extra: "$200" });
    expect(ask < "2034-05-01").toBe(true);
    expect([askScheduled, automatic, final]).toEqual(["2034-05-01", "2035-04-01", "2039-02-01"]);
  });

  it.each(["15", "12.5"])("at %s% do not offer to ask later than it ends by itself", (rate) => {
    const plan = planOf({ rate });
    expect(plan.ask > plan.automatic).toBe(true);
    expect(plan.automatic).toBe("2039-02-01");
    expect(sentenceText(insuranceSentence(plan, today))).toBe("It ends by itself in February 2039.");
    expect(insuranceMore(plan, today)).toContain("no sooner");
    expect(insuranceDates(plan).map(({ id, text }) => [id, text.slice(0, 10)])).toEqual([["automatic", "The middle"]]);
  });

  it("are offered to ask again once extra payments make asking the sooner one", () => {
    expect(insuranceDates(planOf({ rate: "15", extra: "1,000" }))[0]?.id).toBe("ask");
  });

  it("are not worked out for a loan whose rate can change", () => {
    expect(readInsurance({ ...texts, kind: "adjustable" })).toEqual({ is: "other", kind: "adjustable" });
  });

  it("give the savings: the premiums between the day to ask and the automatic end", () => {
    // There are eleven payments between 124 and 135.
    expect(planOf().savedCents).toBe(11 * 190_00);
    expect(planOf({ premium: "" }).savedCents).toBe(0);
  });

  it("open in another calendar library as all-day events", () => {
    const steps = insuranceDates(planOf());
    const text = calendarText(
      { id: "end-mortgage-insurance", name: "When mortgage insurance ends", steps },
      new Date(today),
    );
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual([
      [true, "2034-05-01"],
      [true, "2035-04-01"],
      [true, "2039-02-01"],
    ]);
  });
});

it.each([
  [
    "is still ahead",
    today,
    "You can ask in May 2034.",
    "If you never ask, it ends by itself in April 2035. Asking on the first day saves about $2,090.",
  ],
  [
    "has begun",
    "2034-06-01",
    "You can ask now. You have been able to since May 2034.",
    "If you never ask, it ends by itself in April 2035. Asking on the first day saves about $2,090.",
  ],
  [
    "is over",
    "2035-04-01",
    "It should have ended by itself in April 2035.",
    "That holds if your payments were current. If you still pay it, write to your servicer and ask for a refund of what you paid since then.",
  ],
])("says what to do when the time to ask %s", (_when, day, sentence, more) => {
  expect(sentenceText(insuranceSentence(planOf(), day))).toBe(sentence);
  expect(insuranceMore(planOf(), day)).toBe(more);
});

describe("no date is known", () => {
  it.each(["fha", "usda", "lender"] as const)("for %s", (kind) => {
    expect(readInsurance({ ...texts, kind })).toEqual({ is: "other", kind });
  });

  it("for a loan of 80% or less", () => {
    expect(readInsurance({ ...texts, loan: "320,000" })).toEqual({ is: "none" });
  });

  it("until the numbers are there and make sense", () => {
    expect(readInsurance({})).toMatchObject({ is: "typing", missing: true });
    expect(readInsurance({ ...texts, rate: "six" })).toMatchObject({ is: "typing", missing: false });
    expect(readInsurance({ ...texts, loan: "900,000" })).toMatchObject({
      problems: { loan: "The loan is far above the price. Check both." },
    });
  });
});

describe("the letter", () => {
  const letter = (statements: readonly (typeof insuranceStatementNames)[number][], more: Record<string, string> = {}) =>
    letterText(insuranceLetter({ texts: { ...texts, ...more }, statements }, planOf(more)));

  it("has only the checked statements", () => {
    for (const name of insuranceStatementNames) {
      expect(letter([])).not.toContain(insuranceStatements[name].says);
      const others = insuranceStatementNames.filter((each) => each !== name);
      expect(letter([name])).toContain(insuranceStatements[name].says);
      for (const other of others) expect(letter([name])).not.toContain(insuranceStatements[other].says);
    }
  });

  it("has blanks for empty fields, and each typed text in its place", () => {
    expect(letter([]).startsWith(`${blank}\n${blank}\nDate: ${blank}\n\nMy mortgage servicer\n`)).toBe(true);
    const typed = letter([], {
      name: "Rosa Delgado",
      address: "12 Elm\nMesa",
      servicer: "Blue Servicing",
      loanNumber: "77",
    });
    expect(typed.startsWith(`Rosa Delgado\n12 Elm\nMesa\nLoan number: 77\nDate: ${blank}\n\nBlue Servicing\n`)).toBe(
      true,
    );
  });

  it("names the schedule behind its date", () => {
    expect(letter([])).toContain(
      "80% of the value is $320,000. By my count the balance reaches that on May 1, 2034, by the original schedule.",
    );
    expect(letter([], { extra: "200" })).toContain("with extra payments of $200.00 a month.");
  });

  it("says nothing that the law forbids", () => {
    expect(checkClaims(letter(insuranceStatementNames)).filter(({ severity }) => severity === "change")).toEqual([]);
    for (const { title, text } of insuranceDates(planOf({ extra: "200" })))
      expect(checkClaims(`${title}. ${text}`)).toEqual([]);
  });
});
