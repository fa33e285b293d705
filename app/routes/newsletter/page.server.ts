import { Feed } from "feed";
import { data } from "react-router";
import { maskEmail } from "#app/domain/text/email-address.ts";
import { meantEmail } from "#app/domain/text/email-slips.ts";
import { parseNewsletterPreferences } from "#app/forms/newsletter.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { canonicalUrl } from "#app/lib/page/seo.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { SubscriberRow } from "#app/server/database/schema.server.ts";
import { refuseForm } from "#app/server/http/pages/failure.server.ts";
import { formOf, rejectionOf, textsOf } from "#app/server/http/plain-post.server.ts";
import type { LetterArchive, PublicIssue, PublicLetter } from "#app/server/letter/letter-archive.server.ts";
import { newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import { receiveNewsletterRequest } from "#app/server/newsletter/receive-newsletter.server.ts";
import type { NewsletterRequest, QueuedMail } from "#app/server/newsletter/subscribers.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { formatEasternDay } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";

/** A subscriber's data on the pages. People forward links, so the address is masked. */
export type ShownSubscriber = {
  maskedEmail: string;
  status: SubscriberRow["status"];
  guides: boolean;
  reports: boolean;
  /** A day (2026-11-21), or null when every letter comes. */
  pausedUntil: string | null;
  preferencesPath: string;
  unsubscribePath: string;
};

/** A form that was taken: the address as typed, and the one that was probably meant, null when nothing looks wrong. */
export type TakenAddress = { taken: { email: string; meant: string | null } };

/** Takes what a page's form asks for, or says why not. */
export async function answerNewsletterForm(kind: NewsletterRequest["kind"], request: Request, context: RequestContext) {
  const fields = textsOf(await formOf(request));
  const client = { address: context.clientAddress, pageUrl: pageOf(request) };
  try {
    await receiveNewsletterRequest(context.services, kind, fields, client);
    const { email = "" } = fields;
    return data<TakenAddress>({ taken: { email: email.trim(), meant: meantEmail(email) } });
  } catch (thrown) {
    return refuseForm(thrown, context, (error) => rejectionOf(error, fields, ["email"]));
  }
}

/** The subscriber that a link to a page names; null when it names none. Changes nothing. */
export async function subscriberOf(
  page: "preferences" | "unsubscribe",
  request: Request,
  { services }: RequestContext,
): Promise<ShownSubscriber | null> {
  const { readPreferencesToken, readUnsubscribeToken } = linksOf(services);
  const read = page === "preferences" ? readPreferencesToken : readUnsubscribeToken;
  const id = read(tokenOf(request));
  const row = id && (await services.newsletter.find(id));
  return row ? shown(row, services) : null;
}

/** The state of a confirmation link. Changes nothing. */
export async function confirmationOf(request: Request, { services }: RequestContext) {
  const token = linksOf(services).readConfirmToken(tokenOf(request), Date.now());
  const row = token && (await services.newsletter.find(token.subscriberId));
  if (!row) return { state: "unknown" as const };
  const subscriber = shown(row, services);
  if (row.status === "confirmed") return { state: "confirmed" as const, subscriber };
  return { state: token.expired ? ("expired" as const) : ("ready" as const), subscriber };
}

/** Confirms the subscriber that the link names; false, and nothing changes, for anything but the page's button. */
export async function confirmSubscriber(request: Request, { services }: RequestContext): Promise<boolean> {
  if ((await formOf(request)).get("intent") !== "confirm") return false;
  const token = linksOf(services).readConfirmToken(tokenOf(request), Date.now());
  if (token && !token.expired) await services.newsletter.confirm(token.subscriberId);
  return true;
}

export type PreferencesChange =
  /** `mail`: what became of the email that asks to confirm; missing when none is needed. */
  | { saved: true; mail?: QueuedMail | null }
  | { saved: false; fields: Record<string, string[]>; pause: string | undefined };

/** Saves what a subscriber chose, or says what is wrong with it, by field; null when the link names no subscriber. */
export async function changePreferences(
  request: Request,
  { services }: RequestContext,
): Promise<PreferencesChange | null> {
  const id = linksOf(services).readPreferencesToken(tokenOf(request));
  if (!id) return null;
  const form = await formOf(request);
  if (form.get("intent") === "return") {
    const mail = await services.newsletter.comeBack(id, services.recipients);
    if (mail === "queued") services.delivery.wake();
    return { saved: true, mail };
  }
  const parsed = parseNewsletterPreferences(form);
  if (!parsed.ok) return { saved: false, fields: parsed.fields, pause: form.get("pause")?.toString() };
  await services.newsletter.choose(id, parsed.value);
  return { saved: true };
}

/**
 * Takes a subscriber off the list, by our page's button or an email program's one-click POST (RFC 8058, 3.2). Only the link
 * says who. False, and nothing changes, for anything else.
 */
export async function unsubscribeSubscriber(request: Request, { services }: RequestContext): Promise<boolean> {
  const form = await formOf(request);
  const isMeant = form.get("intent") === "unsubscribe" || form.get("List-Unsubscribe") === "One-Click";
  const id = isMeant ? linksOf(services).readUnsubscribeToken(tokenOf(request)) : null;
  if (id) await services.newsletter.unsubscribe(id);
  return isMeant;
}

function linksOf({ dataKey, settings }: Services) {
  return newsletterLinks(dataKey, settings.siteUrl);
}

function tokenOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("token");
}

