import { type Kysely, sql } from "kysely";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import { type ContactPurpose, type ContactStop, standingStop } from "#app/domain/contact/contact-stops.ts";
import type { ContactFacts, KnownContact } from "#app/domain/contact/gate-facts.ts";
import type { PlaceFacts } from "#app/domain/contact/person-places.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { affirmedAt } from "#app/server/contact/consent-changes.server.ts";
import { readRegistry } from "#app/server/contact/do-not-call.server.ts";
import { readNumberStops } from "#app/server/contact/number-stops.server.ts";
import { readHeldStops } from "#app/server/contact/stop-questions.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import { timeOfId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { givenTo } from "#app/server/desk/people/given-details.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { readKeptHours } from "./kept-hours.server.ts";
import { readPlaceFacts } from "./place-facts.server.ts";

/** The subject of a contact: a person, and the thread it belongs to; null on the person's own page. */
export type ContactAbout = { personId: string; threadId: string | null };

const dayMs = 24 * 60 * 60_000;
/** Longer than any rule looks back. */
const callsMs = 3 * dayMs;

/**
 * Everything known about a person that counts before a contact, as of now. Agreements count only for the person who gave
 * them, and only when their number is known as theirs; stops and calls count for everyone linked with them.
 *
 * @param nowMs milliseconds since 1970
 */
export async function readContactFacts(
  db: Kysely<Schema>,
  dataKey: DataKey,
  { personId, threadId }: ContactAbout,
  nowMs: number,
): Promise<ContactFacts> {
  const group = await readGroup(db, personId);
  const addresses = await readAddresses(db, group);
  const own = addresses.filter(({ person_id }) => person_id === personId);
  const phones = valuesOf(own, "phone");
  const places = (await readPlaceFacts(db, [personId], nowMs)).get(personId) ?? unknownPlaces;
  const consents = await readConsents(db, group);
  const isOwed = threadId !== null && (await isPrivacyRequest(db, threadId));
  // Whoever asks about their privacy gets the answer where they asked.
  const email = emailFor(addresses, personId, isOwed ? [] : await readClosed({ db, dataKey }, addresses, consents));
  const newsletter = await readNewsletter(db, valuesOf(own, "email"));
  const first = emailFor(own, personId);
  const emailedFor = (value: string): ContactPurpose[] => [
    ...(value === email?.value ? (["answer"] as const) : []),
    ...(value === first?.value ? (["marketing"] as const) : []),
  ];
  const contacts: KnownContact[] = [];
  for (const { kind, value } of addresses) {
    const ofNumber = kind === "phone" ? await readNumberStops(db, dataKey, value, valuesOf(addresses, "email")) : null;
    const stops = ofNumber?.own ?? (await readStops(db, dataKey, { email: value }));
    // No yes of theirs ends what somebody else stopped for the number.
    if (ofNumber?.others.length) contacts.push({ stops: ofNumber.others, lastYesAt: null, isOthers: true });
    const left = newsletter.left.filter((one) => kind === "email" && one.email === value);
    contacts.push({
      stops: [...stops, ...left.map(({ at }) => leftNewsletter(at))],
      lastYesAt: lastYesWith(consents, { kind, value }),
      ...(kind === "email" && { emailedFor: emailedFor(value) }),
    });
  }
  return {
    hasEmail: email?.person_id === personId,
    hasLinkedEmail: email !== null && email.person_id !== personId,
    hasGivenPhone: (await givenTo(db, personId).execute()).some(({ kind }) => kind === "phone"),
    contacts,
    ...places,
    agreements: consents
      // What came with a number that no one has confirmed is nobody's yes.
      .filter((one) => one.personId === personId && (one.phone === null || phones.includes(one.phone)))
      .map(({ id, at, phone, allowsMarketing }) => ({ id, at, phone, allowsMarketing })),
    isOwed,
    heldStops: await readHeldStops(db, group, valuesOf(addresses, "phone")),
    ...(await readLastAsked(db, { personId, threadId })),
    bookedCalls: await readBookedCalls(db, personId, nowMs),
    keptHours: await readKeptHours(db, group, valuesOf(addresses, "phone")),
    newsletterAt: newsletter.confirmedAt,
    calls: await readCalls(db, group, nowMs),
    registry: await readRegistry(db, dataKey, phones),
  };
}

