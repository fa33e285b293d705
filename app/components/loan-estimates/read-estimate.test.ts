import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleEstimates } from "#app/content/loans/sample-estimates.ts";
import { formPages, numberBoxes, textBoxes } from "./estimate-boxes.ts";
import { readEstimate, withOwnNames } from "./read-estimate.ts";

/** The CFPB's sample form H-24(B), box by box as printed. */
const h24b = {
  lender: "Ficus Bank",
  issued: "2013-02-15",
  lock: "2013-04-16",
  price: "$180,000",
  term: "30 years",
  loan: "$162,000",
  rate: "3.875%",
  payment: "$761.78",
  features: "penalty",
  insurance: "82",
  insuranceYears: "1-7",
  cash: "$16,054",
  origination: "$1,802",
  fixedServices: "$672",
  services: "$3,198",
  prepaidInterest: "$262",
  paid: "$56,582",
  principal: "$15,773",
  apr: "4.274%",
  tip: "69.45%",
};

describe("readEstimate", () => {
  it("reads the CFPB's sample H-24(B) and finds that every printed figure agrees", () => {
    const read = readEstimate(h24b, 0);
    expect(read.problems).toEqual({});
    expect(read.checks.map(({ box, is }) => `${box} ${is}`)).toEqual([
      ...["payment agrees", "paid agrees", "principal agrees", "apr agrees", "tip agrees"],
    ]);
    expect(read.costCents).toBe(56_582_00 - 15_773_00);
    expect(read).toMatchObject({ name: "Ficus Bank", feature: "penalty", lockedUntil: "2013-04-16", termMonths: 360 });
  });

  it("says which boxes are missing, and gives no figures until they are filled", () => {
    const read = readEstimate({ lender: "Maple", loan: "$250,000" }, 1);
    expect(read.missing).toEqual(["Loan Term", "Interest Rate", "A. Origination Charges"]);
    expect(read.figures).toBeNull();
    expect(read.costCents).toBeNull();
  });

  it("counts a form as started once someone types, but not when someone picks from a list", () => {
    expect(readEstimate({}, 0).isStarted).toBe(false);
    expect(readEstimate({ product: "adjustable" }, 0).isStarted).toBe(false);
    expect(readEstimate({ rate: "6" }, 0).isStarted).toBe(true);
  });

  it("uses an adjustable loan's figures as printed, and calculates nothing", () => {
    const read = readEstimate({ ...h24b, product: "adjustable" }, 0);
    expect(read.figures).toBeNull();
    expect(read.checks).toEqual([]);
    expect(read.costCents).toBe(40_809_00);
  });

  it("calculates the cost if page 3 is empty", () => {
    const { paid, principal, ...rest } = h24b;
    const read = readEstimate(rest, 0);
    expect(read.costCents).toBe((read.figures?.paidCents ?? 0) - (read.figures?.principalCents ?? 0));
  });

  it("names a box it cannot read, and skips it", () => {
    const read = readEstimate({ ...h24b, rate: "6,8755", apr: "0.04274" }, 0);
    expect(read.problems.rate).toMatch(/6\.8755/);
    expect(read.problems.apr).toMatch(/4\.274%/);
    expect(read.figures).toBeNull();
  });

  it.each([
    ["7", 7],
    ["1-7", 7],
    ["Years 1–11", 11],
    ["years 1 - 30", 30],
  ])("reads %s as years of insurance", (insuranceYears, years) => {
    expect(readEstimate({ insuranceYears }, 0).boxes.insuranceYears).toBe(years);
  });

  it("counts insurance for the full loan term if no years are typed", () => {
    const { insuranceYears, ...rest } = h24b;
    expect(readEstimate(rest, 0).figures?.apr ?? 0).toBeGreaterThan(readEstimate(h24b, 0).figures?.apr ?? 1);
  });

  it("never throws and never gives NaN, whatever someone types", () => {
    const names = Object.keys({ ...numberBoxes, ...textBoxes });
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("0", "0%", "1", "999999999", "10,000,000", "30%", "600 months", "1 month", "-1", "fha", "both"),
      fc.integer({ min: 0, max: 20_000_000 }).map(String),
    );
    const form = fc.dictionary(fc.constantFrom(...names), text);
    fc.assert(
      fc.property(form, (texts) => {
        const read = readEstimate({ loan: "250,000", term: "30", rate: "6", origination: "2,000", ...texts }, 0);
        expect(JSON.stringify(read, (_, value) => (Number.isNaN(value) ? "NaN" : value))).not.toContain("NaN");
      }),
      { numRuns: 300 },
    );
  });
});

