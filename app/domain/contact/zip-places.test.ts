import { expect, it } from "vitest";
import { namedZips } from "./zip-places.ts";

it.each([
  ["My ZIP is 32401.", ["32401"]],
  ["We rent in Mesa, AZ 85201 and pay 14500 a year", ["85201"]],
  ["zip code: 85201", ["85201"]],
  // No ZIP code of that state, and no ZIP code at all.
  ["PS 32401 and TX 14500", []],
  ["I owe 32401", []],
])("in %j, finds the ZIP codes %j", (text, zips) => expect(namedZips(text)).toEqual(zips));
