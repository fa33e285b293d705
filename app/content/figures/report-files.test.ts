import { expect, it } from "vitest";
import { countyReach } from "#app/content/market/county-reach.ts";
import { stateEntries } from "#app/content/market/state-entry.ts";
import { reportFile, reportFileNames } from "./report-files.ts";

/** The cells of a file as a spreadsheet reads them. */
function cellsOf(name: string): string[][] {
  const lines = (reportFile(name) ?? "").trimEnd().split("\r\n");
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')),
  );
}

it.each(reportFileNames)(
  "%s has one row per place under a head with units, and ends with sources and license",
  (name) => {
    const [head = [], ...lines] = cellsOf(name);
    const rows = lines.filter(({ length }) => length === head.length);
    const notes = lines.filter(({ length }) => length === 1).map(([note]) => note);
    expect(head.filter((column) => /_usd|_months|months_/.test(column)).length).toBeGreaterThanOrEqual(2);
    expect(rows.length).toBe(name.includes("state") ? stateEntries.length : countyReach.length);
    expect(rows.length + notes.length).toBe(lines.length);
    expect(notes.at(0)).toMatch(/^Source: /);
    expect(notes.at(-1)).toMatch(/^License: CC BY 4\.0/);
    for (const row of rows) expect(row[0]).toMatch(/^(\d{5}|[A-Z]{2})$/);
  },
);

it("matches the table of counties", () => {
  const rows = cellsOf("what-rent-buys.csv");
  const maricopa = countyReach.find(({ fips }) => fips === "04013");
  const row = rows.find(([fips]) => fips === "04013");
  expect(row?.slice(1)).toEqual(
    ["AZ", "Maricopa County", maricopa?.people, maricopa?.rent, maricopa?.bought, maricopa?.home].map(String),
  );
});

it("has no file with any other name", () => {
  expect(reportFile("toString")).toBeNull();
});
