import { expect, it } from "vitest";
import { findPlace, noPlace } from "#app/lib/places/find-place.ts";
import { placeData, placesInTables } from "./lookup.server.ts";

const find = (said: { zip?: string; state?: string; county?: string }) =>
  findPlace({ zip: "", state: "", county: "", ...said }, placesInTables);

it("finds the county of a ZIP code that is in one county", async () => {
  expect((await find({ zip: "90210" })).county).toMatchObject({
    fips: "06037",
    name: "Los Angeles County, California",
    path: "/places/california/los-angeles-county",
  });
});

it("asks which county when a ZIP code is in several, and accepts the answer", async () => {
  const asked = await find({ zip: "85142" });
  expect(asked.county).toBeNull();
  expect(asked.choices.map(({ name }) => name)).toEqual(["Maricopa County, AZ", "Pinal County, AZ"]);
  expect((await find({ zip: "85142", county: "04021" })).county?.fips).toBe("04021");
  // A county that the ZIP code does not touch isn't an answer.
  expect((await find({ zip: "85142", county: "06037" })).county).toBeNull();
});

it("says that a ZIP code does not exist", async () => {
  expect(await find({ zip: "00000" })).toEqual({ ...noPlace, isUnknown: true });
  expect(await find({ zip: "8520" })).toEqual(noPlace);
});

it("finds a county by its name or a city's name, with or without the state", async () => {
  expect((await find({ zip: "Mesa, AZ" })).county?.fips).toBe("04013");
  expect((await find({ zip: "maricopa county arizona" })).county?.fips).toBe("04013");
  // The town of that name is in Pinal County.
  const both = await find({ zip: "Maricopa, AZ" });
  expect(both.choices.map(({ name }) => name)).toEqual(["Maricopa County, AZ", "Pinal County, AZ"]);
  expect(both).toMatchObject({ county: null, state: "AZ", isUnknown: false });
  expect((await find({ zip: "Maricopa, AZ", county: "04021" })).county?.name).toBe("Pinal County, Arizona");
  expect((await find({ zip: "San José, CA" })).county?.name).toBe("Santa Clara County, California");
});

it("finds a state by its name, and offers today's counties for a former county's name", async () => {
  expect(await find({ zip: "Delaware", state: "AZ" })).toEqual(await find({ state: "DE" }));
  const former = await find({ zip: "Fairfield County, CT" });
  expect(former.state).toBe("CT");
  expect(former.choices.length).toBeGreaterThan(1);
});

it("says that it knows no place with a name, once three letters are typed", async () => {
  expect(await find({ zip: "Xyzzyville" })).toEqual({ ...noPlace, isUnknown: true });
  expect(await find({ zip: "Xy" })).toEqual(noPlace);
});

it("offers the counties of a state", async () => {
  const asked = await find({ state: "DE" });
  expect(asked.choices).toHaveLength(3);
  expect(asked.county).toBeNull();
  expect((await find({ state: "DE", county: "10001" })).county?.name).toBe("Kent County, Delaware");
  expect((await find({ state: "DC" })).county?.fips).toBe("11001");
});

it("shows the state's programs as soon as the state is known, along with the county's", async () => {
  const names = (found: { programs: readonly { name: string }[] }) => found.programs.map(({ name }) => name);
  // This ZIP code is in two counties of one state.
  const asked = await find({ zip: "85142" });
  expect([asked.state, asked.county]).toEqual(["AZ", null]);
  expect(names(asked)).toContain("Home in Five Advantage");
  expect(names(await find({ state: "TX" }))).toContain("Home Sweet Texas");
  expect(names(await find({ state: "PR" }))).toEqual([]);
});

it("asks again for a county whose code has changed, and still shows the state's programs", async () => {
  // Fairfield County, until Connecticut changed to planning regions.
  const asked = await find({ state: "CT", county: "09001" });
  expect(asked).toMatchObject({ county: null, state: "CT", isUnknown: false });
  expect(asked.choices).toHaveLength(9);
  expect(asked.programs.length).toBeGreaterThan(0);
});

it.each([
  ["zips", "00"],
  ["zips", "__proto__"],
  ["names", "me"],
  ["names", "__proto__"],
  ["states", "ZZ"],
  ["states", "constructor"],
  ["programs", "ZZ"],
  ["counties", "99999"],
  ["others", "04013"],
])("answers nothing for %s %s", (kind, key) => {
  expect(placeData(kind, key)).toBeNull();
});

it("answers with no ZIP codes when none begins with those digits", () => {
  expect(placeData("zips", "000")).toEqual({ zips: {}, counties: [] });
});

it("answers with little more than the question needs", () => {
  const size = (kind: string, key: string) => JSON.stringify(placeData(kind, key)).length;
  expect(size("counties", "04013")).toBeLessThan(2000);
  expect(size("zips", "852")).toBeLessThan(8000);
  expect(size("names", "san")).toBeLessThan(24_000);
  expect(size("states", "TX")).toBeLessThan(16_000);
  expect(size("programs", "TX")).toBeLessThan(16_000);
});
