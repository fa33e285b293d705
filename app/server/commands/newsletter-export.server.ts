import type { Kysely } from "kysely";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { type NewsletterLinks, newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { exportCommand, isoTime, pagesInOrder } from "./export-command.server.ts";

/** Writes everybody who asked for the newsletter, with the links that each letter has to carry. */
export const exportNewsletter = exportCommand({
  name: "newsletter:export",
  what: "address that asked for the newsletter; send a letter to those with mayBeSent yes and to no others",
  columns: [
    "email",
    "mayBeSent",
    "status",
    "guides",
    "reports",
    "pausedUntil",
    "askedAt",
    "confirmedAt",
    "unsubscribedAt",
    "pageUrl",
    "preferencesUrl",
    "unsubscribeUrl",
  ],
  read: readSubscribers,
});

async function* readSubscribers(db: Kysely<Schema>, settings: Settings) {
  const links = newsletterLinks(await openDataKey(settings), settings.siteUrl);
  const all = db.selectFrom("newsletter_subscribers").selectAll();
  for await (const page of pagesInOrder("newsletter_subscribers", all)) {
    for (const row of page) yield exportedSubscriber(row, links);
  }
}

function exportedSubscriber(row: SubscriberRow, links: NewsletterLinks) {
  const isPaused = row.paused_until !== null && row.paused_until > Date.now();
  return {
    email: row.email,
    mayBeSent: row.status === "confirmed" && !isPaused ? "yes" : "no",
    status: row.status,
    guides: row.wants_guides,
    reports: row.wants_reports,
    pausedUntil: isoTime(row.paused_until),
    askedAt: isoTime(row.created_at),
    confirmedAt: isoTime(row.confirmed_at),
    unsubscribedAt: isoTime(row.unsubscribed_at),
    pageUrl: row.page_url,
    preferencesUrl: links.preferences(row.id),
    unsubscribeUrl: links.unsubscribe(row.id),
  };
}
