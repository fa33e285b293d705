import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Row, readContentTables, readRows } from "./content-tables.ts";
import type { Editions } from "./editions.ts";
import { importCommand } from "./import-command.ts";
import { workbook } from "./test-workbook.ts";

/*
 * Each kind of file is made from the current tables in its publisher's layout, so the tests depend on no year or figure.
 */

const scratch = mkdtempSync(join(tmpdir(), "data-import-"));
const folder = join(scratch, "content");
const units = ["one", "two", "three", "four"] as const;

beforeEach(() => {
  for (const name of ["editions", "places", "rules", "market-data"]) {
    cpSync(join("app/content", name), join(folder, name), { recursive: true });
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array | Cells): string {
  const path = join(scratch, name);
  writeFileSync(path, Array.isArray(content) ? workbook(content) : content);
  return path;
}

type Cells = (string | number)[][];

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await importCommand(["import", ...args], folder, (line) => lines.push(line));
  return { code, said: lines.join("\n") };
}

const editions = () => JSON.parse(readFileSync(join(folder, "editions/editions.json"), "utf8")) as Editions;
const text = (name: string) => readFileSync(join(folder, name), "utf8");
const rows = (name: string) => readRows(folder, name);

/** Files that a refused import must leave unchanged. */
const untouched = [
  "editions/editions.json",
  "rules/conforming-limits.csv",
  "places/rents.csv",
  "market-data/mortgage-rates-weekly.csv",
];
const asItWas = () => untouched.map((name) => text(name) === readFileSync(join("app/content", name), "utf8"));

describe("loan limits for a new year", () => {
  it("come from FHFA's workbook, with the year in its title", async () => {
    const { year } = await latest("conforming-limits");
    const path = file("list.xlsx", fhfa(year + 1, (await raised("conforming-limits", 1.03)).rows));
    const dry = await run("conforming-limits", path);
    expect(dry.said).toContain(`Conforming loan limits of ${year + 1}, in force from ${year + 1}-01-01`);
    expect(dry.said).toContain("Rows changed: 3235, the same: 0");
    expect(dry.said).toMatch(/(one|two|three|four): [\d,]+ → [\d,]+ \(\+\d/);
    expect(dry.said).toContain("Nothing was written.");
    expect(asItWas()).not.toContain(false);

    expect((await run("conforming-limits", path, "--write", "--source", "FHFA, some day")).code).toBe(0);
    const [newest, before] = editions().conformingLimits;
    expect(newest).toMatchObject({
      year: year + 1,
      effective: `${year + 1}-01-01`,
      reviewBy: `${year + 1}-12-05`,
      source: "FHFA, some day",
    });
    expect(newest?.lowest?.[0]).toBeGreaterThan(before?.lowest?.[0] ?? 0);
    const years = (await rows("rules/conforming-limits.csv")).map((row) => row.year);
    expect([...new Set(years)]).toEqual([`${year + 1}`, `${year}`]);
    // A second import changes nothing.
    const once = text("rules/conforming-limits.csv");
    expect((await run("conforming-limits", path, "--write")).said).toContain("Rows changed: 0, the same: 3235");
    expect(text("rules/conforming-limits.csv")).toBe(once);
  });

  it("come from HUD's fixed-width file, and are checked against the conforming limits", async () => {
    const { year, rows: limits } = await latest("fha-limits");
    const counties = (await readContentTables(folder)).stateByCounty;
    const lines = limits.map((row) => chums(row, counties.get(row.fips ?? "") ?? ""));
    const taken = await run("fha-limits", file(`cy${year}-forward-limits.txt`, lines.join("\r\n")));
    expect(taken.said).toContain("Rows changed: 0, the same: 3235");
    const low = lines.map(
      (line) => line.slice(0, 73) + `${Number(line.slice(73, 80)) - 1}`.padStart(7, "0") + line.slice(80),
    );
    expect((await run("fha-limits", file(`cy${year}-forward-limits.txt`, low.join("\n")))).said).toContain(
      "should be 65% of the baseline",
    );
  });

  it("are refused when a county is missing, unknown or listed twice, or a limit is impossible", async () => {
    const { rows: limits, year } = await raised("conforming-limits", 1);
    const refused = async (change: (list: Row[]) => Row[], why: string) => {
      const { code, said } = await run("conforming-limits", file("bad.xlsx", fhfa(year, change(limits))), "--write");
      expect(said).toContain(why);
      expect(said).toContain("Nothing was changed.");
      expect(code).toBe(1);
      expect(asItWas()).not.toContain(false);
    };
    const [first, ...rest] = limits;
    if (!first) throw new Error("no limits");
    await refused((list) => list.slice(1), "The file lacks 1 counties: 01001.");
    await refused((list) => [...list, first], "The file has a county twice: 01001.");
    await refused((list) => [...list, { ...first, fips: "99001" }], "No county of our list has the number 99001.");
    await refused(
      () => [{ ...first, one: "7000000", two: "7500000", three: "8000000", four: "9000000" }, ...rest],
      "above 150% of the baseline",
    );
    await refused(
      () => [{ ...first, two: first.one ?? "" }, ...rest],
      "01001: the limit for two units is not above that for fewer.",
    );
    await refused(() => [{ ...first, one: "n/a" }, ...rest], "“n/a” is not a number (01001 one).");
  });

  it("never fall: by law, a conforming limit stays the same or rises", async () => {
    const { rows: limits, year } = await raised("conforming-limits", 0.97);
    const { said } = await run("conforming-limits", file("fallen.xlsx", fhfa(year + 1, limits)));
    expect(said).toMatch(/figures fall by more than 0%.+say --accept-jumps/s);
  });
});

describe("HUD's figures for areas", () => {
  it("include Fair Market Rents by county and town, and keep the counties that the file leaves out", async () => {
    const {
      fairMarketRents: [before],
    } = editions();
    const year = (before?.year ?? 0) + 1;
    const path = file(
      `FY${year % 100}_FMRs.xlsx`,
      fmr((await rows("places/rents.csv")).filter(({ fips = "" }) => !fips.startsWith("72"))),
    );
    const { said, code } = await run("fair-market-rents", path, "--write");
    expect(said).toContain(`Fair Market Rents of fiscal year ${year}, in force from ${year - 1}-10-01`);
    expect(said).toContain("Not in the file, and kept as they are: 78 counties");
    expect(code).toBe(0);
    expect(editions().fairMarketRents[0]).toMatchObject({ year, reviewBy: `${year}-10-01` });
    const after = await rows("places/rents.csv");
    expect(after.find(({ fips }) => fips === "04013")).toMatchObject({ year: `${year}` });
    expect(after.find(({ fips }) => fips === "72127")?.year).not.toBe(`${year}`);
    expect(after.filter(({ fips }) => fips === "25017").map(({ towns }) => towns)).toContainEqual(
      expect.stringContaining("Lowell"),
    );
  });

  it("include income limits only with the day they take effect", async () => {
    const incomes = await rows("places/incomes.csv");
    const year = (editions().incomeLimits[0]?.year ?? 0) + 1;
    const path = file(`Section8-FY${year % 100}.xlsx`, section8(incomes, year));
    expect((await run("income-limits", path)).said).toContain(`such as --effective ${year}-05-01`);
    const { code, said } = await run("income-limits", path, "--effective", `${year}-04-20`, "--write");
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`Income limits of fiscal year ${year}, in force from ${year}-04-20`),
    ]);
    expect(editions().incomeLimits).toEqual([
      expect.objectContaining({ year, effective: `${year}-04-20`, reviewBy: `${year + 1}-06-01` }),
    ]);
    // HUD's file has the towns, so no row is the middle of several towns anymore.
    expect((await rows("places/incomes.csv")).filter((row) => row.middle_of_towns)).toEqual([]);
  });

  it("are refused when they are impossible", async () => {
    const good = await rows("places/rents.csv");
    const refused = async (change: (list: Row[]) => Row[], why: string) => {
      expect((await run("fair-market-rents", file("FY30_FMRs.xlsx", fmr(change(good))))).said).toContain(why);
    };
    const [first, ...rest] = good;
    if (!first) throw new Error("no rents");
    await refused((list) => list.slice(0, 1000), "it is not whole");
    await refused(() => [{ ...first, fmr_3: "300" }, ...rest], "a larger home rents for less");
    await refused(() => [{ ...first, fmr_4: "90000" }, ...rest], "a rent is outside $200 to $12000");
    await refused(
      () => [{ ...first, fips: "04999" }, ...rest, { ...first, fips: "29991" }],
      "No county has the number 29991",
    );
    await refused(
      (list) =>
        list.map((row) => ({
          ...row,
          ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`fmr_${n}`, `${Number(row[`fmr_${n}`]) * 2}`])),
        })),
      "say --accept-jumps",
    );
  });
});

