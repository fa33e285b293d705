import { expect } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { type CommandName, runCommand } from "./command.ts";
import type { Site } from "./site.ts";
import { runStatement } from "./statement.ts";

/** A lead in the output of `npm run leads:export`. */
export type ExportedLead = Record<string, unknown> & { email: string; message: string | null };

/** A message in the output of `npm run messages:export`. */
export type ExportedMessage = Record<string, unknown> & {
  reference: string;
  status: string;
  email: string;
  dueAt: string;
  createdAt: string;
  fields: Record<string, string>;
};

/** The exports, named like their commands. */
export type ExportCommand = Extract<CommandName, `${string}Export`>;

/** Runs the export with a site's settings and returns the leads. */
export async function exportLeads(site: Site): Promise<ExportedLead[]> {
  return exportRows<ExportedLead>(site, "leadsExport");
}

export async function exportMessages(site: Site): Promise<ExportedMessage[]> {
  return exportRows<ExportedMessage>(site, "messagesExport");
}

/** A reader of the newsletter in the output of `npm run newsletter:export`. */
export type ExportedSubscriber = { email: string; status: string; preferencesUrl: string; unsubscribeUrl: string };

export async function exportSubscribers(site: Site): Promise<ExportedSubscriber[]> {
  // The site handles each request a second later.
  const waiting = () => runStatement(site, "SELECT id FROM newsletter_requests");
  await expect.poll(waiting, patience).toEqual([]);
  return exportRows<ExportedSubscriber>(site, "newsletterExport");
}

/** The rows of an export. */
export async function exportRows<Row>({ settings }: Site, command: ExportCommand): Promise<Row[]> {
  const text = await exportText(settings, "jsonl", command);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

/** The same in the given format, as it comes on standard output. */
export async function exportText(
  settings: Record<string, string>,
  format: "jsonl" | "csv",
  command: ExportCommand = "leadsExport",
): Promise<string> {
  const { code, output, result } = await runCommand({ settings }, command, "--format", format);
  if (code !== 0) throw new Error(output);
  return result;
}

/** The rows that the site has stored from this address. Other journeys may use the same site. */
export async function storedFor<Row extends { email?: unknown }>(email: string, rows: Promise<Row[]>): Promise<Row[]> {
  return (await rows).filter((row) => row.email === email);
}
