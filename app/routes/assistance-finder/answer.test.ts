import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCounties } from "#app/content/places/data.server.ts";
import { finderTexts, householdChoices, priceBands } from "#app/forms/finder-answers.ts";
import { findPlace } from "#app/lib/places/find-place.ts";
import { placesInTables } from "#app/server/places/lookup.server.ts";
import { type Answer, answerFor, answerHeadline, barWords, plateOf, streetDoors } from "./answer.ts";
import { sampleDoors } from "./sample-doors.server.ts";
import { readAll } from "./use-finder.ts";

async function answerIn(fips: string, said: Record<string, string> = {}): Promise<Answer> {
  const state = allCounties().find((county) => county.fips === fips)?.state ?? "";
  const texts = finderTexts(Object.entries({ state, county: fips, ...said }));
  const place = await findPlace(texts, placesInTables);
  if (!place.county) throw new Error(`No county ${fips}`);
  return answerFor(readAll(texts, place).answers, place.county.facts, place);
}

function said(answer: Answer): string {
  const { before, amount, after } = answerHeadline(answer);
  return before + amount + after;
}

const clark = "32003";

describe("the headline", () => {
  it("names what one door pays at most, and how many more to call", async () => {
    const answer = await answerIn(clark);
    expect(said(answer)).toMatch(/^One door may pay up to \$[\d,]+\. Two more are worth a call\.$/);
    expect(barWords(answer)).toMatch(/^Up to \$[\d,]+ at one door\. Two more to ask\.$/);
  });

  it("names no amount where no page says what one pays now", async () => {
    const answer = await answerIn("04013");
    expect(said(answer)).toBe("Three doors are worth a call");
    expect(barWords(answer)).toBe("Three doors are worth a call.");
  });

  it("counts a share on the price that somebody has in mind", async () => {
    const amounts = await Promise.all(
      ["to-150", "250-350"].map(async (price) => (await answerIn(clark, { price })).paying?.help),
    );
    expect(amounts.map((help) => help?.on)).toEqual(["on a $106,875 loan", "on a $285,000 loan"]);
    expect(amounts[0]?.cents).toBeLessThan(amounts[1]?.cents ?? 0);
  });

  it("does not count a door that waits for a score", async () => {
    const answer = await answerIn(clark, { score: "500" });
    expect(answer.waiting.length).toBeGreaterThan(0);
    expect(answer.ready.map(({ verdict }) => verdict)).not.toContain("waits");
    expect(said(answer)).toMatch(/worth a call/);
  });
});

describe("whatever somebody answers", () => {
  const anyCounty = fc.constantFrom(...allCounties().map(({ fips }) => fips));
  const anyTexts = fc.record({
    household: fc.constantFrom("", ...householdChoices.map(({ value }) => value)),
    income: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 400_000 }).map(String)),
    owned: fc.constantFrom("", "yes", "no"),
    military: fc.constantFrom("", "yes", "no"),
    price: fc.constantFrom("", ...priceBands.map(({ value }) => value)),
    savings: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 300_000 }).map(String)),
    score: fc.oneof(fc.constant(""), fc.integer({ min: 300, max: 850 }).map(String)),
  });

  it("every program stands in one list, and every door in the wall has its entry", async () => {
    await fc.assert(
      fc.asyncProperty(anyCounty, anyTexts, async (fips, texts) => {
        const answer = await answerIn(fips, texts);
        const { ready, loan, more, waiting, no, ranked } = answer;
        const listed = [...ready, ...(loan ? [loan] : []), ...more, ...waiting, ...no].map(
          ({ program }) => program.slug,
        );
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.length).toBe(Object.values(ranked.tally).reduce((sum, count) => sum + count, 0));
        const doors = streetDoors(answer);
        expect(listed).toEqual(expect.arrayContaining(doors.map(({ slug }) => slug)));
        expect(doors.filter(({ look }) => look === "first").length).toBe(ready.length > 0 ? 1 : 0);
        expect(said(answer)).not.toMatch(/NaN|undefined|\$0\b/);
      }),
      { numRuns: 60 },
    );
  });

  it("no amount hangs over a door without a word for what it is", async () => {
    for (const fips of [clark, "12095", "42101"]) {
      const { ranked } = await answerIn(fips);
      for (const one of ranked.doors) {
        const plate = plateOf(one);
        if (plate && /\d/.test(plate.large)) expect(plate.small).toMatch(/^(up to|score)$/);
      }
    }
  });
});

it("shows a sample whose doors all say what they pay, with its home, its loan and its date", async () => {
  const { place, basis, doors } = await sampleDoors();
  expect(place).toBe("Orange County, Florida");
  expect(basis).toMatch(/^a \$300,000 home, a \$285,000 loan, read by [A-Z]\w+ \d+, 20\d\d$/);
  expect(doors.map(({ plate }) => plate?.small)).toEqual(["up to", "up to", "up to"]);
});