describe("home figures from the American Community Survey", () => {
  const csv = (name: string, list: readonly Row[]) => {
    const columns = Object.keys(list[0] ?? {});
    const cells = list.map((row) => columns.map((column) => `"${row[column]}"`).join());
    return file(name, [columns.join(), ...cells].join("\n"));
  };
  const asPublished = (list: readonly Row[]) =>
    list.map(({ value = "", tax = "", rent = "", ...row }) => ({
      ...row,
      median_home_value: value,
      median_real_estate_tax: tax,
      median_gross_rent: rent,
    }));
  const delineation = (areas: readonly Row[]) =>
    areas.flatMap(({ cbsa = "", counties = "" }) => counties.split(" ").map((fips) => ({ fips, cbsa })));

  it("are imported by state, metro area and county, each labeled with the survey's last year", async () => {
    const states = asPublished(await rows("places/state-homes.csv"));
    const metros = await rows("places/metro-taxes.csv");
    const parts = csv("delineation.csv", delineation(metros));
    const counties = asPublished(await rows("places/county-homes.csv"));
    const kinds = [
      ["state-homes", [csv("acs_2025_1yr.csv", states)], "places/state-homes.csv"],
      ["metro-taxes", [csv("acs_2021_2025_5yr.csv", asPublished(metros)), parts], "places/metro-taxes.csv"],
      ["county-homes", [csv("acs_2021_2025.csv", counties)], "places/county-homes.csv"],
    ] as const;
    for (const [kind, paths, table] of kinds) {
      const before = text(table);
      const { said } = await run(kind, ...paths, "--write");
      expect(said).toContain("American Community Survey to 2025");
      expect(said).toContain("Rows changed: 0");
      expect(text(table)).toBe(before);
    }
    const { stateHomes, metroTaxes, countyHomes } = editions();
    expect([stateHomes, metroTaxes, countyHomes]).toEqual(
      Array(3).fill(expect.objectContaining({ to: "2025", reviewBy: "2027-12-31" })),
    );
  });

  it("are refused when states or counties are missing or unknown, or a figure is impossible", async () => {
    const states = asPublished(await rows("places/state-homes.csv"));
    const counties = asPublished(await rows("places/county-homes.csv"));
    const [state, county] = [states[0] as Row, counties[0] as Row];
    const refused = async (kind: string, list: readonly Row[], why: string) => {
      expect((await run(kind, csv("acs_2025.csv", list))).said).toContain(why);
      expect(asItWas()).not.toContain(false);
    };
    await refused("state-homes", states.slice(1), "50 of 51 states: it is not whole");
    await refused("state-homes", [...states.slice(1), { ...state, median_home_value: "12" }], "of “12” cannot be");
    await refused("state-homes", [...states.slice(1), { ...state, median_real_estate_tax: "-666" }], "a tax of -666");
    await refused("county-homes", counties.slice(0, 100), "it is not whole");
    await refused("county-homes", [...counties, { ...county, fips: "99001" }], "No county has the number 99001");
  });
});

