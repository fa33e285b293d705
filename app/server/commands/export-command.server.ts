import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type Export, type ExportFormat, isExportFormat, writeExport } from "#app/server/exports/rows.server.ts";
import { type Command, type ExitCode, withDatabase } from "./command.server.ts";

/** Makes the command that writes all rows of an export to standard output, as JSON lines or CSV. */
export function exportCommand(rows: Export): Command {
  return async (settings, args, { out, problems }) => {
    const format = parseFormat(args);
    if (format === null) {
      problems.write(usage(rows));
      return 2;
    }
    return withDatabase(settings, async ({ db }, dataKey): Promise<ExitCode> => {
      try {
        await pipeline(Readable.from(writeExport(rows, format, db, { dataKey, siteUrl: settings.siteUrl })), out, {
          end: false,
        });
      } catch (error) {
        // The reader has seen enough, as in `… | head`.
        if ((error as { code?: unknown }).code !== "EPIPE") throw error;
      }
      return 0;
    });
  };
}

function usage({ name, what }: Pick<Export, "name" | "what">): string {
  return `Usage: npm run -s ${name}:export -- [--format jsonl|csv]

Writes every ${what} to standard output, oldest first.
  --format jsonl   one JSON object a line (the default)
  --format csv     RFC 4180 with a header; a cell that a spreadsheet would take for a formula gets an apostrophe in front
`;
}

function parseFormat(args: string[]): ExportFormat | null {
  try {
    const { format } = parseArgs({ args, options: { format: { type: "string", default: "jsonl" } } }).values;
    return isExportFormat(format) ? format : null;
  } catch {
    return null;
  }
}
