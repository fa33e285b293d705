import { parseArgs } from "node:util";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { claimsOnPages } from "#app/content/pages/claims/shown-outcomes.ts";
import { statesWithoutOffer } from "#app/content/pages/claims/states-without-offer.ts";
import { allRules } from "#app/content/review/all-rules.ts";
import { rulesPastReview } from "#app/content/review/past-review.ts";
import type { LenderSettings } from "#app/content/site/lender-words.ts";
import { hasDatabase } from "#app/server/database/database.server.ts";
import { release } from "#app/server/database/release.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { site } from "#config/site.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";
import { findFaults } from "./doctor/faults.server.ts";

/** Numbers 555-01xx and names under .example are reserved for examples and reach no one (NANPA; RFC 2606). */
const placeholder = /555\D?01\d\d\b|\bexample\b/i;

/** Guides and reports have their own review date. */
const articleReviews = [...guides, ...reports].map(({ path, reviewBy }) => ({ id: path, reviewBy }));

const usage = `Usage: npm run -s doctor [-- --all]

Shows what does not work right now, then what is left to fill in, set or prove before launch, and which release this
is. --all lists each placeholder.
`;

/**
 * Says what does not work, and then what to fill in, set, prove or look up again before the site goes live; 1 when something is
 * left. What there is much of is only counted, unless asked for.
 */
export async function listWhatIsLeft(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const all = readAll(args);
  if (all === null) {
    problems.write(usage);
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  const fold = (what: string, lines: readonly string[]) => folded(what, lines, all);
  if (!hasDatabase(settings)) {
    problems.write(
      `There is no database in DATA_DIR, ${settings.dataDir}, so what needs one was not looked at. If the site has run, its settings are in another file: ENV_FILE=/path/to/it npm run -s doctor\n`,
    );
  }
  const faults = await findFaults(settings, Date.now());
  const left = [
    ...settingsLeft(settings),
    ...lenderLeft(site),
    ...fold("placeholders", placeholdersIn(site, "config/site.ts:")),
    ...fold("claims", claimsLeft(claimsOnPages(), today)),
    ...fold("reviews", rulesPastReview([...allRules, ...articleReviews], today)),
  ];
  out.write(
    section("Does not work:", faults) +
      section("Left to fill in or prove before launch:", left) +
      (faults.length + left.length === 0 ? "All works, and nothing is left to fill in or prove.\n" : "") +
      `${noOfferLine()}This is release ${release}.\n`,
  );
  return faults.length + left.length === 0 ? 0 : 1;
}

/** Null for a wrong call. */
function readAll(args: string[]): boolean | null {
  try {
    return parseArgs({ args, options: { all: { type: "boolean" } } }).values.all ?? false;
  } catch {
    return null;
  }
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/** More lines of one kind are counted. */
const mostShown = 3;

function folded(what: string, lines: readonly string[], all: boolean): readonly string[] {
  if (all || lines.length <= mostShown) return lines;
  const rest = lines.length - 1;
  return [...lines.slice(0, 1), `… and ${rest} more ${what}: npm run -s doctor -- --all`];
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

function noOfferLine(): string {
  const states = statesWithoutOffer();
  return states && `No paid offer, and no price on pages, in ${states}.\n`;
}

/** Names the claims without proof, and those whose review date has come. `today` as `YYYY-MM-DD`. */
export function claimsLeft(claims: readonly Claim[], today: string): string[] {
  return claims.flatMap(({ id, figure, text, evidence, reviewBy }) => [
    ...(evidence === undefined ? [`claim ${id} is unsubstantiated: "${figure}", ${text}`] : []),
    ...(reviewBy <= today ? [`claim ${id} was to be reviewed by ${reviewBy}`] : []),
  ]);
}
