import { expect, it } from "vitest";
import { keyWords } from "#app/components/desk/keys/key-map.ts";
import { places } from "#app/server/desk/access/pages/shell-view.server.ts";

const shown = keyWords.map(([key]) => key);
const ofPlaces = places.map(({ key }) => key);

it("no key of the desk does two things, and none of its places has another's", () => {
  expect(shown).toEqual([...new Set(shown)]);
  expect(ofPlaces).toEqual([...new Set(ofPlaces)]);
});

it("the list of keys names the way to each place, and no way that is not there", () => {
  expect(shown.filter((key) => key.startsWith("g ")).toSorted()).toEqual([...ofPlaces].toSorted());
});
