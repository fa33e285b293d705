import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeIn, mostHelpCents, sampleLoan } from "./most-help.ts";

describe("the most that a program pays", () => {
  it.each([
    [{ share: 0.03, of: "loan", capCents: null }, 8_550_00],
    [{ share: 0.03, of: "price", capCents: null }, 9_000_00],
    [{ share: 0.05, of: "price", capCents: 10_000_00 }, 10_000_00],
    [{ cents: 7_500_00 }, 7_500_00],
  ] as const)("is %o on the sample home: %i cents", (most, cents) => {
    expect(mostHelpCents(most, sampleLoan)).toBe(cents);
  });

  it("never falls when the price rises, and never passes its cap", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.constantFrom("price" as const, "loan" as const),
        (price, more, of) => {
          const most = { share: 0.04, of, capCents: 15_000_00 };
          const paid = (dollars: number) => mostHelpCents(most, homeIn({ low: dollars * 100, high: dollars * 100 }));
          expect(paid(price + more)).toBeGreaterThanOrEqual(paid(price));
          expect(paid(price)).toBeLessThanOrEqual(15_000_00);
        },
      ),
    );
  });
});

describe("the home it is counted on", () => {
  it.each([
    [null, 300_000_00, 285_000_00],
    [{ low: 150_000_00, high: 250_000_00 }, 200_000_00, 190_000_00],
    [{ low: 75_000_00, high: 150_000_00 }, 112_500_00, 106_875_00],
    [{ low: 1_250_000_00, high: 100_000_000_00 }, 1_875_000_00, 1_781_250_00],
  ])("for %o costs %i cents, with a loan of %i", (range, priceCents, loanCents) => {
    expect(homeIn(range)).toMatchObject({ priceCents, loanCents });
  });
});
