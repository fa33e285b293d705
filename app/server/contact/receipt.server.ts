import { type Kysely, sql } from "kysely";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import {
  type ContactChannel,
  type ContactStop,
  contactChannels,
  type LastYes,
  type StopScope,
  saidTime,
  standingStop,
} from "#app/domain/contact/contact-stops.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { readConsentWords } from "#app/server/consent/evidence.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { ConsentEvidenceRow, Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { affirmedAt, noteConsentChange } from "./consent-changes.server.ts";
import { liftOwnNumber, readNumberStops, stopFor } from "./number-stops.server.ts";
import { readStops } from "./stops.server.ts";

/** What someone agreed to, from the stored evidence. Times are milliseconds since 1970, the phone is E.164. */
export type Receipt = {
  words: string;
  givenAt: number;
  /** False for words that allow only an answer. */
  allowsMarketing: boolean;
  form: string;
  pageUrl: string;
  email: string;
  phone: string | null;
  /** When each channel was stopped; null where it is open. */
  stoppedAt: StoppedAt;
  /** What opens again when they say that this yes counts from now on. Empty for words that allow no more than an answer. */
  reopens: ContactChannel[];
  /** Whether answers by email are stopped, too. */
  answersStopped: boolean;
};

type StoppedAt = Record<ContactChannel, number | null>;

/** The receipt's evidence was erased; until when its record is kept, null when nothing is. */
export type ErasedReceipt = { keptUntil: number | null };

/**
 * How far a stop on the receipt's page goes: someone who stops calls or texts gets no calls or texts at all. Emails that
 * answer still come; without them a request, a booked call or a privacy request would get no answer.
 */
const scopeOf: Record<ContactChannel, StopScope> = { call: "all", text: "all", email: "marketing" };

type ReceiptParts = { db: Kysely<Schema>; dataKey: Pick<DataKey, "hash" | "hashes"> };

/** The receipt of evidence, or what is left of it. */
export async function readReceipt({ db, dataKey }: ReceiptParts, evidenceId: string): Promise<Receipt | ErasedReceipt> {
  const row = await readEvidence(db, evidenceId);
  if (!row) return readErased(db, evidenceId);
  const words = (await readConsentWords(db, [row.text_sha256])).get(row.text_sha256);
  if (words === undefined) throw new Error("The words that the evidence names were not kept");
  return {
    words,
    givenAt: Number(row.given_at),
    allowsMarketing: allowsMarketing(row),
    form: row.form_name,
    pageUrl: row.page_url,
    email: row.email,
    phone: row.phone,
    ...(await readStopped({ db, dataKey }, row)),
  };
}

/**
 * Stops one channel, for the evidence's address and its number, and returns whose and since when; null when the evidence is
 * gone, which stops nothing. The link proves a mailbox: see `stopFor` for whom that closes the number. A channel that is already
 * stopped stays as it is.
 */
export async function stopByReceipt(
  { db, dataKey }: ReceiptParts,
  evidenceId: string,
  channel: ContactChannel,
  nowMs: number,
): Promise<{ email: string; stoppedAt: number } | null> {
  return db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    const row = await readEvidence(transaction, evidenceId);
    if (!row) return null;
    const { stoppedAt } = await readStopped({ db: transaction, dataKey }, row);
    const { email, phone } = row;
    const before = stoppedAt[channel];
    if (before !== null) return { email, stoppedAt: before };
    const threadId = await threadOfEvidence(transaction, row.id);
    const asker = { emails: [email], phones: phone === null ? [] : [phone], threadId, isHeard: false };
    const stop = { channel, scope: scopeOf[channel], source: "receipt-page" } as const;
    await stopFor(transaction, dataKey, asker, stop, nowMs);
    await noteConsentChange(transaction, { evidence_id: row.id, change: `stop-${channel}`, changed_at: nowMs });
    return { email, stoppedAt: nowMs };
  });
}

/**
 * Lets the evidence's yes lift the stops so far that came from its address: only whoever reads their email has the link. Nothing
 * when none would end.
 */
export async function affirmByReceipt({ db, dataKey }: ReceiptParts, evidenceId: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await readEvidence(transaction, evidenceId);
    if (!row || (await readStopped({ db: transaction, dataKey }, row)).reopens.length === 0) return;
    await liftOwnNumber(transaction, dataKey, row, nowMs);
    await noteConsentChange(transaction, { evidence_id: row.id, change: "affirmed", changed_at: nowMs });
  });
}

type EvidenceRow = Pick<
  ConsentEvidenceRow,
  "id" | "text_id" | "text_version" | "text_sha256" | "page_url" | "given_at"
> & {
  email: string;
  phone: string | null;
  form_name: string;
  affirmed_at: number | null;
};