function shown(row: SubscriberRow, services: Services): ShownSubscriber {
  const links = linksOf(services);
  const isPaused = row.paused_until !== null && row.paused_until > Date.now();
  return {
    maskedEmail: maskEmail(row.email),
    status: row.status,
    guides: row.wants_guides === 1,
    reports: row.wants_reports === 1,
    pausedUntil: isPaused ? new Date(row.paused_until ?? 0).toISOString().slice(0, 10) : null,
    preferencesPath: pathOf(links.preferences(row.id)),
    unsubscribePath: pathOf(links.unsubscribe(row.id)),
  };
}

/** Links on a page stay on the host that answered. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The page that the form was on, without its query. */
function pageOf(request: Request): string {
  const referrer = request.headers.get("Referer") ?? "";
  const { pathname } = new URL(URL.canParse(referrer) ? referrer : request.url);
  return `${publicSettings.siteUrl}${pathname}`.slice(0, 2048);
}

/** The newsletter page's data on sent letters. Days are in words. */
export type ShownLetters = {
  last: PublicLetter;
  day: string;
  earlier: (Pick<PublicIssue, "number" | "subject"> & { day: string })[];
};

/** More are found in the feed. */
const mostEarlier = 12;

/** The last letter with the earlier ones; null while none went out. */
export async function readShownLetters(letters: LetterArchive): Promise<ShownLetters | null> {
  const [newest, ...others] = await letters.list(mostEarlier + 1);
  const last = newest && (await letters.read(newest.number));
  if (!last) return null;
  const earlier = others.map(({ number, subject, sentAt }) => ({ number, subject, day: formatEasternDay(sentAt) }));
  return { last, day: formatEasternDay(last.sentAt), earlier };
}

/** The letter at an address; null if there isn't one. */
export async function readLetterAt(letters: LetterArchive, number: string) {
  const letter = /^[1-9]\d{0,5}$/.test(number) ? await letters.read(Number(number)) : null;
  return letter && { letter, day: formatEasternDay(letter.sentAt), path: `/newsletter/${letter.number}` };
}

/** All letters for feed readers, newest first, without their text: that is on our pages. */
export async function writeLetterFeed(letters: LetterArchive): Promise<string> {
  const issues = await letters.list(50);
  const feed = new Feed({
    id: canonicalUrl("/newsletter"),
    link: canonicalUrl("/newsletter"),
    title: `${site.name}: the weekly letter`,
    description: "One thing to do each week on the way from renting to owning.",
    language: "en-US",
    copyright: site.name,
    updated: new Date(issues[0]?.sentAt ?? 0),
    feedLinks: { rss: canonicalUrl("/newsletter/feed.xml") },
  });
  for (const { number, subject, firstLine, sentAt } of issues) {
    const link = canonicalUrl(`/newsletter/${number}`);
    feed.addItem({ id: link, link, title: subject, description: firstLine, date: new Date(sentAt) });
  }
  return feed.rss2();
}
