import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SenderProof } from "#app/domain/desk/mail/sender-proof.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { findSender } from "./mail-place.server.ts";
import type { TakenMail } from "./store-mail.server.ts";

const hourMs = 60 * 60_000;

/**
 * Most emails within an hour that open a promise: from one address, as when someone sends each photo of a document by itself,
 * and from all addresses that wrote for the first time. Above it, an email waits on the mailbox page for a colleague's look.
 */
export const mailFloodLimits = { fromOne: 20, fromNew: 60 } as const;

/** An email that came. `receivedAt` is in milliseconds since 1970. */
type CameNow = { address: string; proof: SenderProof; receivedAt: number };

/**
 * Whether an email is one of a flood. Beside one whose sender our server confirms, only such emails count: what others forge
 * with an address sets nothing of its owner aside.
 */
export async function floodWhy(db: Kysely<Schema>, mail: CameNow): Promise<"flood" | null> {
  if ((await countWritten(db, mail)) >= mailFloodLimits.fromOne) return "flood";
  if ((await findSender(db, mail.address)) !== null) return null;
  return (await countNew(db, mail)) >= mailFloodLimits.fromNew ? "flood" : null;
}

function countsBeside(proof: SenderProof): RawBuilder<boolean> {
  return proof === "proven" ? sql<boolean>`mails_in.facts LIKE '%"proof":"proven"%'` : sql<boolean>`TRUE`;
}

async function countWritten(db: Kysely<Schema>, { address, proof, receivedAt }: CameNow): Promise<number> {
  const emails = db
    .selectFrom("mails_in")
    .select("id")
    .where("from_key", "=", emailKey(address))
    .where(countsBeside(proof));
  const lately = emails.where("sort", "=", "written").where("received_at", ">", receivedAt - hourMs);
  return (await lately.where("received_at", "<=", receivedAt).limit(mailFloodLimits.fromOne).execute()).length;
}

/** People who began with an email within the hour. */
async function countNew(db: Kysely<Schema>, { proof, receivedAt }: CameNow): Promise<number> {
  const people = await db
    .selectFrom("mails_in")
    .innerJoin("people", "people.id", "mails_in.person_id")
    .select("people.id")
    .distinct()
    .where("mails_in.received_at", ">", receivedAt - hourMs)
    .where("mails_in.received_at", "<=", receivedAt)
    .where(sql<boolean>`people.created_at = mails_in.received_at`)
    .where(countsBeside(proof))
    .limit(mailFloodLimits.fromNew)
    .execute();
  return people.length;
}

/** Whether another email of this sender was set aside within the hour. */
export async function isFlooding(db: Kysely<Schema>, { mail, receivedAt }: TakenMail): Promise<boolean> {
  const before = await db
    .selectFrom("mails_in")
    .select("id")
    .where("from_key", "=", emailKey(mail.from.address))
    .where("received_at", ">", receivedAt - hourMs)
    .where("received_at", "<=", receivedAt)
    .where("sort", "=", "automatic")
    .where("facts", "like", '%"why":"flood"%')
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}

/** The thread that a sender's email began within the hour, while it waits for its answer; null when there is none. */
export async function threadOfLastHour(
  db: Kysely<Schema>,
  address: string,
  receivedAt: number,
): Promise<string | null> {
  const row = await db
    .selectFrom("mails_in")
    .innerJoin("threads", "threads.id", "mails_in.thread_id")
    .select("threads.id")
    .where("mails_in.from_key", "=", emailKey(address))
    .where("mails_in.sort", "=", "written")
    .where("mails_in.received_at", ">", receivedAt - hourMs)
    .where("mails_in.received_at", "<=", receivedAt)
    .where("threads.kind", "=", "mail")
    .where("threads.state", "=", "waiting")
    .orderBy("mails_in.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
