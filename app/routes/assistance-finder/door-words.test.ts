import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nationalListings } from "#app/content/finder/listing.ts";
import { listingsOfState } from "#app/content/finder/local-listings.server.ts";
import { localPrograms } from "#app/content/finder/local-programs.ts";
import { stateNames } from "#app/content/places/county-list.ts";
import { allCounties, areaFacts, countyByFips } from "#app/content/places/data.server.ts";
import { anywhere } from "#app/content/places/sources.ts";
import { matchProgram } from "#app/domain/programs/match.ts";
import { rankPrograms } from "#app/domain/programs/rank.ts";
import type { AreaFacts, FinderAnswers, Range } from "#app/domain/programs/rules.ts";
import { finderTexts, householdChoices, priceBands, readFinder, scoreBands } from "#app/forms/finder-answers.ts";
import { matchListing } from "./door-words.ts";

const nothing: FinderAnswers = { ...readFinder(finderTexts([])).answers, place: null };
const anyAnswers = fc.record({
  place: fc.option(fc.constantFrom(...allCounties().map(({ fips }) => fips))),
  household: fc.constantFrom("", ...householdChoices.map(({ value }) => value)),
  income: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 400_000 }).map(String)),
  owned: fc.constantFrom("", "yes", "no"),
  military: fc.constantFrom("", "yes", "no"),
  price: fc.constantFrom("", ...priceBands.map(({ value }) => value)),
  savings: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 300_000 }).map(String)),
  score: fc.constantFrom("", "612", "640", ...scoreBands.map(({ value }) => value)),
});

const today = "2026-12-01";
const someListings = [
  ...nationalListings,
  ...["AZ", "TX", "CA", "CT"].flatMap((state) => listingsOfState(state, today)),
];

function results({ place, ...texts }: { place: string | null } & Record<string, string | null>) {
  const county = place === null ? null : countyByFips(place);
  const answers = { ...readFinder(finderTexts(Object.entries(texts))).answers, place: county?.fips ?? null };
  const area = county ? areaFacts(county) : anywhere;
  return someListings.map((program) =>
    matchListing(program, answers, area, county && `${county.name}, ${county.state}`),
  );
}

it.each(["480", "540", "579", "580", "640"])(
  "names FHA's two scores with their down payments to somebody with %s",
  (score) => {
    const fha = results({ place: null, score }).find(({ program }) => program.slug === "fha-203b");
    const { status = "", why = "", change } = fha?.words ?? {};
    const asked = "580 with 3.5% down, or 500 with 10% down";
    expect(score === "480" ? status : why).toContain(
      `score ${score === "480" ? "is" : "of"} ${asked}. You said ${score}.`,
    );
    if (score === "480")
      expect([change, fha?.waitsFor]).toEqual([`It could be a yes if your score reaches ${asked}.`, 580]);
  },
);

it("names a minimum score of 500 nowhere without what it takes", () => {
  for (const { words } of results({ place: null, score: "480" })) {
    for (const sentence of [words.status, words.why, words.change ?? ""]) {
      if (/\b500\b/.test(sentence)) expect(sentence).toContain("500 with 10% down");
    }
  }
});