const evidenceOf = (matches: ReturnType<typeof sql<boolean>>) => sql<EvidenceRow>`
  SELECT evidence.id, text_id, text_version, text_sha256, evidence.page_url, given_at, email, phone, form_name,
    ${affirmedAt} AS affirmed_at
  FROM consent_evidence AS evidence JOIN leads AS sender ON sender.id = evidence.lead_id WHERE ${matches}
  UNION ALL
  SELECT evidence.id, text_id, text_version, text_sha256, evidence.page_url, given_at, email, phone, form_name,
    ${affirmedAt} AS affirmed_at
  FROM consent_evidence AS evidence JOIN messages AS sender ON sender.id = evidence.message_id WHERE ${matches}`;

async function readEvidence(db: Kysely<Schema>, evidenceId: string): Promise<EvidenceRow | undefined> {
  return (await evidenceOf(sql<boolean>`evidence.id = ${evidenceId}`).execute(db)).rows[0];
}

function allowsMarketing({ text_id, text_version }: EvidenceRow): boolean {
  return findConsentText(text_id, text_version)?.allowsMarketing ?? false;
}

async function readStopped({ db, dataKey }: ReceiptParts, row: EvidenceRow) {
  const { stops, lastYes } = await readOwnStops({ db, dataKey }, row);
  const stoppedAt = stoppedSince(stops, lastYes);
  const stopped = contactChannels.filter((channel) => stoppedAt[channel] !== null);
  const answer = { channel: "email", purpose: "answer" } as const;
  return {
    stoppedAt,
    reopens: allowsMarketing(row) ? stopped : [],
    answersStopped: standingStop(stops, answer, lastYes) !== null,
  };
}

type Sender = { email: string; phone: string | null };

/** What came from this address, and nobody else's stop of the number: a stranger can type any number. */
async function readOwnStops({ db, dataKey }: ReceiptParts, { email, phone }: Sender) {
  const ofAddress = await readStops(db, dataKey, { email });
  const { own, others } =
    phone === null ? { own: [], others: [] } : await readNumberStops(db, dataKey, phone, [emailKey(email)]);
  return { stops: [...ofAddress, ...own], others, lastYes: await readLastYes(db, { email, phone }) };
}

/**
 * What closes a call that was booked with an address and a number, for the page of the call, as the gate at the desk says it.
 * `stopped`: until its mailbox says that it wants the call. `barred`: somebody else stopped calls to the number, and nothing
 * that this mailbox says opens that. Null: nothing.
 */
export async function stopOfCall(
  parts: ReceiptParts,
  { email, phone, confirmed_at }: Sender & { confirmed_at: number | null },
): Promise<"stopped" | "barred" | null> {
  const { stops, others, lastYes } = await readOwnStops(parts, { email, phone });
  const asked = { channel: "call", purpose: "answer" } as const;
  if (standingStop(others, asked, { email: null, phone: null }) !== null) return "barred";
  const stop = standingStop(stops, asked, lastYes);
  return stop !== null && (confirmed_at === null || confirmed_at <= saidTime(stop)) ? "stopped" : null;
}

async function threadOfEvidence(db: Kysely<Schema>, evidenceId: string): Promise<string | null> {
  const row = await db
    .selectFrom("consent_evidence as evidence")
    .innerJoin("thread_sources as sent", (join) =>
      join.on(sql<boolean>`sent.source_id = coalesce(evidence.lead_id, evidence.message_id)
        AND sent.source = CASE WHEN evidence.lead_id IS NULL THEN 'message' ELSE 'lead' END`),
    )
    .select("thread_id")
    .where("evidence.id", "=", evidenceId)
    .executeTakeFirst();
  return row?.thread_id ?? null;
}

function stoppedSince(stops: readonly ContactStop[], lastYes: LastYes): StoppedAt {
  const stoppedAt = (channel: ContactChannel) => {
    const purpose = scopeOf[channel] === "all" ? "answer" : "marketing";
    return standingStop(stops, { channel, purpose }, lastYes)?.stoppedAt ?? null;
  };
  return { call: stoppedAt("call"), text: stoppedAt("text"), email: stoppedAt("email") };
}

/** When they last gave a yes that lifts a stop. */
async function readLastYes(db: Kysely<Schema>, { email, phone }: Sender): Promise<LastYes> {
  const { rows } = await evidenceOf(sql<boolean>`lower(sender.email) = ${emailKey(email)}`).execute(db);
  const given = rows.filter(allowsMarketing);
  const latest = (some: EvidenceRow[]) =>
    some.reduce((last, row) => Math.max(last, Number(row.affirmed_at)), 0) || null;
  return { email: latest(given), phone: latest(given.filter((row) => row.phone === phone)) };
}

/** One of our links names evidence that existed, even when nothing is left of it. */
async function readErased(db: Kysely<Schema>, evidenceId: string): Promise<ErasedReceipt> {
  const record = await db
    .selectFrom("consent_records")
    .select("kept_until")
    .where("evidence_id", "=", evidenceId)
    .executeTakeFirst();
  return { keptUntil: record?.kept_until == null ? null : Number(record.kept_until) };
}
