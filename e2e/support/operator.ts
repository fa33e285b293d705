import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { clock } from "./clock.ts";
import { bareEnvironment, type Site } from "./site.ts";
import { runStatement } from "./statement.ts";

/** How a command ended: its exit code, its result, and what it said besides. */
export type NpmRun = { code: number | null; out: string; problems: string };

/** Types `npm run -s …` in the folder of the release, as the person does who keeps the site running. */
export async function npmRun(settings: Record<string, string>, name: string, ...args: string[]): Promise<NpmRun> {
  const environment = { ...bareEnvironment(), ...settings, ...clock.environment() };
  const child = spawn("npm", ["run", "-s", name, "--", ...args], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, problems };
}

/** Backs up, and gives the path of the copy. Throws if anything is wrong with it. */
export async function backUp(settings: Record<string, string>): Promise<string> {
  const { code, out, problems } = await npmRun(settings, "backup");
  if (code !== 0) throw new Error(`The backup ended with ${code}: ${problems}`);
  return out.trim();
}

/** The tables that say what people sent and what the team did, each with the column that gives its order. */
const tables = {
  leads: "id",
  messages: "id",
  bookings: "id",
  threads: "id",
  events: "id",
  drafts: "thread_id",
  answers: "id",
  contact_rules: "address_hash",
  consent_chain: "seq",
  audit: "number",
} as const;

/** Every row of those tables, in order. */
export async function contentsOf(site: Pick<Site, "dataDir" | "settings">): Promise<Record<string, unknown[]>> {
  const read = async ([table, key]: [string, string]) =>
    [
      table,
      (await runStatement(site, `SELECT * FROM ${table} ORDER BY ${key}`)).map((row) => ({ ...Object(row) })),
    ] as const;
  return Object.fromEntries(await Promise.all(Object.entries(tables).map(read)));
}

/** How many emails and webhooks wait. */
export async function waitingIn(site: Pick<Site, "dataDir" | "settings">): Promise<number> {
  const rows = await runStatement<{ count: number | string }>(
    site,
    "SELECT count(*) AS count FROM outbox WHERE state = 'queued'",
  );
  return Number(rows[0]?.count);
}