describe("whatever someone answers, each program", () => {
  it("gives a reason, and says what would change a no or a not yet", () => {
    fc.assert(
      fc.property(anyAnswers, (said) => {
        for (const { verdict, words, waitsFor } of results(said)) {
          expect(words.why.length).toBeGreaterThan(verdict === "waits" ? -1 : 10);
          expect(words.change === null).toBe(verdict === "fits" || verdict === "ask");
          expect(waitsFor !== null).toBe(verdict === "waits");
          if (verdict === "fits") expect(words.checks).toEqual([]);
        }
      }),
    );
  });

  it("uses complete sentences, without promises and without broken numbers", () => {
    fc.assert(
      fc.property(anyAnswers, (said) => {
        for (const { words, verdict } of results(said)) {
          const sentences = [...words.checks, ...[words.why, words.change ?? ""].filter((text) => text !== "")];
          for (const sentence of [...sentences, ...(verdict === "waits" ? [words.status] : [])]) {
            expect(sentence).toMatch(/^[A-Z].*\.$/);
            expect(sentence).not.toMatch(/\b(eligible|approved?|guaranteed?|qualif\w+)\b/i);
            expect(sentence).not.toMatch(/NaN|Infinity|undefined|null|∞/);
          }
        }
      }),
    );
  });

  it("that we know only from other websites never fits, and is never shut for what they say", () => {
    const heard = new Set(localPrograms.flatMap(({ confidence, slug }) => (confidence === "other-pages" ? slug : [])));
    expect(someListings.some(({ slug }) => heard.has(slug))).toBe(true);
    fc.assert(
      fc.property(anyAnswers, (said) => {
        for (const { program, verdict } of results(said)) {
          if (heard.has(program.slug)) expect(verdict).toBe("ask");
        }
      }),
    );
  });

  it("appears once: as a door, as one to ask about or as a no", () => {
    fc.assert(
      fc.property(anyAnswers, (said) => {
        const all = results(said);
        const { doors, more, no, tally } = rankPrograms(all);
        expect(new Set([...doors, ...more, ...no])).toEqual(new Set(all));
        expect(tally.fits + tally.ask + tally.waits + tally.no).toBe(all.length);
      }),
    );
  });
});

it("compares the visitor's numbers with the program's limits", () => {
  const texts = { income: "58000", score: "612", household: "2", military: "no" };
  const answers = { ...nothing, ...readFinder(finderTexts(Object.entries(texts))).answers, place: "04013" };
  const words = (slug: string) => {
    const program = [...nationalListings, ...listingsOfState("AZ", today), ...listingsOfState("TX", today)].find(
      (each) => each.slug === slug,
    );
    if (!program) throw new Error(`no program ${slug}`);
    return matchListing(program, answers, maricopa, "Maricopa County, Arizona").words;
  };
  expect(words("az-home-plus").why).toMatch(
    /^Your \$58,000 is within its income limit of \$122,100, by its page from July 2022\. Check /,
  );
  // A limit of the county names it, one of the whole state does not.
  expect(words("home-loan-bank-grant").why).toMatch(
    /^Your \$58,000 is within its income limit of \$71,950 in Maricopa County, Arizona\./,
  );
  expect(words("az-arizona-is-home")).toMatchObject({
    why: "It is not for Maricopa County, Arizona.",
    change: expect.stringMatching(/^It could be a yes if you buy in 13 of Arizona’s 15 counties/),
  });
  expect(words("va-purchase").why).toBe("You said that none of the buyers served.");
  expect(words("tx-home-sweet-texas").status).toBe("Shut until your score is 620. You said 612.");
});

it("asks first a little over an income limit, and below the score that lenders add", () => {
  const texts = { income: "91000", score: "587", household: "4", military: "yes" };
  const answers = { ...nothing, ...readFinder(finderTexts(Object.entries(texts))).answers, place: "04013" };
  const checks = (slug: string) => {
    const program = nationalListings.find((each) => each.slug === slug);
    if (!program) throw new Error(`no program ${slug}`);
    const { verdict, words } = matchListing(program, answers, maricopa, "Maricopa County, Arizona");
    expect(verdict).toBe("ask");
    return words.checks;
  };
  for (const slug of ["homeready", "home-possible"]) {
    expect(checks(slug)[0]).toBe(
      "Your $91,000 is over its income limit in Maricopa County, Arizona, $89,920. Ask first: it could be a yes if only part of your income counts toward the loan, or the home is in an area with a higher median.",
    );
  }
  expect(checks("va-purchase")[0]).toBe(
    "You said 587. Check with the lender: the VA sets no minimum, but most set their own, often 620.",
  );
  expect(checks("usda-502-through-lender")[0]).toBe(
    "You said 587. Check with the lender: USDA sets no minimum, but at 640 a computer can say yes, and below it a person decides.",
  );
});

