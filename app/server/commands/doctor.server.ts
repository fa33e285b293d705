import { guides, reports } from "#app/content/articles/articles.server.ts";
import { allClaims } from "#app/content/claims/all-claims.ts";
import { allRules } from "#app/content/review/all-rules.ts";
import { rulesPastReview } from "#app/content/review/past-review.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { site } from "#config/site.ts";
import { claimsLeft } from "./claims-left.server.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";
import { outgoingLeft } from "./outgoing-left.server.ts";

/** Numbers 555-01xx and names under .example are reserved for examples and reach nobody (NANPA; RFC 2606). */
const placeholder = /555\D?01\d\d\b|\bexample\b/i;

/** Guides and reports are read again by a day of their own. */
const articleReviews = [...guides, ...reports].map(({ path, reviewBy }) => ({ id: path, reviewBy }));

/**
 * Lists what still has to be filled in, set, proved or looked up again before the site may meet visitors, and what does
 * not go out; 1 when something is left.
 */
export async function listWhatIsLeft(settings: Settings, _args: string[], { out }: CommandStreams): Promise<ExitCode> {
  const today = new Date().toISOString().slice(0, 10);
  const left = [
    ...placeholdersIn(site, "config/site.ts:"),
    ...settingsLeft(settings),
    ...(await outgoingLeft(settings, Date.now())),
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

function settingsLeft({ siteUrl, smtpUrl, teamEmail, mailFrom, webhook }: Settings): string[] {
  const host = new URL(siteUrl).hostname;
  const isLocal = host === "localhost" || host === "[::1]" || host.startsWith("127.");
  return [
    ...(isLocal ? [`SITE_URL is ${siteUrl}: canonical addresses would lead nowhere`] : []),
    ...(placeholder.test(host) ? [`SITE_URL is a placeholder: ${siteUrl}`] : []),
    ...(smtpUrl === undefined ? ["SMTP_URL is not set: mails are only dropped as files"] : []),
    ...(placeholder.test(mailFrom) ? [`MAIL_FROM is a placeholder: ${mailFrom}`] : []),
    ...(webhook?.allowsPrivate ? ["WEBHOOK_ALLOW_PRIVATE is 1: webhooks may go to this machine and its network"] : []),
    ...(placeholder.test(webhook?.url ?? "") ? [`WEBHOOK_URL is a placeholder: ${webhook?.url}`] : []),
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
