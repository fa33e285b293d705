import type { Settings } from "#app/server/settings/env.server.ts";
import { sqliteFile } from "./sqlite.server.ts";

/** What the system, PostgreSQL and SQLite (by their codes) say, in words. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there. Is PostgreSQL running, and are host and port right?",
  ENOENT: "there is no such socket. Is PostgreSQL running?",
  ENOTFOUND: "no machine has this name. Is it spelled right?",
  EAI_AGAIN: "the name cannot be looked up. Does this machine's DNS work?",
  ETIMEDOUT: "it does not answer. Does a firewall let this machine through?",
  EHOSTUNREACH: "there is no way to this machine. Is the network up?",
  ENETUNREACH: "there is no way to this network. Is the network up?",
  ECONNRESET: "it closed the connection. Its own log says why",
  "28000": "it does not let this user in from here. See its pg_hba.conf",
  "28P01": "it refuses the user or the password of DATABASE_URL",
  "3D000": "it has no database of this name. Make it with createdb",
  "53300": "it has no connection left. See its max_connections",
  "57014": "it is too busy to answer in time. Try again in a few minutes",
  "57P03": "it is just starting, or stopping. Try again in a minute",
  EACCES: "this user may not open it. Run the command as the user of the site",
  "14": "this user may not open it, or its folder. Run the command as the user of the site",
  "26": "it is not a database, or it is damaged. Restore the last backup (docs/operations.md)",
};

/**
 * Says why a database cannot be reached, and where it was looked for: one sentence, never with a password. Null for an error
 * that has another cause.
 */
export function whyUnreachable(error: unknown, settings: Pick<Settings, "databaseUrl" | "dataDir">): string | null {
  const { code, errcode, message } = (error ?? {}) as Record<string, unknown>;
  const known = String(errcode ?? code);
  const isTimeout = /timeout|terminated/i.test(String(message)) && code === undefined;
  const reason = isTimeout ? reasons.ETIMEDOUT : (reasons[known] ?? tlsReason(known, String(message)));
  if (reason === undefined) return null;
  return `The database cannot be reached at ${placeOf(settings)}: ${reason}${isTimeout ? "" : ` (${known})`}.`;
}

function tlsReason(code: string, message: string): string | undefined {
  if (/does not support SSL/i.test(message)) return "it does not offer TLS (docs/operations.md, Install)";
  return /CERT|_TLS_|_SSL_/.test(code) ? "its certificate cannot be checked (docs/operations.md, Install)" : undefined;
}

/** Host and port, the folder of a socket, or the file. */
function placeOf({ databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">): string {
  if (databaseUrl === undefined) return sqliteFile(dataDir);
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? (hostname || "localhost");
  return host.startsWith("/") ? host : `${host}:${searchParams.get("port") ?? (port || "5432")}`;
}
