import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { ContactStop, StopChannel, StopScope, StopSource } from "#app/domain/contact/contact-stops.ts";
import { foldEmail } from "#app/domain/text/email-address.ts";
import { parseUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { ContactRuleRow } from "#app/server/database/schema/gate-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/**
 * How we know someone: by an address, a number (as typed or E.164), or both. `numberOf` is a number for one address alone: what
 * is stopped there closes nothing for anybody else who gave that number.
 */
type Addresses = { email?: string | null; phone?: string | null; numberOf?: { email: string; phone: string } };

/**
 * What someone asked us to stop doing; `saidAt` is when, where a colleague decides only now that it counts. `isOnlyHere`: emails
 * to this address, whatever other addresses they have.
 */
export type StopTerms = {
  channel: StopChannel;
  scope: StopScope;
  source: StopSource;
  saidAt?: number | null | undefined;
  isOnlyHere?: true;
};

/** The same, of whom we know that way. */
export type NewStop = Addresses & StopTerms;

export type Hashing = Pick<DataKey, "hash" | "hashes">;

/**
 * Notes a stop for the given address and number, effective immediately. The same stop again changes only its time, if that
 * is later, with its source. One for this address alone narrows no stop in force; a plain one widens it, however old it is. It joins
 * the transaction that `db` is in.
 *
 * @param nowMs from when on it counts, in milliseconds since 1970
 */
export async function recordStop(
  db: Kysely<Schema>,
  dataKey: Hashing,
  { channel, scope, source, saidAt: said_at = null, isOnlyHere, ...addresses }: NewStop,
  nowMs: number,
): Promise<void> {
  // In one order everywhere, so that two transactions can't deadlock.
  const hashes = keysOf(addresses).map(({ text }) => dataKey.hash(purpose, text));
  const stop = { channel, scope, source, stopped_at: nowMs, said_at, lifted_at: null } as const;
  const only_here = isOnlyHere ? 1 : 0;
  const rows = hashes.toSorted().map((address_hash) => ({ address_hash, ...stop, only_here }) as const);
  if (rows.length === 0) return;
  await db
    .insertInto("contact_rules")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["address_hash", "channel", "scope"])
        .doUpdateSet({
          source: sql`CASE WHEN ${isNewer} THEN excluded.source ELSE contact_rules.source END`,
          stopped_at: sql`CASE WHEN ${isNewer} THEN excluded.stopped_at ELSE contact_rules.stopped_at END`,
          said_at: sql`CASE WHEN ${isNewer} THEN excluded.said_at ELSE contact_rules.said_at END`,
          only_here: sql`CASE WHEN contact_rules.lifted_at IS NOT NULL OR excluded.only_here = 0
            THEN excluded.only_here ELSE contact_rules.only_here END`,
          lifted_at: null,
        })
        .where(sql<boolean>`(${isNewer} OR excluded.only_here < contact_rules.only_here)`),
    )
    .execute();
}

/** One that was lifted is in force again, even when it was asked for before that and reaches us only now. */
const isNewer = sql<boolean>`(excluded.stopped_at > contact_rules.stopped_at OR contact_rules.lifted_at IS NOT NULL)`;

/**
 * Lifts every stop in force for the given address and number. The rows stay, with the time; asking again puts one in force
 * again. It joins the transaction that `db` is in.
 *
 * @param nowMs milliseconds since 1970
 * @returns how many were lifted
 */
export async function liftStops(
  db: Kysely<Schema>,
  dataKey: Hashing,
  addresses: Addresses,
  nowMs: number,
): Promise<number> {
  const hashes = keysOf(addresses).flatMap(({ text }) => dataKey.hashes(purpose, text));
  if (hashes.length === 0) return 0;
  const lifted = await db
    .updateTable("contact_rules")
    .set({ lifted_at: nowMs })
    .where("address_hash", "in", hashes)
    .where("lifted_at", "is", null)
    .returning("address_hash")
    .execute();
  return lifted.length;
}

/** Lifts one stop of a number, as it was asked for at one moment. It joins the transaction that `db` is in. */
export async function liftStop(
  db: Kysely<Schema>,
  dataKey: Hashing,
  addresses: Addresses,
  { channel, scope, stoppedAt }: Pick<ContactStop, "channel" | "scope" | "stoppedAt">,
  nowMs: number,
): Promise<void> {
  const hashes = keysOf(addresses).flatMap(({ text }) => dataKey.hashes(purpose, text));
  await db
    .updateTable("contact_rules")
    .set({ lifted_at: nowMs })
    .where("address_hash", "in", hashes)
    .where("channel", "=", channel)
    .where("scope", "=", scope)
    .where("stopped_at", "=", stoppedAt)
    .where("lifted_at", "is", null)
    .execute();
}

