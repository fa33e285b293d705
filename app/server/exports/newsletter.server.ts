import type { Kysely } from "kysely";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import { type NewsletterLinks, newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import { type ExportParts, exportRows, isoTime, pagesInOrder } from "./rows.server.ts";

/** Everyone who asked for the newsletter, with the links that each letter must carry. */
export const newsletterExport = exportRows({
  name: "newsletter",
  what: "address that asked for the newsletter; send a letter to those with mayBeSent yes and to no others",
  columns: {
    email: "text",
    mayBeSent: "text",
    status: "text",
    guides: "number",
    reports: "number",
    pausedUntil: "time?",
    askedAt: "time",
    confirmedAt: "time?",
    unsubscribedAt: "time?",
    pageUrl: "link",
    preferencesUrl: "link",
    unsubscribeUrl: "link",
  },
  read: readSubscribers,
});

async function* readSubscribers(db: Kysely<Schema>, { dataKey, siteUrl }: ExportParts) {
  const links = newsletterLinks(dataKey, siteUrl);
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