describe("time series", () => {
  it("accept Freddie Mac's file, whose last weeks are empty, and lose no week", async () => {
    const last = (await rows("market-data/mortgage-rates-weekly.csv")).at(-1);
    const [next, later] = [7, 14].map((days) => dayAfter(last?.date ?? "", days));
    const lines = [
      "date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread",
      `${us(last?.date)},${last?.rate_30y}, ,${last?.rate_15y},,,,,`,
      `${us(next)},7.11, ,6.42,,,,,`,
      `${us(later)}, , , ,,,,,`,
    ];
    const { code, said } = await run("mortgage-rates", file("PMMS_history.csv", lines.join("\r\n")), "--write");
    expect([code, said]).toEqual([0, expect.stringContaining(`Rows added: 1 (${next})`)]);
    expect((await rows("market-data/mortgage-rates-weekly.csv")).at(-1)).toEqual({
      date: next,
      rate_30y: "7.11",
      rate_15y: "6.42",
    });
    expect(JSON.parse(text("market-data/latest-rates.json"))).toEqual({
      date: next,
      rate30: 7.11,
      rate15: 6.42,
      mostMove: expect.closeTo(mostMoveOf(await rows("market-data/mortgage-rates-weekly.csv")), 5),
    });
    expect(editions().mortgageRates.to).toBe(next);
  });

  it("accept FRED's two files of rates together, but no 15-year rate alone", async () => {
    const next = dayAfter((await rows("market-data/mortgage-rates-weekly.csv")).at(-1)?.date ?? "", 7);
    const thirty = file("MORTGAGE30US.csv", `observation_date,MORTGAGE30US\n${next},7.05\n`);
    const fifteen = file("MORTGAGE15US.csv", `observation_date,MORTGAGE15US\n${next},6.31\n`);
    expect((await run("mortgage-rates", thirty, fifteen)).said).toContain("Rows added: 1");
    expect((await run("mortgage-rates", fifteen)).said).toContain("has no 30-year rate. Give that file, too.");
  });

  it("refuse a gap, a rate that was never surveyed and a large correction to a week", async () => {
    const last = (await rows("market-data/mortgage-rates-weekly.csv")).at(-1);
    const fred = (date: string | undefined, rate: string) =>
      file("MORTGAGE30US.csv", `DATE,MORTGAGE30US\n${date},${rate}\n`);
    expect((await run("mortgage-rates", fred(dayAfter(last?.date ?? "", 28), "7"))).said).toContain(
      "Weeks are missing between",
    );
    expect((await run("mortgage-rates", fred(dayAfter(last?.date ?? "", 7), "0.07"))).said).toContain(
      "was never surveyed",
    );
    expect((await run("mortgage-rates", fred(last?.date, "6.1"))).said).toContain("say --accept-jumps");
  });

  it("accept FRED's consumer prices, where dots stand for missing months, and FHFA's house prices", async () => {
    const last = (await rows("market-data/consumer-prices-monthly.csv")).at(-1);
    const [next, later] = [dayAfter(`${last?.month}-01`, 31), dayAfter(`${last?.month}-01`, 62)].map((day) =>
      day.slice(0, 7),
    );
    const cpi = `observation_date,CPIAUCSL\n1959-01-01,29.01\n${next}-01,${Number(last?.index) + 1}\n${later}-01,.\n`;
    expect((await run("consumer-prices", file("CPIAUCSL.csv", cpi), "--write")).code).toBe(0);
    expect(editions().consumerPrices.to).toBe(next);

    const prices = await rows("market-data/house-prices-fourth-quarter.csv");
    const year = Number(editions().housePrices.to) + 1;
    const states = [...new Set(prices.map(({ state = "" }) => state))];
    const hpi: Cells = [
      ["state", "yr", "qtr", "index_nsa", "index_sa", "Warning"],
      ...states.flatMap((state) => [3, 4].map((quarter) => [state, year, quarter, 400, 401, ""])),
    ];
    expect((await run("house-prices", file("hpi_po_state.xlsx", hpi), "--write")).said).toContain("Rows added: 51");
    expect(editions().housePrices).toMatchObject({ to: `${year}`, reviewBy: `${year + 2}-03-15` });
    expect((await run("house-prices", file("hpi_po_state.xlsx", hpi.slice(0, 9)))).said).not.toContain(
      "Rows added: 51",
    );
  });
});

