import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { homeForRent, rentDownShare } from "#app/content/figures/rent-carries.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import type { StateCode } from "#app/content/places/states.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { statesPage } from "./page.server.ts";
import { RentMap } from "./rent-map.tsx";
import {
  againstRent,
  countryWords,
  mostFirst,
  rentMapOf,
  type StateShare,
  shareWords,
  stateWords,
} from "./rent-map-model.ts";
import { fillLine, stateAfter } from "./state-tiles.tsx";

const homes = statesPage();
const map = rentMapOf(homes);

function answerTo(rent: string) {
  const { answer } = map.check({ rent });
  if (!answer) throw new Error(`no answer to ${rent}`);
  return answer;
}

it("has every state and DC once, with a plausible typical home, tax and rent", () => {
  expect(new Set(homes.map(({ state }) => state)).size).toBe(51);
  for (const { state, valueCents, taxRate, rentCents } of homes) {
    expect(valueCents, state).toBeGreaterThan(100_000_00);
    expect(taxRate, state).toBeGreaterThan(0.002);
    expect(taxRate, state).toBeLessThan(0.025);
    expect(rentCents, state).toBeGreaterThan(700_00);
    expect(rentCents, state).toBeLessThan(4_000_00);
  }
});

it("gives the highest price whose payment is no more than the rent, as the engine calculates payments", () => {
  const { shares, rentCents } = answerTo("$1,450");
  for (const { state, share, taxRate, valueCents, priceCents } of shares) {
    const exact = homeForRent(rentCents, taxRate).priceCents;
    expect(share, state).toBe(exact / valueCents);
    expect(Math.abs(priceCents - exact), state).toBeLessThanOrEqual(500_00);
    const payment = (price: number) =>
      homeCost(
        {
          priceCents: price,
          downCents: Math.round(price * rentDownShare),
          annualRate: latestAverage.annualRate,
          termMonths: exampleMortgage.termMonths,
          propertyTaxRate: taxRate,
          homeInsuranceRate: planningAssumptions.homeInsuranceRate,
          monthlyDuesCents: 0,
        },
        { kind: "conventional", insuranceRate: planningAssumptions.mortgageInsuranceRate },
      ).monthlyCents;
    expect(payment(exact), state).toBeLessThanOrEqual(rentCents);
    expect(payment(exact + 100), state).toBeGreaterThan(rentCents);
  }
});

it("buys more house with more rent, and less where the tax is higher", () => {
  const [low, high] = [answerTo("1000"), answerTo("2k")];
  for (const [index, { share }] of low.shares.entries()) expect(high.shares[index]?.share).toBeGreaterThan(share);
  expect(homeForRent(145_000, 0.02).priceCents).toBeLessThan(homeForRent(145_000, 0.005).priceCents);
});

it.each(["", "50", "a lot", "-5", "1.450,5", "9".repeat(30)])("asks again about a rent of “%s”", (rent) => {
  expect(map.check({ rent }).problems?.rent).toMatch(/\./);
});

it("says the same in the map, the list and the sentence", () => {
  const answer = answerTo("1450");
  const html = renderToStaticMarkup(<RentMap homes={homes} rentYear={2027} sentRent="$1,450" />);
  const said = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name, share]) => `${name} ${share}`);
  const inMap = [...html.matchAll(/<i>([^<]+%)<\/i><\/span><span class="vh">([^<]+)<\/span>/g)].map(
    ([, share, name]) => `${name} ${share}`,
  );
  const inList = said(/<a class="tap"[^>]*>([^<]+)<\/a><\/th><td>[^<]+<\/td><td>[^<]+<\/td><td>([^<]+)<\/td>/g);
  expect(inMap).toHaveLength(51);
  expect(inList).toEqual(mostFirst(answer.shares).map(({ name, share }) => `${name} ${shareWords(share)}`));
  expect(inMap.toSorted()).toEqual(inList.toSorted());
  expect(html).toContain(countryWords(answer));
});

it("counts the states for its sentence", () => {
  expect(countryWords(answerTo("100"))).toBe("Your rent would buy less than half of a typical home in every state.");
  expect(countryWords(answerTo("20000"))).toBe("Your rent would buy at least half of a typical home in every state.");
  const answer = answerTo("1450");
  const half = answer.shares.filter(({ share }) => share >= 0.5).length;
  expect(countryWords(answer)).toContain(`and at least half of it in ${half} of 51.`);
});

it("compares a rent with the rent of a two-bedroom", () => {
  expect(againstRent(1_450_00, 1_706_00)).toBe("$256 less");
  expect(againstRent(1_706_00, 1_450_00)).toBe("$256 more");
  expect(againstRent(1_450_00, 1_450_00)).toBe("the same");
  expect([shareWords(0.995), shareWords(1.2), shareWords(0.004)]).toEqual(["99%", "120%", "under 1%"]);
});

it("says the chosen state as its heading does", () => {
  const html = renderToStaticMarkup(<RentMap homes={homes} rentYear={2027} sentRent="$2,100" />);
  const heading = /<h2>(In .+?)<\/h2>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "");
  const arizona = answerTo("2100").shares.find(({ state }) => state === "AZ") as StateShare;
  expect(heading).toBe(stateWords(2_100_00, arizona));
  expect(stateWords(2_100_00, { ...arizona, share: 1.2 })).toMatch(/That is more than a typical home there\.$/);
});

it("reaches every state by arrow keys, and stays at the edge", () => {
  const reached = new Set<StateCode>(["AZ"]);
  for (const state of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = stateAfter(state, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(51);
  expect([stateAfter("WA", "ArrowRight"), stateAfter("ME", "ArrowRight"), stateAfter("WA", "a")]).toEqual([
    "ID",
    null,
    null,
  ]);
});

it("fills a house by area", () => {
  // The drawing: walls of 52 by 28, and a roof 21 high on top of them.
  const areaBelow = (line: number) => {
    const above = Math.max(0, 25 - line);
    return 52 * (53 - Math.max(line, 25)) + 52 * above - (52 / 21) * (above ** 2 / 2);
  };
  for (const share of [0, 0.1, 0.25, 0.5, 0.72, 0.73, 0.9, 1]) {
    expect(areaBelow(fillLine(share)) / areaBelow(4)).toBeCloseTo(share, 10);
  }
  expect(fillLine(1.4)).toBe(4);
});
