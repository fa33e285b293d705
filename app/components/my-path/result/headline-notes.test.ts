import fc from "fast-check";
import { expect, it } from "vitest";
import { barWords } from "#app/components/my-path/answer-bar.tsx";
import { saidNumbers } from "#app/components/my-path/said-numbers.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import { isBeyondLines, mayLead } from "#app/domain/path/lead-door.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { now, randomHousehold } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { maricopa } from "#test/sample-place.ts";
import { firstMonthOf } from "./headline-notes.ts";
import { lineMonthWords } from "./line-month-words.ts";
import { headlineOf, headlineText, leadDoor } from "./path-headline.ts";

const household: Household = {
  place: {
    ...maricopa,
    conformingCents: 832_750_00,
    fhaCents: 557_750_00,
    medianIncomeCents: 75_000_00,
    usdaIncomeCents: 119_850_00,
  },
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: now - 60 }],
  savedCents: 9_000_00,
  monthlySavingCents: 300_00,
  debts: [],
  score: { points: 700, from: "lender" },
  marks: [],
  ownedLately: true,
  served: false,
};

it("says that a month counts on the seller, and shows it among the numbers, after a reload too", () => {
  const asked = { ...household, savedCents: 30_000_00, priceCents: 160_000_00, sellerPaysCents: 4_200_00 };
  expect(said(asked).lead).toContain("This counts on $4,200 from the seller toward closing.");
  expect(saidNumbers(asked)).toContainEqual({ name: "home", label: "Home", text: "$160,000, the seller pays $4,200" });
  const { sellerPaysCents: _pays, ...without } = asked;
  expect(said(without).lead).not.toContain("seller");
});

it("names the county whose typical price stands among the numbers", () => {
  const { label, text } = saidNumbers(household).find(({ name }) => name === "home") ?? {};
  expect([label, text]).toEqual(["Home", "$414,000, typical for Maricopa County, Arizona"]);
});

function said(asked: Household) {
  const doors = planDoors(asked, now, pathRules);
  const headline = headlineOf(doors, asked, {});
  return { doors, lead: headline.lead, sentence: headlineText(headline), door: leadDoor(doors) };
}

it.each([
  ["today", { savedCents: 400_000_00, incomes: [{ kind: "benefits", monthlyCents: 20_000_00 }] }],
  ["a month", { incomes: [{ kind: "benefits", monthlyCents: 20_000_00 }] }],
  ["a condition", {}],
  ["no month in ten years", { monthlySavingCents: 0, incomes: [{ kind: "benefits", monthlyCents: 20_000_00 }] }],
] as const)("says that nobody named the price, what it is and where it is from, with %s", (_, change) => {
  expect(said({ ...household, ...change }).lead).toContain(
    "You named no price, so we count with $414,000: a typical home in Maricopa County, Arizona (half cost more, half less, by the Census Bureau’s survey).",
  );
});

it("names a typed price once, and no typical one beside it", () => {
  for (const change of [{}, { savedCents: 400_000_00 }, { monthlySavingCents: 900_00 }]) {
    const { lead } = said({ ...household, priceCents: 181_300_00, ...change });
    expect(lead.match(/\$181,300/g)).toHaveLength(1);
    expect(lead).not.toContain("typical");
  }
});

it("keeps the month of one income where both are over a limit, and says so", () => {
  const own = { ...household, priceCents: 181_300_00 };
  const one = said(own);
  const both = said({
    ...own,
    incomes: [...(own.incomes ?? []), { kind: "job", monthlyCents: 900_00, since: now - 60 }],
  });
  expect(one.door?.program).toBe("home-possible");
  expect(both.door).toMatchObject({ program: "home-possible", month: one.door?.month });
  expect(both.lead).toContain(
    "This counts the first income alone: with both you are over the income limit of a Home Possible loan.",
  );
  expect(one.lead).not.toContain("counts the first income");
});

