// cspell:ignore bexar philadelpia precios tarrant

import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { allCounties, countyByPath, limitsOf, rentsOf } from "#app/content/places/data.server.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { findAll } from "#app/lib/search/find-all.ts";
import { nearestQuestions, siteSearch } from "./page-search.server.ts";
import { countiesForZip, placeIndex, placeSearch, withCities } from "./place-index.server.ts";

const find = (query: string) => findAll(siteSearch(), placeSearch(), query);
const county = (path: string) => {
  const found = countyByPath(path);
  if (!found) throw new Error(`No county at ${path}`);
  return found;
};

describe("the counties in the index", () => {
  it("are all there, in a separate part that is small enough for a phone", () => {
    const { states } = placeIndex();
    expect(Object.values(states).flat()).toHaveLength(allCounties().length);
    expect(brotliCompressSync(JSON.stringify(placeIndex())).length).toBeLessThan(60_000);
  });

  it("are each among the first three results for their name and state", () => {
    for (const { name, state, path } of allCounties()) {
      const hits = placeSearch().find(`${name}, ${state}`).hits.slice(0, 3);
      expect(
        hits.map((hit) => hit.path),
        `${name}, ${state}`,
      ).toContain(path);
    }
  });

  it.each([
    ["maricopa", "/places/arizona/maricopa-county"],
    ["travis county tx", "/places/texas/travis-county"],
    ["St Louis County", "/places/missouri/st-louis-county"],
    ["saint louis county missouri", "/places/missouri/st-louis-county"],
    ["prince george's county", "/places/maryland/prince-george-s-county"],
    ["dona ana", "/places/new-mexico/dona-ana-county"],
  ])("are found by %j", (query, path) => {
    expect(find(query).hits[0]?.path).toBe(path);
  });

  it.each([
    ["mecklenburg county", "/places/north-carolina/mecklenburg-county"],
    ["cook county il", "/places/illinois/cook-county"],
    ["clark county nevada", "/places/nevada/clark-county"],
    ["home prices in maricopa county", "/places/arizona/maricopa-county"],
    ["wake county home values", "/places/north-carolina/wake-county"],
  ])("come before what others asked in %j", (query, path) => {
    const { answer, hits } = findAll(siteSearch(), placeSearch(), query, nearestQuestions());
    expect([answer, hits[0]?.path]).toEqual([null, path]);
  });

  it("are found while someone is typing", () => {
    expect(find("maricop").hits.map(({ path }) => path)).toContain("/places/arizona/maricopa-county");
  });

  it("have answers about their limits and rents, with the source and its date", () => {
    const maricopa = county("/places/arizona/maricopa-county");
    const { fhaCents, conformingCents } = limitsOf(maricopa);
    const rentCents = rentsOf(maricopa)[0]?.rentCents[2] ?? 0;
    for (const [query, figure] of [
      ["What is the 2026 FHA limit in Maricopa County, Arizona?", formatDollars(fhaCents)],
      ["conforming limit maricopa county", formatDollars(conformingCents)],
      ["rent in maricopa county", `${formatDollars(rentCents)} a month`],
    ] as const) {
      const { answer } = find(query);
      expect(answer).toMatchObject({ verdict: figure, source: expect.stringMatching(/HUD|FHFA/) });
      expect(answer?.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(answer?.next.to).toBe(maricopa.path);
    }
  });

  it("give no answer for an ambiguous name, or for a figure that is not in the index", () => {
    expect(find("fha limit orange county").answer).toBeNull();
    expect(find("fha limit orange county california").answer?.question).toContain("Orange County, California");
    expect(find("income limit maricopa county").answer).toBeNull();
    expect(find("king county").answer).toBeNull();
  });

  it("rank behind results about the word itself", () => {
    expect(find("home price").hits[0]?.kind).not.toBe("Place");
    expect(find("down payment").hits.some(({ kind }) => kind === "Place")).toBe(false);
  });

  it("are found by ZIP code, and an unknown ZIP code finds none", () => {
    expect(countiesForZip("85201")?.map(({ path }) => path)).toContain("/places/arizona/maricopa-county");
    expect(countiesForZip("00000")).toEqual([]);
    for (const query of ["AZ 85201", "Mesa, AZ 85201", "85201.", "programs in 85201"]) {
      expect(countiesForZip(query), query).toEqual(countiesForZip("85201"));
    }
    for (const query of ["maricopa", "60000 salary", "00000 home", "$85201"]) {
      expect(countiesForZip(query), query).toBeNull();
    }
  });
});

describe("a city", () => {
  const cities = (query: string) => withCities(query, find(query)).hits.map(({ path, title }) => [title, path]);

  it("leads to its county, the largest of its name first", () => {
    expect(cities("phoenix az")[0]).toEqual(["Phoenix, AZ: Maricopa County", "/places/arizona/maricopa-county"]);
    expect(cities("mesa")[0]).toEqual(["Mesa, AZ: Maricopa County", "/places/arizona/maricopa-county"]);
    expect(cities("mesa").map(([, path]) => path)).toContain("/places/colorado/mesa-county");
  });

  it.each([
    ["houston", "/places/texas/harris-county"],
    ["austin tx", "/places/texas/travis-county"],
    ["fort worth", "/places/texas/tarrant-county"],
    ["kansas city", "/places/missouri/jackson-county"],
    ["what do houses cost in tucson", "/places/arizona/pima-county"],
    ["precios de casas en san antonio", "/places/texas/bexar-county"],
    ["philadelpia home values", "/places/pennsylvania/philadelphia-county"],
    ["bakersfield kern county", "/places/california/kern-county"],
    ["shelby county tn memphis", "/places/tennessee/shelby-county"],
    ["how much income to buy a house in boise", "/places/idaho/ada-county"],
  ])("comes before all else in %j", (query, path) => {
    const { answer, hits } = withCities(query, findAll(siteSearch(), placeSearch(), query, nearestQuestions()));
    expect([answer, hits[0]?.path]).toEqual([null, path]);
  });

  it.each(["where do i start", "grant", "mobile home prices", "credit repair", "fha loan"])(
    "is not meant by %j",
    (query) => {
      const { answer, hits } = withCities(query, findAll(siteSearch(), placeSearch(), query, nearestQuestions()));
      expect(answer?.next.to ?? hits[0]?.path).not.toMatch(/^\/places/);
    },
  );

  it("is the large one where a small county has its name, and is not a state", () => {
    expect(cities("houston first time buyer help")[0]?.[1]).toBe("/places/texas/harris-county#programs");
    expect(cities("denver down payment help")[0]?.[1]).toBe("/places/colorado/denver-county#programs");
    expect(cities("average rent ohio")[0]?.[1]).not.toBe("/places/illinois/bureau-county");
    expect(cities("rent in oregon")[0]?.[1]).not.toMatch(/^\/places\/(?!oregon).*-county/);
  });

  it("is not guessed at", () => {
    expect(cities("xqzwv")).toEqual([]);
    expect(withCities("is 610 enough", find("is 610 enough"))).toEqual(find("is 610 enough"));
  });
});
