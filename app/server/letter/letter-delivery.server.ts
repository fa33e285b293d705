import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { isDeadAddress } from "#app/domain/letter/bounce-rules.ts";
import type { LeftOut } from "#app/domain/letter/issue-states.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { IssueRecipientRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { sendMail } from "#app/server/mail/mail-delivery.server.ts";
import { createTransport, type MailTransport } from "#app/server/mail/transport.server.ts";
import { newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import type { Channel, SendFailure } from "#app/server/outgoing/delivery.server.ts";
import { createDelivery, type Delivery } from "#app/server/outgoing/delivery.server.ts";
import { type DeliveryTiming, usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { type ClaimedItem, createLeaseQueue } from "#app/server/outgoing/outbox.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { createIssueEmails, type IssueReader } from "./issue-mail.server.tsx";
import { fillBatch, finishIssue } from "./issue-recipients.server.ts";
import { noteUndelivered } from "./letter-bounces.server.ts";
import { readLeftOut } from "./list-standing.server.ts";

type Dependencies = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  dataKey: DataKey;
  settings: Pick<
    Settings,
    "siteUrl" | "mailFrom" | "teamEmail" | "dataDir" | "smtpUrl" | "smtpAllowsPlain" | "lettersPerMinute"
  >;
  log: Logger;
  onOutcome?: Channel<ClaimedLetter>["onOutcome"];
};

/** A letter to one reader that only this process may send until the lease ends. */
type ClaimedLetter = ClaimedItem & { row: IssueRecipientRow };

/** Two connections: email that visitors wait for has its own four. */
const letterTiming: DeliveryTiming = { ...usualTiming, parallel: 2 };

/** An issue's first batches are made before anything goes out, and the rest between letters. */
const mostBatches = 10;

/** A letter that could not go out for this long is old news. */
const longestTrialMs = 3 * 24 * 3600 * 1000;

/**
 * Begins issues that are due, makes their rows, and sends them alongside all other emails, at most so many a minute from
 * each process. Checks just before each one whether its reader may still get it. Killed at any time, it continues where it was; a
 * letter goes out twice only if it was under way then, and both copies have one Message-ID.
 */
export function createLetterDelivery(parts: Dependencies, timing: DeliveryTiming = letterTiming): Delivery {
  const { database, settings, log, onOutcome } = parts;
  const transport = createTransport(settings, timing.parallel);
  const queue = createLeaseQueue(database, { table: "issue_recipients", leaseMs: timing.leaseMs });
  const { db } = database;
  const takeTokens = createRate(settings.lettersPerMinute);
  const send = createSend(parts, transport, (id) => queue.release([id]));

  async function claim(most: number): Promise<ClaimedLetter[]> {
    const now = Date.now();
    const tests = await claimRows(most, await readTestedIssues(db), sql`staff_id IS NOT NULL`);
    if (tests.length > 0) return tests;
    await beginDue(db, now);
    const issues = await db
      .selectFrom("issues")
      .select(["id", "filled_at"])
      .where("state", "=", "sending")
      .orderBy("started_at")
      .execute();
    for (const issue of issues) {
      const isFilled = issue.filled_at !== null || !(await fill(issue.id, now));
      const room = takeTokens.left(most);
      if (room < 1) return [];
      const letters = await claimRows(room, [issue.id], sql`staff_id IS NULL`);
      takeTokens.take(letters.length);
      if (letters.length > 0) return letters;
      if (isFilled) await finishIssue(db, issue, now);
    }
    return [];
  }

  async function claimRows(most: number, issueIds: string[], only: ReturnType<typeof sql<boolean>>) {
    for (const id of issueIds) {
      const { rows, until } = await queue.claim(most, sql<boolean>`issue_id = ${id} AND ${only}`);
      if (rows.length > 0) return rows.map((row) => claimed(row, until));
    }
    return [];
  }

  /** Says whether there is more to do. */
  async function fill(issueId: string, nowMs: number): Promise<boolean> {
    for (let batch = 0; batch < mostBatches; batch += 1) {
      if (!(await fillBatch(db, parts.dataKey, issueId, nowMs))) return false;
    }
    return true;
  }

  return createDelivery<ClaimedLetter>(
    {
      words: { one: "letter", many: "letters" },
      queue: { ...queue, claim },
      send,
      isGivenUp: ({ createdAt }, failure, nowMs) => failure.isPermanent || nowMs - createdAt > longestTrialMs,
      ...(onOutcome && { onOutcome }),
      close: transport.close,
    },
    log,
    timing,
  );
}

function claimed(row: IssueRecipientRow, claimedUntil: number): ClaimedLetter {
  const { id, attempts, created_at: createdAt } = row;
  return { id, kind: "letter", attempts, createdAt, claimedUntil, row };
}

async function readTestedIssues(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("issue_recipients")
    .select("issue_id")
    .distinct()
    // As in the index of tests: with a parameter neither engine could use it.
    .where(sql<boolean>`state = 'queued' AND staff_id IS NOT NULL`)
    .execute();
  return rows.map(({ issue_id }) => issue_id);
}

async function beginDue(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .updateTable("issues")
    .set({ state: "sending", started_at: nowMs })
    .where("state", "=", "scheduled")
    .where("send_at", "<=", nowMs)
    .execute();
}

/** Limits how many go out: a minute's share is spread over its seconds. */
function createRate(perMinute: number) {
  const most = Math.max(1, perMinute / 60);
  let tokens = most;
  let countedAt = performance.now();
  return {
    /** How many of `wanted` may be taken now. */
    left(wanted: number): number {
      const now = performance.now();
      tokens = Math.min(most, tokens + ((now - countedAt) * perMinute) / 60_000);
      countedAt = now;
      return Math.min(wanted, Math.floor(tokens));
    },
    take(count: number): void {
      tokens -= count;
    },
  };
}

/** Checks once more whether this one may go, then sends it. */
function createSend(
  { database: { db }, dataKey, settings }: Dependencies,
  transport: MailTransport,
  release: (id: string) => Promise<void>,
) {
  const emails = createIssueEmails(db, newsletterLinks(dataKey, settings.siteUrl), settings.siteUrl);

  async function readerOf(row: IssueRecipientRow): Promise<IssueReader | LeftOut | "held"> {
    if (row.staff_id !== null) return (await readColleague(db, row.staff_id)) ?? "erased";
    const issue = await db.selectFrom("issues").select("state").where("id", "=", row.issue_id).executeTakeFirst();
    if (issue?.state !== "sending") return "held";
    const subscriber = await readSubscriber(db, row.id);
    if (!subscriber) return "erased";
    const leftOut = (await readLeftOut(db, dataKey, [subscriber], Date.now())).get(subscriber.id);
    return leftOut ?? { email: subscriber.email, subscriber };
  }

  return async ({ id, row }: ClaimedLetter, signal: AbortSignal): Promise<SendFailure | "withdrawn" | null> => {
    try {
      const reader = await readerOf(row);
      if (typeof reader === "string") {
        await (reader === "held" ? release(id) : leaveOut(db, id, reader));
        return "withdrawn";
      }
      const failure = await sendMail(transport, { id, ...(await emails.write(row, reader)) }, settings, signal);
      const isDead = failure?.isPermanent === true && isDeadAddress(failure.code);
      if (isDead && row.subscriber_id !== null) await noteUndelivered(db, row.subscriber_id, failure.code, Date.now());
      return failure;
    } catch {
      // Only the database can have failed: everything waits until it is back.
      return { scope: "transport", isPermanent: false, code: "EDATABASE" };
    }
  };
}

/** By the row and not by the claimed data: the person may have been erased since. */
async function readSubscriber(db: Kysely<Schema>, recipientId: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom("newsletter_subscribers as subscriber")
    .innerJoin("issue_recipients as recipient", "recipient.subscriber_id", "subscriber.id")
    .selectAll("subscriber")
    .where("recipient.id", "=", recipientId)
    .executeTakeFirst();
}

async function readColleague(db: Kysely<Schema>, staffId: string): Promise<IssueReader | null> {
  const staff = await db
    .selectFrom("staff")
    .select("email")
    .where("id", "=", staffId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return staff ? { email: staff.email, subscriber: null } : null;
}

async function leaveOut(db: Kysely<Schema>, id: string, reason: LeftOut): Promise<void> {
  await db
    .updateTable("issue_recipients")
    .set({ state: "left-out", reason, claimed_by: null, claimed_until: null })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute();
}