const unknownPlaces: PlaceFacts = { phones: [], states: [], zips: [], callZone: null };

/** Finds the subject of a form, by its field `thread` or `person`; null when it does not exist. */
export async function readAbout(
  db: Kysely<Schema>,
  { thread = "", person = "" }: Readonly<Record<string, string>>,
): Promise<ContactAbout | null> {
  const people = db.selectFrom("people").select("id").where("id", "=", person);
  const threads = db.selectFrom("threads").select("person_id").where("id", "=", thread);
  if (thread === "") {
    const row = await people.executeTakeFirst();
    return row ? { personId: row.id, threadId: null } : null;
  }
  const row = await threads.executeTakeFirst();
  return row ? { personId: row.person_id, threadId: thread } : null;
}

/** Returns what a person sent us last, newest first: a request to stop may be in one of these. Times are milliseconds. */
export function readTheirMessages(db: Kysely<Schema>, personId: string) {
  return db
    .selectFrom("events")
    .select(["id", "kind", "at", "source", "source_id"])
    .where("person_id", "=", personId)
    .where("kind", "in", ["lead", "message", "booking", "mail-in"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(10)
    .execute();
}

/** The ids of everyone linked with a person, and their own. */
export async function readGroup(db: Kysely<Schema>, personId: string): Promise<string[]> {
  const own = db.selectFrom("people").select("group_id").where("id", "=", personId);
  const rows = await db.selectFrom("people").select("id").where("group_id", "=", own).execute();
  return rows.map(({ id }) => id);
}

async function isPrivacyRequest(db: Kysely<Schema>, threadId: string): Promise<boolean> {
  const thread = await db.selectFrom("threads").select("kind").where("id", "=", threadId).executeTakeFirst();
  return thread?.kind === "privacy";
}

/** One row for each address of each person, no matter how many names came with a number. */
export function readAddresses(db: Kysely<Schema>, people: string[]) {
  return db
    .selectFrom("person_addresses")
    .select(["person_id", "kind", "value"])
    .distinct()
    .where("person_id", "in", people)
    .orderBy("kind")
    .orderBy("value")
    .execute();
}

type OwnedAddress = Awaited<ReturnType<typeof readAddresses>>[number];

/**
 * Where an answer to a person goes by email: to their own address, or else to the only one that people linked with them have.
 * An address that they closed alone is passed over, unless it is their own and no other is left. Null when there is none, or
 * several of others: no one guesses between those.
 *
 * @param addresses of everyone linked with the person, and their own
 * @param closed those that they closed alone
 */
function emailFor(
  addresses: readonly OwnedAddress[],
  personId: string,
  closed: readonly string[] = [],
): OwnedAddress | null {
  const emails = addresses.filter(({ kind }) => kind === "email");
  const own = emails.find(({ person_id }) => person_id === personId) ?? null;
  const open = emails.filter(({ value }) => !closed.includes(value));
  const ownOpen = open.find(({ person_id }) => person_id === personId);
  const [first = null, second] = open;
  if (ownOpen) return ownOpen;
  return (second ? null : first) ?? own ?? (emails.length === 1 ? (emails[0] ?? null) : null);
}

/** As `emailFor`, for the answers of a thread. `closed`: the addresses that they closed alone, with a stop that is in force. */
export async function readEmailFor(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hash" | "hashes">,
  { personId, threadId }: ContactAbout,
): Promise<{ to: OwnedAddress | null; closed: string[] }> {
  const group = await readGroup(db, personId);
  const addresses = await readAddresses(db, group);
  const isOwed = threadId !== null && (await isPrivacyRequest(db, threadId));
  const closed = isOwed ? [] : await readClosed({ db, dataKey }, addresses, await readConsents(db, group));
  return { to: emailFor(addresses, personId, closed), closed };
}

/** The email addresses that a stop of theirs alone closes for answers. */
async function readClosed(
  { db, dataKey }: { db: Kysely<Schema>; dataKey: Pick<DataKey, "hash" | "hashes"> },
  addresses: readonly OwnedAddress[],
  consents: readonly Consent[],
): Promise<string[]> {
  const closed: string[] = [];
  for (const { kind, value } of addresses.filter((one) => one.kind === "email")) {
    const stops = (await readStops(db, dataKey, { email: value })).filter(({ isOnlyHere }) => isOnlyHere);
    const asked = { channel: "email", purpose: "answer" } as const;
    const lastYes = { email: lastYesWith(consents, { kind, value }), phone: null };
    if (standingStop(stops, asked, lastYes) !== null) closed.push(value);
  }
  return closed;
}

/** When they last affirmed a yes with an address or number, in milliseconds since 1970; null when they never did. */
function lastYesWith(consents: readonly Consent[], { kind, value }: Pick<OwnedAddress, "kind" | "value">) {
  const yeses = consents.flatMap((one) => (one[kind] === value ? (one.affirmedAt ?? []) : []));
  return yeses.length === 0 ? null : Math.max(...yeses);
}

function valuesOf(addresses: { kind: string; value: string }[], wanted: "email" | "phone"): string[] {
  return addresses.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
}

type Consent = {
  id: string;
  personId: string;
  at: number;
  allowsMarketing: boolean;
  /** Until when it ended their stops; null when it allows no marketing, or never ended one. */
  affirmedAt: number | null;
  email: string;
  phone: string | null;
};

/** Agreements people gave in a form or by signature, with the address and number they gave there. */
async function readConsents(db: Kysely<Schema>, people: string[]): Promise<Consent[]> {
  const columns = [
    ...(["evidence.id", "person_id", "given_at", "text_id", "text_version", "email", "phone"] as const),
    affirmedAt.as("affirmed_at"),
  ] as const;
  const ofLeads = await db
    .selectFrom("thread_sources as known")
    .innerJoin("consent_evidence as evidence", "evidence.lead_id", "known.source_id")
    .innerJoin("leads as row", "row.id", "evidence.lead_id")
    .select(columns)
    .where("known.source", "=", "lead")
    .where("known.person_id", "in", people)
    .execute();
  const ofMessages = await db
    .selectFrom("thread_sources as known")
    .innerJoin("consent_evidence as evidence", "evidence.message_id", "known.source_id")
    .innerJoin("messages as row", "row.id", "evidence.message_id")
    .select(columns)
    .where("known.source", "=", "message")
    .where("known.person_id", "in", people)
    // A message that may be a robot's is not a person's yes.
    .where("row.status", "=", "new")
    .execute();
  return [...ofLeads, ...ofMessages].map(
    ({ id, person_id, given_at, text_id, text_version, email, phone, affirmed_at }) => {
      const allowsMarketing = findConsentText(text_id, text_version)?.allowsMarketing ?? false;
      const about = { id, personId: person_id, at: given_at, email: emailKey(email), phone: phone || null };
      return { ...about, allowsMarketing, affirmedAt: allowsMarketing ? affirmed_at : null };
    },
  );
}

async function readNewsletter(db: Kysely<Schema>, emails: string[]) {
  if (emails.length === 0) return { confirmedAt: null, left: [] };
  const rows = await db
    .selectFrom("newsletter_subscribers")
    .select(["email_key", "status", "confirmed_at", "unsubscribed_at"])
    .where("email_key", "in", emails)
    .execute();
  const confirmed = rows.flatMap(({ status, confirmed_at }) => (status === "confirmed" ? (confirmed_at ?? []) : []));
  return {
    confirmedAt: confirmed.length === 0 ? null : Math.max(...confirmed),
    left: rows.flatMap(({ email_key: email, status, unsubscribed_at: at }) =>
      status === "unsubscribed" && at !== null ? [{ email, at }] : [],
    ),
  };
}

/** People who left the newsletter want no other advertising by email, either. */
function leftNewsletter(stoppedAt: number): ContactStop {
  return { channel: "email", scope: "marketing", source: "email-link", stoppedAt, saidAt: null, by: "email" };
}

/** When they last sent anything, and when something that asks for more than to stop, anywhere and in the thread. */
async function readLastAsked(db: Kysely<Schema>, { personId, threadId }: ContactAbout) {
  const sent = db
    .selectFrom("events as sent")
    .select(["at", "source", "source_id"])
    .where("person_id", "=", personId)
    .where("kind", "in", ["lead", "message", "booking", "mail-in"])
    .orderBy("at", "desc")
    .limit(1);
  const wrote = await sent.executeTakeFirst();
  const asked = await sent.where(isRequest).executeTakeFirst();
  const inThread = sent.where(isRequest).where("thread_id", "=", threadId);
  const here = threadId === null ? null : await inThread.executeTakeFirst();
  return {
    lastWroteAt: wrote?.at ?? null,
    lastRequestAt: asked?.at ?? null,
    hereRequest: here
      ? // An email's row is made when we first see it.
        { at: here.at, seenAt: here.source === "mail-in" && here.source_id ? timeOfId(here.source_id) : here.at }
      : null,
  };
}

/** Whoever asks for an analysis or a call and wants no calls has asked for it all the same. */
const isRequest = sql<boolean>`NOT EXISTS (SELECT 1 FROM events AS stopped WHERE stopped.source = sent.source
    AND stopped.source_id = sent.source_id AND stopped.kind = 'asked-to-stop')
  AND NOT EXISTS (SELECT 1 FROM stop_questions AS question WHERE question.source = sent.source
    AND question.source_id = sent.source_id AND CASE WHEN question.source IN ('message', 'mail-in')
      THEN question.decided = 'stop' OR (question.decided IS NULL AND question.asked NOT LIKE 'hours %')
      ELSE coalesce(question.decided, substr(question.asked, 1, 4)) = 'stop'
        AND (question.asked LIKE '% all all' OR question.asked LIKE '% email all') END)`;

/** When someone last ended the stops so far with a yes, in milliseconds since 1970; null when they never did. */
export async function readLastYes(db: Kysely<Schema>, people: string[]): Promise<number | null> {
  const yeses = (await readConsents(db, people)).flatMap((one) => one.affirmedAt ?? []);
  return yeses.length === 0 ? null : Math.max(...yeses);
}

/**
 * Upcoming calls, and those of the last day, whose booking their mailbox confirmed. A change after
 * that press is a colleague's move: the mailbox said nothing of the new hour.
 */
export async function readBookedCalls(
  db: Kysely<Schema>,
  personId: string,
  nowMs: number,
): Promise<ContactFacts["bookedCalls"]> {
  const rows = await db
    .selectFrom("thread_sources as known")
    .innerJoin("bookings", "bookings.id", "known.source_id")
    .select(["confirmed_at", "changed_at", "starts_at", "time_zone"])
    .where("known.source", "=", "booking")
    .where("known.person_id", "=", personId)
    .where("status", "=", "booked")
    .where("starts_at", ">", nowMs - dayMs)
    .execute();
  return rows.flatMap(({ confirmed_at: confirmedAt, changed_at, starts_at: startsAt, time_zone: timeZone }) =>
    confirmedAt === null ? [] : [{ confirmedAt, startsAt, timeZone, isOwnHour: changed_at <= confirmedAt }],
  );
}

async function readCalls(db: Kysely<Schema>, people: string[], nowMs: number): Promise<number[]> {
  const rows = await db
    .selectFrom("events")
    .select(["at", "words"])
    .where("person_id", "in", people)
    .where("at", ">", nowMs - callsMs)
    .where("kind", "=", "call")
    .execute();
  // When they called us, it was not our call.
  return rows.flatMap(({ at, words }) => (words?.split(" ")[0]?.endsWith("+theirs") ? [] : [at]));
}
