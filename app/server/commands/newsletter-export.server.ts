import type { Kysely } from "kysely";
import { openDataKey } from "#app/server/data-key.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/env.server.ts";
import { type NewsletterLinks, newsletterLinks } from "#app/server/newsletter-links.server.ts";
import { exportCommand } from "./export-command.server.ts";
import { isoTime } from "./iso-time.server.ts";

const pageSize = 500;

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

/** Oldest first, a page at a time: the memory it needs does not grow with their number. */
async function* readSubscribers(db: Kysely<Schema>, settings: Settings) {
  const links = newsletterLinks(await openDataKey(settings), settings.siteUrl);
  let page = await readPage(db, { created_at: 0, id: "" });
  while (page.length > 0) {
    for (const row of page) yield exportedSubscriber(row, links);
    page = await readPage(db, page.at(-1) ?? { created_at: 0, id: "" });
  }
}

function readPage(db: Kysely<Schema>, after: Pick<SubscriberRow, "created_at" | "id">) {
  return db
    .selectFrom("newsletter_subscribers")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("created_at", ">", after.created_at),
        eb.and([eb("created_at", "=", after.created_at), eb("id", ">", after.id)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(pageSize)
    .execute();
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
