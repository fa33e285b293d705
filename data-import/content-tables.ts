import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type County, parseCounties } from "#app/content/places/county-list.ts";
import { csvCells } from "./csv-text.ts";
import type { Editions } from "./editions.ts";

export type Row = Readonly<Record<string, string>>;

/** The site's tables before an import: `folder` is its app/content. */
export type ContentTables = {
  folder: string;
  counties: readonly County[];
  stateByCounty: ReadonlyMap<string, string>;
  editions: Editions;
};

export const editionsFile = "editions/editions.json";

export async function readContentTables(folder: string): Promise<ContentTables> {
  const counties = parseCounties(await readFile(join(folder, "places/counties.csv"), "utf8"));
  return {
    folder,
    counties,
    stateByCounty: new Map(counties.map(({ fips, state }) => [fips, state])),
    editions: JSON.parse(await readFile(join(folder, editionsFile), "utf8")) as Editions,
  };
}

/** The rows of one of our own tables by column; none where it is not there yet. */
export async function readRows(folder: string, file: string): Promise<Row[]> {
  const text = await readFile(join(folder, file), "utf8").catch(() => "");
  const [head = [], ...rows] = csvCells(text);
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ""])));
}

/** Objects and lists of figures as the formatter writes them in files of data. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\s+((?:-?[\d.]+|null)(?:,\s+(?:-?[\d.]+|null))*)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, " ")}]`)}\n`;
}
