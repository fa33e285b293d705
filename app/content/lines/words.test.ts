import { describe, expect, it } from "vitest";
import { approvedAbove } from "#app/content/market/lender-decisions.ts";
import { lineReached } from "#app/domain/buying/underwriting-lines.ts";
import { lendersDid, lineNames, linePrograms, linesSentence, lineVerdict, lineVerdictSentence } from "./words.ts";

it("says both lines of each program, and says so where its guide publishes none", () => {
  expect(linePrograms.map(linesSentence)).toEqual([
    "By hand: 36% with at least 5% down, up to 45% with a higher score or savings left over. By computer: up to 50%.",
    "By hand: 36%, up to 45% with reasons in writing. By computer: Freddie Mac publishes no line.",
    "By hand: 31/43, up to 40/50 with good reasons. By computer: FHA publishes no line.",
    "By hand: 41% as a guide, with enough left to live on. By computer: VA publishes no line.",
    "By hand: 29/41, up to 32/44 with a waiver. By computer: USDA publishes no line.",
  ]);
});

// $60,000 a year is $5,000 a month: a cent of it is far less than the tenth of a percent that pages show.
it.each([
  ["fannie", 1_800_00, 0, "hand"],
  ["fannie", 1_800_01, 0, "automated"],
  ["fannie", 1_000_00, 1_500_00, "automated"],
  ["fannie", 1_000_00, 1_500_01, "beyond"],
  ["freddie", 1_500_00, 310_00, "lender"],
  ["freddie", 1_000_00, 2_000_01, "beyond"],
  ["fha", 1_550_00, 600_00, "hand"],
  ["fha", 1_550_01, 0, "lender"],
  ["fha", 1_000_00, 1_150_01, "lender"],
  ["va", 3_000_00, 500_00, "lender"],
  ["va", 4_000_00, 1_000_01, "beyond"],
  ["usda", 1_450_00, 600_00, "hand"],
  ["usda", 1_250_00, 1_000_00, "lender"],
  ["usda", 1_250_00, 1_000_01, "beyond"],
] as const)(
  "%s with %d cents for the house and %d for debts of $5,000 a month: %s",
  (program, housing, debts, reached) => {
    const spent = { annualIncomeCents: 60_000_00, housingCents: housing, debtsCents: debts };
    expect(lineReached(lineNames[program].lines, spent)).toBe(reached);
  },
);

it("is beyond every line without an income, and within every one without a house and debts", () => {
  for (const program of linePrograms) {
    const { lines } = lineNames[program];
    expect(lineReached(lines, { annualIncomeCents: 0, housingCents: 1, debtsCents: 0 })).toBe("beyond");
    expect(lineReached(lines, { annualIncomeCents: 0, housingCents: 0, debtsCents: 0 })).toBe("hand");
  }
});

describe("the reason", () => {
  it("is the share that lenders approved with more, its years and its source", () => {
    expect(lineVerdictSentence("fha", "lender", 0.463)).toMatch(
      /^Only a lender can say\. Of 100 FHA home loans that lenders accepted in \d{4} to \d{4}, \d\d took more than 46% for house and debts \(federal HMDA records\)\.$/,
    );
    expect(lendersDid("va", 0.545)).toContain("took 50% or more");
    expect(lendersDid("freddie", 0.65)).toContain("fewer than 1 took more than 60%");
    expect(lendersDid("usda", 0.47)).toContain("none took more than 47%");
    // House alone can be over while both together are not: all that had 36% or more.
    expect(lendersDid("fha", 0.33)).toContain("took 36% or more");
  });

  it("is not given where a published line holds", () => {
    expect(lineVerdictSentence("fannie", "automated", 0.48)).toBe(
      "Above the line by hand, within the one by computer.",
    );
    expect(lineVerdictSentence("usda", "hand", 0.4)).toBe(`W${lineVerdict("usda", "hand").slice(1)}.`);
  });

  it("is Fannie Mae’s own line above it: no lender is left to ask", () => {
    expect(lineVerdictSentence("fannie", "beyond", 0.503)).toBe("Above the 50% that Fannie Mae takes at most.");
  });

  it("never grows as the share of the income grows", () => {
    for (const program of linePrograms) {
      const shares = Array.from({ length: 90 }, (_, at) => approvedAbove(lineNames[program].decided, at / 100).share);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }
  });
});

it("says a plain no only where at most 1 in 100 was approved", () => {
  // Fannie Mae's end is its own guide's, whatever lenders did with other conventional loans.
  for (const program of linePrograms.filter((name) => name !== "va" && name !== "fannie")) {
    const { decided, lines } = lineNames[program];
    expect(approvedAbove(decided, lines.mostShare).share, program).toBeLessThanOrEqual(0.01);
  }
  // The records tell no more than "over 60%", and more than 1 in 100 at VA is: no plain no but at all of the income.
  expect(approvedAbove("va", 0.6).share).toBeGreaterThan(0.01);
  expect(lineNames.va.lines.mostShare).toBe(1);
});
