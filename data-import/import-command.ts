import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type ContentTables, readContentTables } from "./content-tables.ts";
import { derivedFiles } from "./derived-files.ts";
import { ImportProblem } from "./import-problem.ts";
import { planClaimWeights } from "./kinds/claim-weights.ts";
import { planRents } from "./kinds/fair-market-rents.ts";
import { planCountyHomes, planMetroTaxes, planStateHomes } from "./kinds/home-costs.ts";
import { planIncomes } from "./kinds/income-limits.ts";
import { planDecisions } from "./kinds/lender-decisions.ts";
import { planConforming, planFha } from "./kinds/loan-limits.ts";
import { planShapes, planZips } from "./kinds/places.ts";
import { planHousePrices, planPrices, planRates } from "./kinds/series.ts";
import { ownSentences } from "./own-sentences.ts";
import type { Given, Plan } from "./plan-table.ts";
import { readSource, type SourceFile } from "./read-source.ts";

type Kind = {
  file: string;
  plan: (sources: readonly SourceFile[], given: Given, tables: ContentTables) => Promise<Plan>;
};

const kinds: Readonly<Record<string, Kind>> = {
  "fair-market-rents": { file: "HUD’s FY27_FMRs.xlsx", plan: planRents },
  "income-limits": { file: "HUD’s Section8-FY26.xlsx, with --effective", plan: planIncomes },
  "conforming-limits": { file: "FHFA’s fullcountyloanlimitlist2027.xlsx", plan: planConforming },
  "fha-limits": { file: "HUD’s cy2027-forward-limits.txt, or .xlsx", plan: planFha },
  "mortgage-rates": {
    file: "Freddie Mac’s PMMS_history.csv, or FRED’s MORTGAGE30US.csv and MORTGAGE15US.csv",
    plan: planRates,
  },
  "consumer-prices": { file: "FRED’s CPIAUCSL.csv", plan: planPrices },
  "house-prices": { file: "FHFA’s hpi_po_state.xlsx", plan: planHousePrices },
  "state-homes": { file: "Census ACS by state: home value and real estate tax", plan: planStateHomes },
  "metro-taxes": { file: "Census ACS by metro area, then the counties of each area", plan: planMetroTaxes },
  "county-homes": { file: "Census ACS by county: home value and gross rent", plan: planCountyHomes },
  "lender-decisions": {
    file: "HMDA records of home purchases with their ratio of debts to income (decisions.csv.gz)",
    plan: planDecisions,
  },
  "zip-codes": {
    file: "HUD’s list of ZIP codes and counties, and GeoNames’",
    plan: (sources, _given, tables) => planZips(sources, tables),
  },
};

const usage = [
  'npm run data -- import <kind> <file> [--year 2027] [--effective 2027-01-01] [--source "FHFA, November 24, 2026"] [--accept-jumps] [--write]',
  "",
  "Shows what the publisher’s file would change; with --write the tables are written. Kinds:",
  ...Object.entries(kinds).map(([kind, { file }]) => `  ${kind.padEnd(19)}${file}`),
  "  county-shapes      Census borders as TopoJSON (counties-albers-10m.json)",
  "",
  "npm run data -- claim-weights [--write]",
  "",
  "Learns from app/domain/claims/examples and the site's own sentences which sentences may not go out; takes minutes.",
].join("\n");

/**
 * `npm run data`: checks a publisher's file, shows what it changes, and writes the tables when told to.
 * `folder` is app/content. Gives the exit code; a file that is not taken changes nothing.
 */
export async function importCommand(
  args: readonly string[],
  folder: string,
  say: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArguments(args);
    const [verb, kind = "", ...paths] = positionals;
    if (verb === "claim-weights")
      return await finish(planClaimWeights(folder, ownSentences()), new Map(), { folder, values, say });
    if (verb !== "import" || (!kinds[kind] && kind !== "county-shapes") || paths.length === 0) {
      say(usage);
      return 1;
    }
    const tables = await readContentTables(folder);
    const plan = await planOf(kind, paths, givenBy(values), tables);
    const derived = await derivedFiles(tables, plan.files);
    return await finish(plan, derived, { folder, values, say });
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    say(`${error.message}\nNothing was changed.`);
    return 1;
  }
}

type Finish = { folder: string; values: Values; say: (line: string) => void };

async function finish(
  plan: Plan,
  derived: ReadonlyMap<string, string>,
  { folder, values, say }: Finish,
): Promise<number> {
  for (const line of plan.lines) say(line);
  if (!values.write) {
    say("Nothing was written. Say --write to write the tables.");
    return 0;
  }
  const files = new Map([...plan.files, ...derived]);
  await writeAll(folder, files);
  say(`Written: ${[...files.keys()].join(", ")}`);
  return 0;
}

async function planOf(kind: string, paths: readonly string[], given: Given, tables: ContentTables): Promise<Plan> {
  if (kind === "county-shapes") return planShapes(paths[0] ?? "", tables);
  const sources = await Promise.all(paths.map(readSource));
  return (kinds[kind] as Kind).plan(sources, given, tables);
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        year: { type: "string" },
        effective: { type: "string" },
        source: { type: "string" },
        from: { type: "string" },
        "accept-jumps": { type: "boolean" },
        write: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new ImportProblem((error as Error).message);
  }
}

type Values = ReturnType<typeof parseArguments>["values"];

function givenBy(values: Values): Given {
  if (values.year !== undefined && !/^20\d\d$/.test(values.year)) {
    throw new ImportProblem(`“${values.year}” isn’t a year. Write it like --year 2027.`);
  }
  return {
    year: values.year ? Number(values.year) : null,
    effective: values.effective ?? null,
    source: values.source ?? null,
    from: values.from ?? "from the publisher’s own file",
    acceptJumps: values["accept-jumps"] ?? false,
  };
}

/** Each file whole or not at all: written beside its place first, and all of them before the first is put there. */
async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const paths = [...files.keys()].map((file) => join(folder, file));
  for (const [file, text] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
  }
  for (const path of paths) await rename(`${path}.new`, path);
}