it("gives two forms from one lender different names", () => {
  const forms = [readEstimate({ lender: "Maple" }, 0), readEstimate({ lender: "Maple" }, 1), readEstimate({}, 2)];
  expect(withOwnNames(forms).map(({ name }) => name)).toEqual(["Maple", "Maple (2)", "Estimate 3"]);
});

it("shows samples whose page 3 agrees with their other boxes", () => {
  for (const [index, texts] of sampleEstimates.entries()) {
    const { problems, checks } = readEstimate(texts, index);
    expect(problems).toEqual({});
    expect(checks.map(({ is }) => is)).toEqual(["agrees", "agrees", "agrees", "agrees", "agrees"]);
  }
});

it("draws each box once, where the page has room for its number", () => {
  const placed = formPages.flatMap(({ groups }) => groups.flatMap(({ boxes }) => boxes));
  // This one comes from the lender and is not on any page.
  const { counted, ...printed } = { ...numberBoxes, ...textBoxes };
  expect(placed.map(({ name }) => name).toSorted()).toEqual(Object.keys(printed).toSorted());
  for (const { groups } of formPages) {
    const marks = groups.flatMap(({ boxes }) => boxes);
    for (const [index, { at }] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThanOrEqual(6);
      }
    }
  }
});

const key = "loan-estimates";
let texts: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  texts = new Map();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    removeItem: (name: string) => void texts.delete(name),
    setItem: (name: string, text: string) => void texts.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => import("#app/components/loan-estimates/read-estimate.ts");

it("saves typed text under one key with a version, and the next page finds it", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 1, { lender: "Maple", rate: "6.5%", loan: " " }));
  expect(JSON.parse(texts.get(key) ?? "")).toEqual({
    pathToKeys: 1,
    isSample: false,
    forms: [{}, { lender: "Maple", rate: "6.5%" }],
  });
  vi.resetModules();
  expect((await open()).estimatesStore.snapshot().kept.forms[1]).toEqual({ lender: "Maple", rate: "6.5%" });
});

it("leaves no key behind when every box is empty again", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "6" }));
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "" }));
  expect(texts.size).toBe(0);
});

it.each([
  "{broken",
  '{"pathToKeys":1,"forms":"x","isSample":false}',
  '{"pathToKeys":1,"forms":[{},{},{},{}],"isSample":false}',
  `{"pathToKeys":1,"forms":[{"rate":"${"9".repeat(61)}"}],"isSample":false}`,
])("sets aside text that it cannot read: %s", async (text) => {
  texts.set(key, text);
  const { estimatesStore } = await open();
  expect(estimatesStore.snapshot().problem).toBe("broken");
  expect(estimatesStore.asideText()).toBe(text);
});

it("does not change data from a newer page", async () => {
  const newer = '{"pathToKeys":2,"sheets":[]}';
  texts.set(key, newer);
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { rate: "6" }));
  expect(estimatesStore.snapshot().problem).toBe("newer");
  expect(texts.get(key)).toBe(newer);
});

it("cuts text that is too long for a box, so that it can be read again", async () => {
  const { estimatesStore, withTexts } = await open();
  estimatesStore.keep(withTexts(estimatesStore.snapshot().kept, 0, { lender: "a".repeat(500) }));
  vi.resetModules();
  expect((await open()).estimatesStore.snapshot().problem).toBeNull();
});
