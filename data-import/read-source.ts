import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { gunzipSync } from "node:zlib";
import { readSheet } from "read-excel-file/node";
import { csvCells } from "./csv-text.ts";
import { ImportProblem } from "./import-problem.ts";

/** A publisher's file as rows of text, whatever it was written in. */
export type SourceFile = { name: string; rows: readonly (readonly string[])[] };

/**
 * Reads an .xlsx (its first sheet), a .csv, packed as .csv.gz or not, or HUD's fixed-width .txt.
 * @throws ImportProblem when the file is missing, is something else, or is empty
 */
export async function readSource(path: string): Promise<SourceFile> {
  const name = basename(path);
  const bytes = await readFile(path).catch(() => {
    throw new ImportProblem(`Cannot find the file ${path}.`);
  });
  const rows = (await rowsOf(bytes, name)).filter((cells) => cells.some((cell) => cell !== ""));
  if (rows.length === 0) throw new ImportProblem(`${name} is empty.`);
  return { name, rows };
}

async function rowsOf(bytes: Buffer, name: string): Promise<string[][]> {
  switch (extname(name).toLowerCase()) {
    case ".xlsx":
      return (
        await readSheet(bytes).catch(() => {
          throw new ImportProblem(`${name} cannot be read as an Excel file. Download it again, or save it as .csv.`);
        })
      ).map((cells) => cells.map(cellText));
    case ".csv":
      return csvCells(bytes.toString("utf8"));
    case ".gz":
      return rowsOf(unpacked(bytes, name), basename(name, extname(name)));
    case ".txt":
      return chumsCells(bytes.toString("latin1"));
    default:
      throw new ImportProblem(`${name} is of no kind that can be read. Give an .xlsx, a .csv, or HUD’s .txt.`);
  }
}

function unpacked(bytes: Buffer, name: string): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new ImportProblem(`${name} cannot be unpacked. Download it again, or unpack it first.`);
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? "" : String(cell).trim();
}

/** Where the columns of HUD's limit files begin and end: apps.hud.gov/pub/chums/file_layouts.html. */
const chumsLayout = [
  ["limit_1", 73, 80],
  ["limit_2", 80, 87],
  ["limit_3", 87, 94],
  ["limit_4", 94, 101],
  ["state", 101, 103],
  ["fips_county3", 103, 106],
] as const;

function chumsCells(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => /^[A-Z]{2}\d{3}$/.test(line.slice(101, 106)));
  return [
    chumsLayout.map(([name]) => name),
    ...lines.map((line) =>
      chumsLayout.map(([name, from, to]) => {
        const cell = line.slice(from, to).trim();
        return name.startsWith("limit") ? String(Number(cell)) : cell;
      }),
    ),
  ];
}
