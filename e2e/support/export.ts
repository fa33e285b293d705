import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Site } from "./site.ts";
import { bareEnvironment } from "./site.ts";

/** A lead as `npm run leads:export` gives it. */
export type ExportedLead = Record<string, unknown> & { email: string; message: string | null };

/** Runs the export with a site's settings and gives the leads. */
export async function exportLeads({ settings }: Site): Promise<ExportedLead[]> {
  const text = await exportText(settings, "jsonl");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportedLead);
}

/** The same in the given format, as it comes on standard output. */
export async function exportText(settings: Record<string, string>, format: "jsonl" | "csv"): Promise<string> {
  const command = ["scripts/site-command.mjs", "leadsExport", "--format", format];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...bareEnvironment(), ...settings },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