it("keeps it where the second income is too new to count", () => {
  const own = {
    ...household,
    priceCents: 181_300_00,
    place: { ...household.place, medianIncomeCents: 130_000_00 },
  } as Household;
  const first: Household["incomes"] = [{ kind: "job", monthlyCents: 200_00, since: now - 1, workedBefore: false }];
  const { door, lead } = said({ ...own, incomes: [...(own.incomes ?? []), ...first] });
  expect(door?.month).toBe(said(own).door?.month);
  expect(lead).toContain("This counts the first income alone: lenders count a new one after two years of work.");
});

/** With one income, today's score already gives a month. The supposed score gives one only with two incomes. */
const supposing: Household = {
  incomes: [{ kind: "job", monthlyCents: 520_00 }],
  savedCents: 0,
  monthlySavingCents: 100_00,
  debts: [{ kind: "card", balanceCents: 0, monthlyCents: 51_00, paymentsLeft: 0 }],
  score: { points: 500, from: "bank", supposed: { points: 580, from: now } },
  priceCents: 40_000_00,
  sellerPaysCents: 2_393_00,
};

it("names no later first month when somebody with two years of work and no debts joins", () => {
  const firstNamed = (asked: Household) => {
    const { doors, door } = said(asked);
    const own = doors.programs.filter(
      ({ assistance, isSupposed, open }) => assistance === null && !isSupposed && !open.includes("service"),
    );
    return door ? Math.min(...own.map(firstMonthOf)) : Number.POSITIVE_INFINITY;
  };
  const income = fc.integer({ min: 0, max: 9_000 }).map((dollars) => dollars * 100);
  const property = fc.property(randomHousehold, income, (asked, monthlyCents) => {
    fc.pre(asked.incomes !== undefined && asked.incomes.length > 0 && asked.place?.usdaIncomeCents == null);
    const more = {
      ...asked,
      incomes: [...(asked.incomes ?? []), { kind: "job", monthlyCents, since: now - 60 } as const],
    };
    expect(firstNamed(more)).toBeLessThanOrEqual(firstNamed(asked));
  });
  fc.assert(property, { numRuns: rounds(200, 8_000), examples: [[supposing, 34_00]] });
}, 240_000);

it("keeps the month of today’s score where the visitor supposes another one, and says that one beside it", () => {
  const { lead, sentence, door } = said(supposing);
  expect(door).toMatchObject({ program: "fha", isSupposed: false, open: expect.arrayContaining(["score"]) });
  expect(sentence).not.toContain("suppose");
  const both = { ...supposing, incomes: [...(supposing.incomes ?? []), { kind: "job", monthlyCents: 34_00 } as const] };
  expect(said(both).door).toMatchObject({ program: "fha", isSupposed: false });
  expect(lead).not.toContain("as you suppose");
  expect(said(both).lead).toMatch(/If your score is 580 from November 2026, as you suppose: in \w+ 20\d\d\./);
});

it("names the loan that may come sooner, with what it asks for", () => {
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      const { doors, door, lead } = said(asked);
      if (!door) return;
      const sooner = doors.programs.some(
        (one) => one.assistance === null && !one.isSupposed && mayLead(one) && firstMonthOf(one) < firstMonthOf(door),
      );
      expect(/\bsooner, with more to ask: /i.test(lead)).toBe(sooner);
      // USDA's map decides before anything else that would have to be asked.
      const start = /(\. |^)If the home is on USDA’s map, sooner, with more to ask: a USDA loan/;
      expect(start.test(lead)).toBe(lead.includes("with more to ask: a USDA loan"));
      expect(lead).not.toMatch(/undefined|NaN|Infinity| {2}|if \./);
    }),
    { numRuns: 200 },
  );
});

/** A car until 2031, and a home that only an exception takes today. */
const inDebt: Household = {
  ...household,
  incomes: [{ kind: "job", monthlyCents: 4_000_00, since: now - 60 }],
  savedCents: 14_500_00,
  debts: [{ kind: "car", balanceCents: 15_000_00, monthlyCents: 350_00, annualRate: 0.07 }],
  score: { points: 640, from: "bank" },
  ownedLately: false,
};

