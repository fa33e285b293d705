import { Gauge, type Registry } from "@prometheus-io/client";
import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { MailboxWatch } from "#app/server/desk/mail-in/mail-taker.server.ts";
import { type BackupRecord, hasFailed, readBackups } from "#app/server/report/backup-record.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

/** The forms whose submissions may be set aside, by their name in the database. */
export type SetAsideForms = ReadonlyMap<string, { id: string }>;

/** Gauges that are counted in the database at each scrape. */
export function addDatabaseGauges(registry: Registry, sources: CountedDatabase, forms: SetAsideForms): void {
  addQueueGauges(registry, sources, forms);
  addBookingGauge(registry, sources.db);
  addBackupGauges(registry, sources.db);
}

type CountedDatabase = {
  db: Kysely<Schema>;
  /** By a write: a full disk still answers what is read. */
  canTakeLead(): Promise<boolean>;
};

type Depths = { queues: QueueDepth[]; setAside: SetAsideDepth[] };

async function readDepths(db: Kysely<Schema>, forms: SetAsideForms): Promise<Depths> {
  return { queues: await readQueues(db, Date.now()), setAside: await readSetAsideDepths(db, forms) };
}

/** Read at each scrape; when the database does not answer, `site_database_up` is 0 and the others are missing. */
function addQueueGauges(registry: Registry, { db, canTakeLead }: CountedDatabase, forms: SetAsideForms): void {
  const registers = [registry];
  const reading = { depths: Promise.resolve<Depths | null>(null) };
  const show = async (gauge: Gauge<"what">, amountOf: (queue: QueueDepth) => number) => {
    gauge.reset();
    for (const queue of (await reading.depths)?.queues ?? []) gauge.set({ what: queue.what }, amountOf(queue));
  };
  new Gauge({
    name: "site_database_up",
    help: "Whether the database answered this scrape and could take a lead",
    registers,
    // Registered first, so that the other gauges find this scrape's answer.
    async collect() {
      reading.depths = readDepths(db, forms).catch(() => null);
      const isUp = (await reading.depths) !== null && (await canTakeLead());
      this.set(isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_outgoing_waiting",
    help: "Emails and webhooks that wait to go out",
    labelNames: ["what"],
    registers,
    collect() {
      return show(this, ({ waiting }) => waiting);
    },
  });
  new Gauge({
    name: "site_outgoing_oldest_seconds",
    help: "Age of the item that has been due longest",
    labelNames: ["what"],
    registers,
    collect() {
      return show(this, ({ oldestMs }) => oldestMs / 1000);
    },
  });
  new Gauge({
    name: "site_set_aside_waiting",
    help: "Submissions that were set aside and wait for review",
    labelNames: ["form"],
    registers,
    async collect() {
      this.reset();
      for (const { form, waiting } of (await reading.depths)?.setAside ?? []) this.set({ form }, waiting);
    },
  });
}

/** Read at each scrape, and missing when the database does not answer. */
function addBookingGauge(registry: Registry, db: Kysely<Schema>): void {
  new Gauge({
    name: "site_bookings_unconfirmed",
    help: "Bookings that are not confirmed: held for some minutes, waiting, or lapsed in the last hour",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readUnconfirmedBookings(db, Date.now()).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}

/** Read at each scrape, and missing when the database does not answer. */
function addBackupGauges(registry: Registry, db: Kysely<Schema>): void {
  const registers = [registry];
  const show = async (gauge: Gauge, amountOf: (record: BackupRecord) => number) => {
    const record = await readBackups(db, Date.now()).catch(() => null);
    if (record) gauge.set(amountOf(record));
    else gauge.remove();
  };
  new Gauge({
    name: "site_backup_last_good_timestamp_seconds",
    help: "When the last good backup began, in seconds since 1970; 0 when there was none, or a wrong clock dated it later than now",
    registers,
    collect() {
      return show(this, ({ lastGood }) => (lastGood ?? 0) / 1000);
    },
  });
  new Gauge({
    name: "site_backup_failed",
    help: "1 when the newest backup did not end well",
    registers,
    collect() {
      return show(this, (record) => (hasFailed(record) ? 1 : 0));
    },
  });
}

type QueueDepth = { what: "mail" | "webhook"; waiting: number; oldestMs: number };

type SetAsideDepth = { form: string; waiting: number };

/** No retry waits longer. Anything dated further ahead is scheduled for later, such as the reminder of a booking. */
const longestRetryMs = 3600 * 1000;

const channels = [
  { what: "mail", channel: "email" },
  { what: "webhook", channel: "webhook" },
] as const;

/** How many items wait to go out, and the age of the one that has been due longest; 0 when none waits. */
export async function readQueues(db: Kysely<Schema>, nowMs: number): Promise<QueueDepth[]> {
  // The state is part of the statement's text: with a parameter neither engine could use its index.
  const waiting = db.selectFrom("outbox").where(sql<boolean>`state = 'queued'`);
  const counts = await waiting
    .select((eb) => ["channel", eb.fn.countAll<number>().as("count")])
    .where("next_attempt_at", "<=", nowMs + longestRetryMs)
    .groupBy("channel")
    .execute();
  const depths: QueueDepth[] = [];
  for (const { what, channel } of channels) {
    const oldest = await waiting
      .select("created_at")
      .where("channel", "=", channel)
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
    depths.push({
      what,
      waiting: counts.find((count) => count.channel === channel)?.count ?? 0,
      oldestMs: Math.max(0, nowMs - (oldest?.created_at ?? nowMs)),
    });
  }
  return depths;
}

/** How many messages of each form were set aside and wait for review; 0 where none does. */
async function readSetAsideDepths(db: Kysely<Schema>, forms: SetAsideForms): Promise<SetAsideDepth[]> {
  const rows = await db
    .selectFrom("messages")
    .select((eb) => ["form_name", eb.fn.countAll<number>().as("waiting")])
    .where("status", "=", "quarantined")
    .groupBy("form_name")
    .execute();
  const counts = new Map(rows.map(({ form_name, waiting }) => [form_name, waiting]));
  return [...forms].map(([formName, { id }]) => ({ form: id, waiting: counts.get(formName) ?? 0 }));
}

/** Bookings that are not confirmed; `lapsed` counts those of the last hour. */
type UnconfirmedBookings = { held: number; waiting: number; lapsed: number };

const hour = 60 * 60 * 1000;
/** A booking made before this can't be upcoming. */
const longestAheadMs = (bookingRules.horizonDays + 1) * 24 * hour;

/** Counts them. */
export async function readUnconfirmedBookings(db: Kysely<Schema>, nowMs: number): Promise<UnconfirmedBookings> {
  const count = (matches: ReturnType<typeof sql<boolean>>) =>
    sql<number>`COALESCE(SUM(CASE WHEN ${matches} THEN 1 ELSE 0 END), 0)`;
  const counts = await db
    .selectFrom("bookings")
    .select([
      count(sql`status = 'held' AND held_until > ${nowMs}`).as("held"),
      count(sql`status = 'waiting' AND starts_at > ${nowMs}`).as("waiting"),
      count(sql`status = 'held' AND held_until <= ${nowMs} AND held_until > ${nowMs - hour}`).as("lapsed"),
    ])
    .where("created_at", ">", nowMs - longestAheadMs)
    .executeTakeFirstOrThrow();
  return { held: Number(counts.held), waiting: Number(counts.waiting), lapsed: Number(counts.lapsed) };
}

/** Whether anyone reads people's replies, checked at each scrape; 0 when no mailbox is set. */
export function addMailboxGauges(registry: Registry, mailbox: MailboxWatch | undefined): void {
  const registers = [registry];
  new Gauge({
    name: "site_mailbox_trouble",
    help: "1 when the mailbox refuses the sign-in, or has not been looked at for 15 minutes",
    registers,
    async collect() {
      const trouble = await mailbox?.trouble().catch(() => null);
      this.set(trouble ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_mailbox_silent_seconds",
    help: "Time since the last successful look at the mailbox",
    registers,
    async collect() {
      const row = await mailbox?.read().catch(() => null);
      this.set(row ? Math.max(0, Date.now() - (row.looked_at ?? row.watched_since)) / 1000 : 0);
    },
  });
}