/**
 * Makes the stops for one address or number count for another of the same person, too. One that is about the first address alone
 * stays there. Joins the transaction of `db`.
 */
export async function carryStops(db: Kysely<Schema>, dataKey: Hashing, from: Addresses, to: Addresses): Promise<void> {
  for (const { channel, scope, source, stoppedAt, saidAt, isOnlyHere } of await readStops(db, dataKey, from)) {
    if (isOnlyHere) continue;
    await recordStop(db, dataKey, { ...to, channel, scope, source, saidAt }, stoppedAt);
  }
}

/** All stops in force for an address or a number, the newest first. `standingStop` says whether one is still in force. */
export async function readStops(db: Kysely<Schema>, dataKey: Hashing, addresses: Addresses): Promise<ContactStop[]> {
  const by = new Map(keysOf(addresses).flatMap((key) => dataKey.hashes(purpose, key.text).map((one) => [one, key.by])));
  if (by.size === 0) return [];
  const rows = await db
    .selectFrom("contact_rules")
    .selectAll()
    .where("address_hash", "in", [...by.keys()])
    .where("lifted_at", "is", null)
    .orderBy("stopped_at", "desc")
    .execute();
  return rows.map((row) => stopOf(row, by.get(row.address_hash) ?? "email"));
}

function stopOf(
  { channel, scope, source, stopped_at: stoppedAt, said_at: saidAt, only_here }: ContactRuleRow,
  by: ContactStop["by"],
): ContactStop {
  return { channel, scope, source, stoppedAt, saidAt, by, ...(only_here === 1 && { isOnlyHere: true }) };
}

const purpose = "contact-stop";

function keysOf({ email, phone, numberOf }: Addresses): { by: ContactStop["by"]; text: string }[] {
  const phoneText = phoneTextOf(phone);
  return [
    ...emailTextsOf(email).map((text) => ({ by: "email" as const, text })),
    ...(phoneText ? [{ by: "phone" as const, text: phoneText }] : []),
    ...(numberOf
      ? [{ by: "phone" as const, text: `${phoneTextOf(numberOf.phone)} ${emailTextOf(numberOf.email)}` }]
      : []),
  ];
}

/** The address as it was typed, which older rows have, and as it is known in any spelling. */
function emailTextsOf(email: string | null | undefined): string[] {
  const texts = email ? [emailTextOf(foldEmail(email)), emailTextOf(email)] : [];
  return [...new Set(texts)].filter((text) => text !== undefined && text !== "") as string[];
}

function emailTextOf(email: string | null | undefined): string | undefined {
  return email?.trim().toLowerCase();
}

function phoneTextOf(phone: string | null | undefined): string | null | undefined {
  return phone && (parseUsPhoneNumber(phone) ?? phone.trim());
}

/**
 * How many requests to stop in force came up to a time, in milliseconds since 1970. One request has a row for each address and
 * number, all with the same time.
 */
export async function countStopsUntil(db: Kysely<Schema>, untilMs: number): Promise<number> {
  const { count } = await db
    .selectFrom("contact_rules")
    .select(db.fn.count("stopped_at").distinct().as("count"))
    .where("lifted_at", "is", null)
    .where("stopped_at", "<=", untilMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Puts a stop in force again that a note outside of the database names. False when it is in force, or was lifted after the
 * note.
 */
export async function repeatStop(
  db: Kysely<Schema>,
  stop: Omit<ContactRuleRow, "lifted_at">,
  notedAt: number,
): Promise<boolean> {
  const { source, stopped_at, only_here } = stop;
  const repeated = await db
    .insertInto("contact_rules")
    .values({ ...stop, lifted_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(["address_hash", "channel", "scope"])
        .doUpdateSet({ source, stopped_at, only_here, lifted_at: null })
        .where("contact_rules.lifted_at", "<", notedAt),
    )
    .returning("address_hash")
    .execute();
  return repeated.length > 0;
}

/** As `readStops`, for many email addresses at once; those without a stop are missing. */
export async function readStopsOfEmails(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  emails: readonly string[],
): Promise<Map<string, ContactStop[]>> {
  const keys = emails.flatMap((email) => keysOf({ email }).map(({ text }) => ({ email, text })));
  const owners = new Map(keys.flatMap(({ email, text }) => dataKey.hashes(purpose, text).map((hash) => [hash, email])));
  if (owners.size === 0) return new Map();
  const rows = await db
    .selectFrom("contact_rules")
    .selectAll()
    .where("address_hash", "in", [...owners.keys()])
    .where("lifted_at", "is", null)
    .execute();
  return Map.groupBy(
    rows.map((row) => stopOf(row, "email")),
    (_, index) => owners.get(rows[index]?.address_hash ?? "") ?? "",
  );
}