/** A little over an income limit with both incomes: at the full price one of them is looked at alone. */
const nearLimit: Household = {
  place: {
    ...maricopa,
    propertyTaxRate: 0.003,
    isAssumed: false,
    conformingCents: 832_750_00,
    medianIncomeCents: 130_000_00,
  },
  incomes: [3_372_00, 5_295_00].map((monthlyCents) => ({ kind: "job", monthlyCents })),
  savedCents: 0,
  monthlySavingCents: 64_00,
  giftCents: 144_00,
  debts: [{ kind: "card", balanceCents: 0, monthlyCents: 79_00, paymentsLeft: 0 }],
  marks: [],
  priceCents: 414_963_00,
};

it("never reads later at a lower price: the first possible month, and the first within published lines", () => {
  const monthsOf = (asked: Household) => {
    const { doors, door, sentence, lead } = said(asked);
    const own = doors.programs.filter((one) => one.assistance === null && !one.isSupposed && mayLead(one));
    const first = Math.min(...own.map(firstMonthOf));
    const isWithin = door !== null && !door.limits.some(isBeyondLines);
    // Whoever leads, the text names the first month in which a lender can be asked.
    if (door && !door.isSupposed && Number.isFinite(first))
      expect(`${sentence} ${lead}`).toContain(first === now ? "today" : monthName(first));
    expect(sentence.startsWith("No loan works by the usual lines.")).toBe(door !== null && !isWithin);
    const within = own.filter((one) => !one.limits.some(isBeyondLines));
    const soonest = Math.min(...within.map(({ month }) => month ?? Number.POSITIVE_INFINITY));
    return { first, soonest, isEverybody: own.every(({ fewer }) => fewer === null) };
  };
  const share = fc.integer({ min: 50, max: 99 });
  fc.assert(
    fc.property(randomHousehold, share, (asked, percent) => {
      const price = asked.priceCents ?? asked.place?.typicalPriceCents;
      // What a seller may pay shrinks with the price.
      fc.pre(price != null && !asked.sellerPaysCents);
      const cheaper = { ...asked, priceCents: Math.round((price * percent) / 100) };
      const [dear, cheap] = [monthsOf({ ...asked, priceCents: price }), monthsOf(cheaper)];
      expect(cheap.first).toBeLessThanOrEqual(dear.first);
      // Who is on the loan goes by the first possible month: with fewer incomes it may be sooner and beyond the line.
      if (cheap.isEverybody && dear.isEverybody) expect(cheap.soonest).toBeLessThanOrEqual(dear.soonest);
    }),
    {
      numRuns: rounds(60, 3_000),
      examples: [
        [{ ...inDebt, priceCents: 230_000_00 }, 93],
        [nearLimit, 81],
      ],
    },
  );
}, 240_000);

it("says of a home that only an exception takes that no loan works by the usual lines, and not of a cheaper one", () => {
  expect(said({ ...inDebt, priceCents: 260_000_00 }).sentence).toMatch(/^No loan works by the usual lines\. /);
  expect(said({ ...inDebt, priceCents: 190_000_00 }).sentence).not.toContain("usual lines");
});

it("names the down payment where it is more than the least", () => {
  const rich = { ...household, incomes: [{ kind: "job", monthlyCents: 9_000_00, since: now - 60 }] as const };
  const asked = { ...rich, savedCents: 200_000_00, priceCents: 600_000_00, ownedLately: false };
  expect(said(asked).lead).toMatch(/Down payment: \$[\d,]+\. The least for .+ loan is \$[\d,]+\./);
  expect(said({ ...asked, priceCents: 250_000_00 }).lead).not.toContain("Down payment:");
});