/** Figures for one year, so next year's don't change a verdict. */
const maricopa: AreaFacts = {
  medianIncomeCents: exactly(112_400),
  lowIncomeCents: [62_950, 71_950, 80_950, 89_900, 97_100, 104_300, 111_500, 118_700].map(exactly),
  incomesByTown: false,
  fhaLimitCents: exactly(557_750),
  conformingLimitCents: exactly(832_750),
  baselineLimitCents: exactly(832_750),
};

function exactly(dollars: number): Range {
  return { low: dollars * 100, high: dollars * 100 };
}

it("says so if a county's limits are set by town, and shows no limit", () => {
  const { name, limitCents, words } = byTown();
  expect(words.checks[0]).toMatch(
    /^HUD sets the income limit by town in Middlesex County, MA\. Look up your town’s, and check /,
  );
  expect([name, limitCents?.low === limitCents?.high]).toEqual(["HomeReady", false]);

  function byTown() {
    const program = nationalListings.find(({ slug }) => slug === "homeready");
    if (!program) throw new Error("no such program");
    const answers = { ...nothing, place: "25017", incomeCents: 90_000_00 };
    const area = { ...anywhere, incomesByTown: true };
    return {
      name: program.name,
      limitCents: matchProgram(program.rules, answers, area).findings[0]?.limitCents,
      words: matchListing(program, answers, area, "Middlesex County, MA").words,
    };
  }
});