describe("a file that can't be imported", () => {
  it.each<[name: string, content: string, why: string]>([
    ["limits.csv", "", "limits.csv is empty."],
    [
      "limits.csv",
      "name,value\nx,1\n",
      "limits.csv is not a file of this kind: it has no column for one, two, three, four. Its columns are: name, value.",
    ],
    ["limits.xlsx", "<html>moved</html>", "limits.xlsx cannot be read as an Excel file."],
    ["limits.pdf", "%PDF", "limits.pdf is of no kind that can be read."],
  ])("named %s with %j gets a clear message", async (name, content, why) => {
    const { code, said } = await run("conforming-limits", file(name, content), "--write");
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
    expect(asItWas()).not.toContain(false);
  });

  it("that doesn't exist gets a clear message, and so do words that the command doesn't know", async () => {
    expect((await run("conforming-limits", "nowhere.xlsx")).said).toContain("Cannot find the file nowhere.xlsx.");
    expect((await run("lottery-numbers", "x.csv")).said).toContain("npm run data -- import <kind> <file>");
    expect((await run("conforming-limits", "x.csv", "--yeer", "2030")).said).toContain("--yeer");
    expect((await run("conforming-limits", "x.csv", "--year", "soon")).said).toContain("“soon” isn’t a year.");
    const nameless = file(
      "list.csv",
      fhfa(2030, (await raised("conforming-limits", 1)).rows)
        .slice(1)
        .map((cells) => cells.join(";").replaceAll("\n", " ").replaceAll(";", ","))
        .join("\n"),
    );
    expect((await run("conforming-limits", nameless)).said).toContain("Add it: --year 2027.");
  });
});

async function latest(table: "conforming-limits" | "fha-limits") {
  const packed = await rows(`rules/${table}.csv`);
  const year = Math.max(...packed.map((row) => Number(row.year)));
  const own = packed.filter((row) => Number(row.year) === year);
  const unpacked = own.flatMap((row) => (row.fips ?? "").split(" ").map((fips): Row => ({ ...row, fips })));
  return { year, rows: unpacked.toSorted((one, other) => (one.fips ?? "").localeCompare(other.fips ?? "")) };
}

