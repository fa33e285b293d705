import { expect, it } from "vitest";
import type { Household } from "#app/domain/path/household.ts";
import { emptyPath, readPath, writePath } from "#app/lib/my-path/kept-path.ts";
import { forwardWords } from "./whole-answer.tsx";

/** November 2026. */
const asOf = 2026 * 12 + 10;

function said(household: Household, months: number): string | null {
  const read = readPath(writePath({ ...emptyPath, household, asOf }), asOf + months);
  return read.is === "kept" ? forwardWords(read.kept, asOf + months) : "not read";
}

const saving: Household = { savedCents: 12_000_00, monthlySavingCents: 500_00 };

it("says what was typed, and what it makes now", () => {
  expect(said(saving, 0)).toBeNull();
  expect(said(saving, 2)).toBe("In November you typed $12,000. With $500 a month that makes $13,000 now.");
  expect(said(saving, 12)).toBe("In November 2026 you typed $12,000. With $500 a month that makes $18,000 now.");
  expect(said({ savedCents: 900_00, monthlySavingCents: -300_00 }, 1)).toBe(
    "In November you typed $900. With $300 less a month that makes $600 now.",
  );
});

it("says nothing where nothing moves", () => {
  expect(said({ savedCents: 900_00, monthlySavingCents: 0, debts: [] }, 5)).toBeNull();
  expect(said({ priceCents: 900_00 }, 5)).toBeNull();
});

it("says what is still to pay, and what has been paid off", () => {
  const debts = [
    { kind: "car", balanceCents: 900_00, monthlyCents: 300_00, paymentsLeft: 3 },
    { kind: "card", balanceCents: 1_000_00, monthlyCents: 100_00, annualRate: 0.24 },
    { kind: "support", balanceCents: 0, monthlyCents: 250_00 },
  ] as const;
  expect(said({ ...saving, debts }, 1)).toBe(
    "In November you typed $12,000. With $500 a month that makes $12,500 now. Still to pay: Car loan, $300 a month, 2 payments left; Credit card, $100 a month, $920 owed, at 24%.",
  );
  expect(said({ ...saving, debts: [debts[0]] }, 4)).toBe(
    "In November you typed $12,000. With $500 a month and what paid-off debts leave that makes $14,300 now. Paid off by now: Car loan, $300 a month.",
  );
  expect(said({ debts: [debts[0]] }, 1)).toBe(
    "You typed your numbers in November. Still to pay: Car loan, $300 a month, 2 payments left.",
  );
});
