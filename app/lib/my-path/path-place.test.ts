import { expect, it } from "vitest";
import { placesInTables } from "#app/server/places/lookup.server.ts";
import { pathPlace } from "./path-place.ts";

const county = async (fips: string) => {
  const facts = await placesInTables.factsOf(fips);
  if (!facts) throw new Error(`no county ${fips}`);
  return facts;
};

it("uses a county's figures from the site's tables", async () => {
  const { facts, homes } = await county("04013");
  expect(pathPlace(await county("04013"), 3)).toMatchObject({
    name: "Maricopa County, Arizona",
    fips: "04013",
    propertyTaxRate: homes.taxRate,
    typicalPriceCents: homes.valueCents,
    fhaCents: facts.fhaLimitCents.low,
    medianIncomeCents: facts.medianIncomeCents.low,
  });
});

it("knows USDA's limit only for a household of a known size, and a higher one for a large household", async () => {
  const maricopa = await county("04013");
  const [few, many] = [pathPlace(maricopa, 4).usdaIncomeCents, pathPlace(maricopa, 5).usdaIncomeCents];
  expect(pathPlace(maricopa, undefined).usdaIncomeCents).toBeNull();
  expect(few).toBeGreaterThanOrEqual(119_850_00);
  expect(many).toBeGreaterThan(few ?? 0);
});

it("leaves a limit open if it differs from town to town", async () => {
  // Bristol County, Massachusetts: HUD sets incomes by town.
  expect(pathPlace(await county("25005"), 3)).toMatchObject({ medianIncomeCents: null, usdaIncomeCents: null });
});

it("includes, by name, the programs whose pages state an amount", async () => {
  // One of Alabama's programs states an amount.
  const { help } = await county("01001");
  expect(help.length).toBeGreaterThan(0);
  for (const one of help) expect(one.name).not.toBe("");
});
