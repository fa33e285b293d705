import { readFile } from "node:fs/promises";
import { parseCounties, stateNames, statePath } from "#app/content/places/county-list.ts";

/** The pages of states and counties, which the server makes when they are asked for. */
export async function placePaths(): Promise<string[]> {
  const counties = parseCounties(await readFile("app/content/places/counties.csv", "utf8"));
  return [...[...stateNames.keys()].map(statePath), ...counties.map(({ path }) => path)];
}