describe("the rules of each program, in Maricopa County", () => {
  const verdicts = (slug: string, said: Record<string, string>) => {
    const program = nationalListings.find((each) => each.slug === slug);
    if (!program) throw new Error(`no program ${slug}`);
    const answers = { ...nothing, ...readFinder(finderTexts(Object.entries(said))).answers, place: "04013" };
    return matchProgram(program.rules, answers, maricopa).findings.map(({ is }) => is);
  };

  it.each([
    ["fha-203b", { score: "300-499", price: "850-1250", savings: "0" }, ["unmet", "unmet", "open"]],
    ["fha-203b", { score: "500-579", price: "450-550", savings: "45000" }, ["open", "met", "met"]],
    ["fha-203b", { score: "500-579", price: "450-550", savings: "44999" }, ["open", "met", "open"]],
    ["fha-203b", { score: "580-619", price: "450-550", savings: "15750" }, ["met", "met", "met"]],
    ["fha-203b", {}, ["open", "open", "open"]],
    ["va-purchase", { military: "yes", score: "620-659" }, ["met", "met", "open"]],
    ["va-purchase", { military: "yes", score: "480" }, ["met", "open", "open"]],
    ["va-purchase", { military: "no" }, ["unmet", "open", "open"]],
    ["va-purchase", {}, ["open", "open", "open"]],
    ["usda-502-through-lender", { income: "122500", household: "4", score: "640" }, ["met", "met", "open"]],
    ["usda-502-through-lender", { income: "122500", household: "4", score: "639" }, ["met", "open", "open"]],
    ["usda-502-through-lender", { income: "142000", household: "4" }, ["open", "open", "open"]],
    ["usda-502-through-lender", { income: "142200", household: "4" }, ["unmet", "open", "open"]],
    ["usda-502-through-lender", { income: "142000", household: "5" }, ["met", "open", "open"]],
    ["usda-502-through-lender", { income: "142000" }, ["open", "open", "open"]],
    ["usda-502-direct", { income: "85000", household: "1" }, ["met", "open"]],
    ["usda-502-direct", { income: "98726", household: "4" }, ["unmet", "open"]],
    ["usda-502-direct", { income: "90000", household: "4" }, ["unmet", "open"]],
    ["hud-184", { price: "150-250", savings: "3375" }, ["open", "met"]],
    ["hud-184", { price: "150-250", savings: "3374" }, ["open", "open"]],
    ["good-neighbor-next-door", { owned: "no" }, ["met", "open", "open"]],
    ["good-neighbor-next-door", { owned: "yes" }, ["open", "open", "open"]],
    [
      "homeready",
      { income: "83296", price: "700-850", score: "620-659", savings: "21000" },
      ["met", "met", "met", "met"],
    ],
    [
      "homeready",
      { income: "98913", price: "over-1250", score: "580-619", savings: "0" },
      ["unmet", "unmet", "open", "open"],
    ],
    ["homeready", { income: "89920" }, ["met", "open", "open", "open"]],
    [
      "home-possible",
      { income: "83296", price: "700-850", score: "620-659", savings: "21000" },
      ["met", "met", "met", "met"],
    ],
    [
      "home-possible",
      { income: "98913", price: "over-1250", score: "580-619", savings: "0" },
      ["unmet", "unmet", "open", "open"],
    ],
    ["home-possible", { income: "98912" }, ["open", "open", "open", "open"]],
    ["home-possible", { income: "98913" }, ["unmet", "open", "open", "open"]],
    [
      "conventional-97",
      { owned: "no", price: "700-850", score: "720-850", savings: "21000" },
      ["met", "met", "met", "met"],
    ],
    [
      "conventional-97",
      { owned: "yes", price: "over-1250", score: "580-619", savings: "0" },
      ["unmet", "unmet", "open", "open"],
    ],
    ["conventional-97", {}, ["open", "open", "open", "open"]],
    ["mortgage-credit-certificate", { owned: "no", income: "104120", household: "2" }, ["met", "met", "open"]],
    [
      "mortgage-credit-certificate",
      { owned: "yes", military: "no", income: "120561", household: "2" },
      ["unmet", "unmet", "open"],
    ],
    [
      "mortgage-credit-certificate",
      { owned: "yes", military: "yes", income: "119000", household: "3" },
      ["met", "met", "open"],
    ],
    ["mortgage-credit-certificate", { owned: "yes", income: "119000" }, ["open", "open", "open"]],
    ["home-loan-bank-grant", { income: "59707", household: "1" }, ["met", "open"]],
    ["home-loan-bank-grant", { income: "69136", household: "1" }, ["unmet", "open"]],
    ["home-loan-bank-grant", { income: "69136" }, ["open", "open"]],
    ["housing-voucher", { owned: "no" }, ["met", "open"]],
    ["housing-voucher", { owned: "yes" }, ["unmet", "open"]],
    ["housing-voucher", {}, ["open", "open"]],
  ] as const)("%s with %o", (slug, said, expected) => {
    expect(verdicts(slug, said)).toEqual(expected);
  });
});

it("says the date of an old page beside each limit that was read on it, and of no other", () => {
  const said = { ...nothing, householdSize: 4, incomeCents: 300_000_00, priceCents: exactly(900_000) };
  const states = [...stateNames.keys()];
  const told = states.flatMap((state) =>
    listingsOfState(state, today).map((program) => {
      const dated = program.rules.find((rule) => "oldPage" in rule);
      const { why, checks } = matchListing(program, said, anywhere, null).words;
      return { dated, text: [why, ...checks].join(" ") };
    }),
  );
  expect(told.filter(({ dated }) => dated).length).toBeGreaterThan(5);
  for (const { dated, text } of told)
    expect(/, by its page from ([A-Z]\w+ )?20\d\d[.,]/.test(text)).toBe(dated !== undefined);
  const ages = ["2023-06-30", "2023-07-02"].map((day) =>
    states
      .flatMap((state) => listingsOfState(state, day))
      .filter(({ rules }) => rules.some((rule) => "oldPage" in rule)),
  );
  expect(ages[0]?.length).toBeLessThan(ages[1]?.length ?? 0);
});
