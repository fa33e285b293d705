import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import { allClaims } from "#app/content/claims/all-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { allRules } from "#app/content/review/all-rules.ts";
import { rulesPastReview } from "#app/content/review/past-review.ts";
import type { LenderSettings } from "#app/content/site/lender-words.ts";
import { openDatabase } from "#app/server/database/database.server.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { checkKey } from "#app/server/keys/known-key.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { site } from "#config/site.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";

/** Numbers 555-01xx and names under .example are reserved for examples and reach no one (NANPA; RFC 2606). */
const placeholder = /555\D?01\d\d\b|\bexample\b/i;

/** Guides and reports have their own review date. */
const articleReviews = [...guides, ...reports].map(({ path, reviewBy }) => ({ id: path, reviewBy }));

/**
 * Lists everything to fill in, set, prove or look up again before the site goes live, and items that do not go out; 1 when
 * something is left.
 */
export async function listWhatIsLeft(settings: Settings, _args: string[], { out }: CommandStreams): Promise<ExitCode> {
  const today = new Date().toISOString().slice(0, 10);
  const left = [
    // Faults first: they must not drown in what is left to fill in.
    ...(await keyLeft(settings)),
    ...(await outgoingLeft(settings, Date.now())),
    ...settingsLeft(settings),
    ...placeholdersIn(site, "config/site.ts:"),
    ...lenderLeft(site),
    ...claimsLeft(allClaims, today),
    ...rulesPastReview([...allRules, ...articleReviews], today),
  ];
  if (left.length === 0) {
    out.write("Nothing is left to fill in or prove.\n");
    return 0;
  }
  out.write(`Left to fill in or prove before launch:\n${left.map((line) => `  ${line}\n`).join("")}`);
  return 1;
}

function settingsLeft(settings: Settings): string[] {
  const { siteUrl, smtpUrl, teamEmail, mailFrom, webhook, desk, imap, leadTrackingSrc } = settings;
  const host = new URL(siteUrl).hostname;
  const isLocal = host === "localhost" || host === "[::1]" || host.startsWith("127.");
  return [
    ...(isLocal ? [`SITE_URL is ${siteUrl}: canonical addresses would lead nowhere`] : []),
    ...(placeholder.test(host) ? [`SITE_URL is a placeholder: ${siteUrl}`] : []),
    ...(smtpUrl === undefined ? ["SMTP_URL is not set: emails are only written as files"] : []),
    ...(placeholder.test(mailFrom) ? [`MAIL_FROM is a placeholder: ${mailFrom}`] : []),
    ...(webhook?.allowsPrivate ? ["WEBHOOK_ALLOW_PRIVATE is 1: webhooks may go to this machine and its network"] : []),
    ...(placeholder.test(webhook?.url ?? "") ? [`WEBHOOK_URL is a placeholder: ${webhook?.url}`] : []),
    ...(desk?.host === null && leadTrackingSrc !== ""
      ? ["DESK_HOST is not set: the script of LEAD_TRACKING_SRC runs on the host where the team signs in"]
      : []),
    ...(desk && !imap ? ["IMAP_URL is not set: email replies do not reach the desk"] : []),
    ...(imap && !desk ? ["IMAP_URL is set and DESK is off: no one looks at that mailbox"] : []),
    ...(placeholder.test(imap?.host ?? "") ? [`IMAP_URL is a placeholder: ${imap?.host}`] : []),
    ...(placeholder.test(teamEmail) ? [`TEAM_EMAIL is a placeholder: ${teamEmail}`] : []),
  ];
}

/** Says that the database belongs to another key. Nothing when there is no database yet, or an older one. */
async function keyLeft(settings: Settings): Promise<string[]> {
  if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings.dataDir))) return [];
  const database = await openDatabase(settings);
  try {
    await checkKey(settings, database.db);
    return [];
  } catch (error) {
    // Any other error: not migrated yet, or not to be read. The next check says so.
    return error instanceof SettingsError ? [...error.problems] : [];
  } finally {
    await database.close();
  }
}

/** Names every placeholder in a tree of values, by its path. */
export function placeholdersIn(value: unknown, path: string): string[] {
  if (typeof value === "string") return placeholder.test(value) ? [`${path} is a placeholder: ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? `[${key}]` : `${path.endsWith(":") ? " " : "."}${key}`;
    return placeholdersIn(inner, `${path}${step}`);
  });
}

/** Names what pages can't say yet about the lender and about pay for introductions. */
export function lenderLeft({ lender, payForIntroductions }: LenderSettings): string[] {
  const empty = Object.entries({ ...lender, payForIntroductions }).filter(([, value]) => value === "");
  return empty.map(([name]) =>
    name === "payForIntroductions"
      ? "config/site.ts: payForIntroductions is empty: pages say that we have not said who pays"
      : `config/site.ts: lender.${name} is empty: pages say that no lender is named`,
  );
}

/** Names the claims without proof, and those whose review date has come. `today` as `YYYY-MM-DD`. */
export function claimsLeft(claims: readonly Claim[], today: string): string[] {
  return claims.flatMap(({ id, figure, text, evidence, reviewBy }) => [
    ...(evidence === undefined ? [`claim ${id} is unsubstantiated: "${figure}", ${text}`] : []),
    ...(reviewBy <= today ? [`claim ${id} was to be reviewed by ${reviewBy}`] : []),
  ]);
}

/** An item that has been due longer than this is stuck: the longest wait between two tries is an hour. */
const stuckAfterMs = 2 * 3600 * 1000;

/** Lists what waits too long to go out, and what was given up, by kind. Nothing when there is no database yet. */
export async function outgoingLeft(
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "webhook">,
  nowMs: number,
): Promise<string[]> {
  if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings.dataDir))) return [];
  const database = await openDatabase(settings);
  try {
    const unsent = await unsentIn(database.db, nowMs);
    return unsent.map(({ channel, kind, state, last_error, count }) => {
      const became = state === "failed" ? "given up" : waitingWords(channel, settings);
      return `${kind}: ${count} ${became}${last_error === null ? "" : ` (${last_error})`}`;
    });
  } catch {
    return ["The database cannot be read: start the site once, or see its log"];
  } finally {
    await database.close();
  }
}

function unsentIn(db: Kysely<Schema>, nowMs: number) {
  return db
    .selectFrom("outbox")
    .select((eb) => ["channel", "kind", "state", "last_error", eb.fn.countAll<number>().as("count")])
    .where("state", "!=", "sent")
    .where((eb) => eb.or([eb("state", "=", "failed"), eb("created_at", "<", nowMs - stuckAfterMs)]))
    .groupBy(["channel", "kind", "state", "last_error"])
    .orderBy("kind")
    .orderBy("last_error")
    .execute();
}

function waitingWords(channel: OutboxRow["channel"], { webhook }: Pick<Settings, "webhook">): string {
  const hasNoReceiver = channel === "webhook" && webhook === undefined;
  return hasNoReceiver ? "waiting, and WEBHOOK_URL is not set anymore" : "waiting for more than two hours";
}
