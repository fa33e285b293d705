import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { formatUsPhoneNumber } from "#app/domain/phone-number.ts";
import { openDatabase } from "#app/server/database.server.ts";
import type { Settings } from "#app/server/env.server.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";
import { formatCsvLine } from "./csv.server.ts";
import { type ExportedLead, exportedColumns, readExportedLeads } from "./exported-leads.server.ts";

const usage = `Usage: npm run -s leads:export -- [--format jsonl|csv]

Writes every lead to standard output, oldest first.
  --format jsonl   one JSON object a line (the default)
  --format csv     RFC 4180 with a header; a cell that a spreadsheet would take for a formula gets an apostrophe in front
`;

const formats = { jsonl: jsonLines, csv: csvLines };

/** Writes all leads with their consent and the state of their mails. */
export async function exportLeads(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const format = parseFormat(args);
  if (format === null) {
    problems.write(usage);
    return 2;
  }
  const database = await openDatabase(settings);
  try {
    await database.migrate();
    await pipeline(Readable.from(formats[format](readExportedLeads(database.db))), out, { end: false });
    return 0;
  } catch (error) {
    // Whoever reads has seen enough, as in `… | head`.
    if ((error as { code?: unknown }).code === "EPIPE") return 0;
    throw error;
  } finally {
    await database.close();
  }
}

function parseFormat(args: string[]): keyof typeof formats | null {
  try {
    const { format } = parseArgs({ args, options: { format: { type: "string", default: "jsonl" } } }).values;
    return format === "jsonl" || format === "csv" ? format : null;
  } catch {
    return null;
  }
}

async function* jsonLines(leads: AsyncIterable<ExportedLead>): AsyncGenerator<string> {
  for await (const lead of leads) yield `${JSON.stringify(lead)}\n`;
}

async function* csvLines(leads: AsyncIterable<ExportedLead>): AsyncGenerator<string> {
  yield formatCsvLine(exportedColumns);
  for await (const lead of leads) {
    // E.164 starts with a plus sign, which a spreadsheet would calculate; the US way of writing does not.
    const cells = { ...lead, phone: formatUsPhoneNumber(String(lead.phone)) };
    yield formatCsvLine(exportedColumns.map((column) => flat(cells[column])));
  }
}

function flat(value: ExportedLead[keyof ExportedLead]): string | number | null {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
