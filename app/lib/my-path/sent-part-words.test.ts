import { expect, it } from "vitest";
import { sentParts } from "#test/sent-parts.ts";
import { sentPartWords } from "./sent-part-words.ts";

const { parts } = sentParts;
const workedOut = [
  "Worked out by My path in November 2026",
  "Our own figures in it: loan rates, property tax, insurance",
];
const linesOf = (some: typeof parts) => sentPartWords({ parts: some }).flatMap(({ lines }) => lines);

it("describes every part completely, as sent", () => {
  expect(sentPartWords({ parts }).map(({ title, lines }) => [title, ...lines])).toEqual([
    ["Place", "Maricopa County, Arizona", "County number 04013, AZ"],
    ["Income before taxes", "A job, $58,000 a year, since March 2024"],
    ["Rent and lease", "$1,450 rent a month", "Lease ends in July 2027", "60 days’ notice"],
    ["Savings", "$3,411 saved", "$307 more each month", "$2,000 as a gift"],
    ["Debts", "Car loan, $309 a month, 19 payments left, $5,871 owed"],
    ["Score", "613, from a bank or card", "Supposed: 640 from March 2027"],
    ["Marks on the credit report", "Bankruptcy, Chapter 7. When you filed: September 2016. Discharged in March 2017"],
    ["Price", "A home for $185,117", "$1,500 a month feels right"],
    ["Month in the plan", "FHA: December 2028", "Held until then by: cash", ...workedOut],
  ]);
});

it("describes a lack of debts and marks, savings that shrink, and what is still open", () => {
  expect(linesOf({ debts: [], marks: [], score: "unknown", savings: { monthlySavingCents: -50_00 } })).toEqual([
    "$50 less each month",
    "No debts",
    "Not known",
    "Nothing on the report",
  ]);
  const month = { program: "va", month: 24_322, asked: 24_322, heldBy: null, isSupposed: true } as const;
  expect(linesOf({ month: { ...month, open: ["score", "service"] } })).toEqual([
    "VA: not before November 2026",
    "Still open: score and military service",
    "With the score that is supposed",
    ...workedOut,
  ]);
});

it("says of a month beyond the published lines that only a lender can say", () => {
  const month = {
    program: "fha",
    month: 24_325,
    asked: 24_322,
    heldBy: null,
    isSupposed: false,
    asksLender: true,
  } as const;
  expect(linesOf({ month: { ...month, open: ["debt-to-income"] } })[0]).toBe(
    "FHA: only a lender can say, not before February 2027",
  );
});

it("describes a card completely, even without a balance", () => {
  const card = { kind: "card", monthlyCents: 100_00, limitCents: 3_500_00, annualRate: 0.2499 } as const;
  expect(
    linesOf({
      debts: [
        { ...card, balanceCents: 2_800_00 },
        { ...card, balanceCents: 0 },
      ],
    }),
  ).toEqual([
    "Credit card, $100 a month, $2,800 owed of $3,500, at 24.99%",
    "Credit card, $100 a month, at 24.99%, limit $3,500",
  ]);
});

it("says when savings and debts were typed, and which figures of the month are ours", () => {
  const debts: NonNullable<typeof parts.debts> = [{ kind: "car", monthlyCents: 309_00, paymentsLeft: 19 }];
  const month = { ...parts.month, asked: 24_324, typicalPriceCents: 414_000_00 } as NonNullable<typeof parts.month>;
  const words = sentPartWords({ parts: { ...parts, debts, month }, asOf: 24_322 });
  const told = (name: string) => words.find((part) => part.name === name)?.lines;
  expect(told("savings")?.at(-1)).toBe("Typed in November 2026");
  expect(told("debts")).toEqual(["Car loan, $309 a month, 19 payments left", "Typed in November 2026"]);
  expect(told("month")?.slice(-3)).toEqual([
    "Worked out by My path in January 2027",
    "Savings and debts brought forward from November 2026",
    "Our own figures in it: loan rates, property tax, insurance and a typical price of $414,000",
  ]);
});

it("says the month without a payment that feels right, and what there is within it", () => {
  const homeready = { program: "homeready", heldBy: null } as const;
  const month = { ...homeready, month: 24_322, asked: 24_322, open: [], isSupposed: false };
  expect(linesOf({ month: { ...month, ownLimit: { comfortCents: 1_370_00, within: null } } }).slice(0, 2)).toEqual([
    "Within the $1,370 a month that feels right: no month",
    "Without that limit: HomeReady, November 2026",
  ]);
  const within = { program: "fha", month: 24_347 } as const;
  expect(linesOf({ month: { ...month, ownLimit: { comfortCents: 1_820_00, within } } })[0]).toBe(
    "Within the $1,820 a month that feels right: FHA, December 2028",
  );
});
