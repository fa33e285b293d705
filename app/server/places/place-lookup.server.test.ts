import { expect, it } from "vitest";
import { findPlace } from "#app/lib/places/find-place.ts";
import { placeData, placesInTables } from "./place-lookup.server.ts";

const find = (said: { zip?: string; state?: string; county?: string }) =>
  findPlace({ zip: "", state: "", county: "", ...said }, placesInTables);

it("finds the county of a ZIP code that lies in one", async () => {
  expect((await find({ zip: "90210" })).county).toMatchObject({
    fips: "06037",
    name: "Los Angeles County, California",
    path: "/places/california/los-angeles-county",
  });
});

it("asks about a ZIP code that lies in several, and takes the answer", async () => {
  const asked = await find({ zip: "85142" });
  expect(asked.county).toBeNull();
  expect(asked.choices.map(({ name }) => name)).toEqual(["Maricopa County, AZ", "Pinal County, AZ"]);
  expect((await find({ zip: "85142", county: "04021" })).county?.fips).toBe("04021");
  // A county that the ZIP code does not touch is no answer.
  expect((await find({ zip: "85142", county: "06037" })).county).toBeNull();
});

it("says that a ZIP code does not exist", async () => {
  expect(await find({ zip: "00000" })).toEqual({ county: null, choices: [], unknownZip: true });
  expect(await find({ zip: "8520" })).toEqual({ county: null, choices: [], unknownZip: false });
});

it("offers the counties of a state", async () => {
  const asked = await find({ state: "DE" });
  expect(asked.choices).toHaveLength(3);
  expect(asked.county).toBeNull();
  expect((await find({ state: "DE", county: "10001" })).county?.name).toBe("Kent County, Delaware");
  expect((await find({ state: "DC" })).county?.fips).toBe("11001");
});

it.each([
  ["zips", "00"],
  ["zips", "__proto__"],
  ["states", "ZZ"],
  ["states", "constructor"],
  ["counties", "99999"],
  ["others", "04013"],
])("answers nothing for %s %s", (kind, key) => {
  expect(placeData(kind, key)).toBeNull();
});

it("answers with no ZIP codes for digits that none begins with", () => {
  expect(placeData("zips", "000")).toEqual({ zips: {}, counties: [] });
});

it("answers with what is asked and little more", () => {
  const size = (kind: string, key: string) => JSON.stringify(placeData(kind, key)).length;
  expect(size("counties", "04013")).toBeLessThan(2000);
  expect(size("zips", "852")).toBeLessThan(8000);
  expect(size("states", "TX")).toBeLessThan(16_000);
});
