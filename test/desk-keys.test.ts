import { expect, it } from "vitest";
import { keyWords } from "#app/components/desk/keys/key-map.ts";
import { places } from "#app/server/desk/access/pages/shell-view.server.ts";

const shown = keyWords.map(([key]) => key);
const ofPlaces = places.map(({ key }) => key);

it("no keyboard shortcut at the desk does two things, and no two places share one", () => {
  expect(shown).toEqual([...new Set(shown)]);
  expect(ofPlaces).toEqual([...new Set(ofPlaces)]);
});

it("the list of shortcuts has one for each place, and none for a place that doesn't exist", () => {
  expect(shown.filter((key) => key.startsWith("g ")).toSorted()).toEqual([...ofPlaces].toSorted());
});
