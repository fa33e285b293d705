import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import {
  approvedFrom,
  boundAbove,
  type Decisions,
  decidedLoans,
  ratioBounds,
} from "#app/content/market/lender-decisions.ts";
import type { Editions } from "./editions.ts";
import { importCommand } from "./import-command.ts";

const scratch = mkdtempSync(join(tmpdir(), "lender-decisions-"));
const folder = join(scratch, "content");
const stored = "market-data/lender-decisions.json";

beforeEach(() => {
  for (const name of ["editions", "places", "rules", "market-data"]) {
    cpSync(join("app/content", name), join(folder, name), { recursive: true });
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const text = (name: string) => readFileSync(join(folder, name), "utf8");
const head = "year,state,loan_type,action,dti";

async function run(rows: readonly string[], ...args: string[]) {
  const path = join(scratch, "decisions.csv.gz");
  writeFileSync(path, gzipSync([head, ...rows].join("\n")));
  const lines: string[] = [];
  const code = await importCommand(["import", "lender-decisions", path, ...args], folder, (line) => lines.push(line));
  return { code, said: lines.join("\n") };
}

/** The ratio of a counted range as the records have it. */
function ratioText(bound: number): string {
  const ranges: Readonly<Record<number, string>> = {
    0: "<20%",
    20: "20%-<30%",
    30: "30%-<36%",
    50: "50%-60%",
    60: ">60%",
  };
  return ranges[bound] ?? `${bound}`;
}

/** As many approved rows of the sample as the counts say, the first and the last of the first and last year. */
function rowsOf(counts: Decisions): string[] {
  const rows = decidedLoans.flatMap((loan, code) =>
    ratioBounds.flatMap((bound, at) =>
      Array<string>(counts[loan][at] ?? 0).fill(`,TX,${code + 1},1|2,${ratioText(bound)}`),
    ),
  );
  return rows.map((row, at) => `${at % 2 === 0 ? counts.first : counts.last}${row}`);
}

it("the stored counts are what the import makes of such records, and nothing else is counted", async () => {
  const now = JSON.parse(text(stored)) as Decisions;
  const others = ["2019,RI,2,1,44", "2019,NY,1,2,44", "2019,TX,2,3,>60%", "2019,TX,3,1|2,"];
  const { code, said } = await run([...others, ...rowsOf(now)], "--write", "--from", "from somewhere");
  expect(said).toContain("Rows changed: 0, the same: 8");
  expect(code).toBe(0);
  expect(text(stored)).toBe(readFileSync(join("app/content", stored), "utf8"));
  const { lenderDecisions } = JSON.parse(text("editions/editions.json")) as Editions;
  expect(lenderDecisions).toEqual({ to: `${now.last}`, reviewBy: `${now.last + 3}-07-31`, from: "from somewhere" });
});

it("takes newer records whole, with their years", async () => {
  const now = JSON.parse(text(stored)) as Decisions;
  const newer = { ...now, first: 2025, last: 2027, usda: now.usda.map((count) => count * 3) };
  expect((await run(rowsOf(newer), "--write")).said).toContain("What lenders decided, 2025 to 2027");
  expect(JSON.parse(text(stored))).toEqual(newer);
});

it("refuses records of another kind, too few of them, and shares that no year has moved to", async () => {
  const now = JSON.parse(text(stored)) as Decisions;
  expect((await run(["2027,TX,1,1|2,43.7"])).said).toContain("“43.7” is no ratio that HMDA publishes");
  expect((await run(rowsOf({ ...now, va: [99] }))).said).toContain(
    "has 99 approved va purchases with a ratio: too few",
  );
  const low = ratioBounds.map((bound) => (bound < 36 ? 500 : 1));
  expect((await run(rowsOf({ ...now, fha: low }))).said).toMatch(/figures fall by more than 50%.+say --accept-jumps/s);
  expect(text(stored)).toBe(readFileSync(join("app/content", stored), "utf8"));
});

it.each([
  [0.43, 44],
  [0.4399, 44],
  [0.36, 37],
  [0.2, 36],
  [0.49, 50],
  [0.57, 50],
  [0.6, 60],
  [3, 60],
])("more than %d of the income begins at %d percent", (share, bound) => {
  expect(boundAbove(share)).toBe(bound);
});

it("counts a share from a bound on: 3 of 8 from 50%", () => {
  const counts = ratioBounds.map((bound) => ({ 0: 1, 43: 4, 50: 2, 60: 1 })[bound] ?? 0);
  expect([approvedFrom(counts, 50), approvedFrom(counts, 44), approvedFrom(counts, 43)]).toEqual([3 / 8, 3 / 8, 7 / 8]);
});