/** The newest limits times `by`, still in whole steps of $50 and with a ceiling at 150% of the baseline. */
async function raised(table: "conforming-limits", by: number) {
  const { year, rows: limits } = await latest(table);
  const raise = (value: string | undefined) => `${Math.floor((Number(value) * by) / 50) * 50}`;
  const baseline = Object.fromEntries(
    units.map((unit) => [unit, Number(raise(`${Math.min(...limits.map((row) => Number(row[unit])))}`))]),
  );
  const change = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      units.map((unit) => [
        unit,
        `${Math.min(Number(raise(row[unit])), (baseline[unit] ?? 0) * 1.5 * (/^(02|15|66|78)/.test(row.fips ?? "") ? 1.5 : 1))}`,
      ]),
    ),
  });
  return { year, rows: limits.map(change) };
}

/** fullcountyloanlimitlistYYYY_hera-based_final_flat.xlsx: a title, headings with line breaks, amounts as numbers. */
function fhfa(year: number, limits: readonly Row[]): Cells {
  const amount = (cell: string | undefined) => (/^\d+$/.test(cell ?? "") ? Number(cell) : (cell ?? ""));
  return [
    [`Fannie Mae and Freddie Mac Maximum Loan Limits for Mortgages Acquired in Calendar Year ${year}`],
    [
      "FIPS\nState Code",
      "FIPS\nCounty Code",
      "County Name",
      "State",
      "CBSA\nNumber",
      "One-Unit\nLimit",
      "Two-Unit\nLimit",
      "Three-Unit\nLimit",
      "Four-Unit\nLimit",
    ],
    ...limits.map(({ fips = "", one, two, three, four }) => [
      fips.slice(0, 2),
      fips.slice(2),
      "A COUNTY",
      "ST",
      "",
      ...[one, two, three, four].map(amount),
    ]),
  ];
}

/** A line of cyYYYY-forward-limits.txt: apps.hud.gov/pub/chums/file_layouts.html. */
function chums({ fips = "", ...row }: Row, state: string): string {
  const amounts = units.map((unit) => (row[unit] ?? "").padStart(7, "0")).join("");
  return `${"99999".padEnd(60)}F.FHAS${"0300000"}${amounts}${state}${fips.slice(2)}${"A STATE".padEnd(26)}${"A COUNTY".padEnd(15)}`;
}

/** FYnn_FMRs.xlsx, a line for each county or town. */
function fmr(rents: readonly Row[]): Cells {
  return [
    [
      "stusps",
      "state",
      "hud_area_code",
      "countyname",
      "county_town_name",
      "metro",
      "hud_area_name",
      "fips",
      "pop2023",
      "fmr_0",
      "fmr_1",
      "fmr_2",
      "fmr_3",
      "fmr_4",
    ],
    ...rents.flatMap((row) =>
      (row.towns || "A town")
        .split("; ")
        .map((town, index) => [
          ...["ST", 1, "METRO", "A County", `${town} town`, 1, `${row.area} HUD Metro FMR Area`],
          `${row.fips}${row.towns ? String(index + 1).padStart(5, "0") : "99999"}`,
          ...[row.population, row.fmr_0, row.fmr_1, row.fmr_2, row.fmr_3, row.fmr_4].map(Number),
        ]),
    ),
  ];
}

/** Section8-FYnn.xlsx: county codes are numbers, so they have no leading zero. */
function section8(incomes: readonly Row[], year: number): Cells {
  const limits = ["l50", "l80"].flatMap((share) => [1, 2, 3, 4, 5, 6, 7, 8].map((size) => `${share}_${size}`));
  return [
    [
      "fips",
      "stusps",
      "state",
      "hud_area_code",
      "hud_area_name",
      "county_town_name",
      "metro",
      `median${year}`,
      ...limits,
    ],
    ...incomes.map((row) => [
      Number(`${row.fips}99999`),
      "ST",
      1,
      "NCNTY",
      "An area",
      "A County",
      0,
      Number(row.median),
      ...limits.map((limit) => Number(row[limit])),
    ]),
  ];
}

/** The largest step between two weeks of the last year that are eight weeks apart. */
function mostMoveOf(weeks: readonly Row[]): number {
  const year = weeks.slice(-52);
  return year.reduce((most, week, index) => {
    const before = year[index - 8];
    return before ? Math.max(most, Math.abs(Number(week.rate_30y) - Number(before.rate_30y))) : most;
  }, 0);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `10/8/2026` */
function us(day = ""): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${month}/${date}/${year}`;
}