it("names the price as the reason where the house alone is too much, and debts only where paying them would help", () => {
  const dear = { ...household, savedCents: 80_000_00, priceCents: 520_000_00, ownedLately: false };
  const car = (monthlyCents: number) => [{ kind: "car", balanceCents: 0, monthlyCents }] as const;
  const house = "With these numbers, no loan works yet. The house payment takes too much of your income";
  expect(said(dear).sentence).toContain(house);
  expect(said(dear).lead).toContain("A lower price would change it.");
  expect(said({ ...dear, debts: car(350_00) }).sentence).toContain(house);
  const owes = said({ ...dear, priceCents: 150_000_00, debts: car(3_000_00) });
  expect(owes.sentence).toContain("Your debts are too high");
  expect(owes.lead).toContain("Lower debts would change it.");
});

it("says nothing about the debts of somebody who owes nothing", () => {
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      const { sentence, lead, doors } = said({ ...asked, debts: [] });
      expect(`${sentence} ${lead}`).not.toContain("your debts");
      expect(barWords(doors, { ...asked, debts: [] }, {}).sentence).not.toContain("your debts");
      expect(sentence).not.toContain("Your debts");
    }),
    { numRuns: 200 },
  );
});

it("says under a door’s name what a known score leaves of the two ways to decide", () => {
  const words = (points: number, asked: "conventional-97" | "usda" = "conventional-97") => {
    const { doors } = said({
      ...household,
      ownedLately: false,
      savedCents: 20_000_00,
      score: { points, from: "lender" },
      priceCents: 110_000_00,
    });
    const door = doors.programs.find(({ program }) => program === asked);
    return door && lineMonthWords(door, now);
  };
  expect(words(531)).toBe("By hand: not at a score of 531. By computer: today, if a score of 531 is enough.");
  expect(words(648)).toBe("By hand: not at a score of 648. By computer: today.");
  // Fannie Mae’s person takes 95% of the price at most.
  expect(words(705)).toBe("By hand and by computer: today. By hand the down payment has to be $5,500.");
  // USDA names no least score, but below 640 a person decides.
  expect(words(499, "usda")).toBe(
    "By hand: today, if a score of 499 is enough. By computer: usually from a score of 640.",
  );
  expect(words(645, "usda")).toBe("By hand and by computer: today.");
});

it("calls no score too low for a loan whose own rules name no lowest one", () => {
  const low = said({
    ...household,
    savedCents: 20_000_00,
    score: { points: 487, from: "bank" },
    priceCents: 110_000_00,
  });
  expect(low.door).toBeNull();
  expect(low.sentence).toBe("No loan has a month yet. Your score is too low for most lenders.");
  expect(low.lead).toContain("Other loans name no lowest score by their own rules.");
});

it("names FHA first and no conventional loan at all in the sentences for a score of 560", () => {
  const asked: Household = {
    ...household,
    ownedLately: false,
    score: { points: 560, from: "lender" },
    priceCents: 150_000_00,
  };
  const { sentence, lead } = said(asked);
  expect(sentence).toMatch(/^Not before .+ with an FHA loan, and only if a lender accepts a score of 560\.$/);
  expect(lead).not.toMatch(/Conventional|HomeReady|Home Possible/);
});

it("sends a score of 499 to no lender, and asks about service", () => {
  const asked: Household = {
    ...household,
    ownedLately: false,
    score: { points: 499, from: "lender" },
    priceCents: 110_000_00,
  };
  expect(said({ ...asked, savedCents: 60_000_00 }).sentence).toContain("No loan has a month yet.");
  const { served: _served, ...unasked } = { ...asked, savedCents: 60_000_00 };
  expect(said(unasked).lead).toContain("If you served, say so");
});

it("keeps each sentence of a condition to 25 words, and says first under it what it left out", () => {
  fc.assert(
    fc.property(randomHousehold, (asked) => {
      const doors = planDoors(asked, now, pathRules);
      const headline = headlineOf(doors, asked, {});
      if (headline.state !== "if") return;
      const text = headlineText(headline);
      for (const sentence of text.split(/(?<=\.) /)) expect(sentence.split(" ").length).toBeLessThanOrEqual(25);
      if (text.includes("the points below fit")) expect(headline.lead).toMatch(/^Only if /);
    }),
    { numRuns: rounds(60, 600) },
  );
});
