import type { Kysely } from "kysely";
import { standingStop } from "#app/domain/contact/contact-stops.ts";
import { isDeadAddress } from "#app/domain/letter/bounce-rules.ts";
import type { LeftOut } from "#app/domain/letter/issue-states.ts";
import { readHeldEmails } from "#app/server/contact/stop-questions.server.ts";
import { readStopsOfEmails } from "#app/server/contact/stops.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** The facts about a subscriber that decide whether they get the letter. */
export type OnList = Pick<
  SubscriberRow,
  "id" | "email_key" | "status" | "paused_until" | "confirmed_at" | "wants_guides" | "wants_reports"
>;

/**
 * Says which of these subscribers get no letter now, and why; anyone missing from the answer gets it. Checked when an
 * issue's rows are made, and again for each one just before it goes out.
 */
export async function readLeftOut(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  subscribers: readonly OnList[],
  nowMs: number,
): Promise<Map<string, LeftOut>> {
  const undelivered = await readUndelivered(db, subscribers);
  const stops = await readStopsOfEmails(
    db,
    dataKey,
    subscribers.map(({ email_key }) => email_key),
  );
  const held = await readHeldEmails(
    db,
    subscribers.map(({ email_key }) => email_key),
  );
  const reasonFor = (one: OnList): LeftOut | null => {
    if (one.status !== "confirmed") return "unsubscribed";
    const hasStopped = standingStop(stops.get(one.email_key) ?? [], asked, { email: one.confirmed_at, phone: null });
    if (hasStopped) return "asked-to-stop";
    if (held.has(one.email_key)) return "resting";
    if (undelivered.has(one.id)) return "undelivered";
    const wantsNone = one.wants_guides === 0 && one.wants_reports === 0;
    return wantsNone || (one.paused_until ?? 0) > nowMs ? "resting" : null;
  };
  return new Map(
    subscribers.flatMap((one): [string, LeftOut][] => {
      const reason = reasonFor(one);
      return reason === null ? [] : [[one.id, reason]];
    }),
  );
}

const asked = { channel: "email", purpose: "marketing" } as const;

/** The ids of subscribers that email does not reach: letters came back, or the team's own answers did. */
async function readUndelivered(db: Kysely<Schema>, subscribers: readonly OnList[]): Promise<Set<string>> {
  if (subscribers.length === 0) return new Set();
  const ids = subscribers.map(({ id }) => id);
  const keys = subscribers.map(({ email_key }) => email_key);
  const letters = await db
    .selectFrom("letter_undelivered")
    .select("subscriber_id")
    .where("subscriber_id", "in", ids)
    .execute();
  const answers = await db
    .selectFrom("undelivered_addresses")
    .select(["value", "code"])
    .where("value", "in", keys)
    // Anyone who was shown one of our emails can write a report about it.
    .where("is_proven", "=", 1)
    .execute();
  const dead = new Set(answers.filter(({ code }) => isDeadAddress(code)).map(({ value }) => value));
  const ofAnswers = subscribers.filter(({ email_key }) => dead.has(email_key)).map(({ id }) => id);
  return new Set([...letters.map(({ subscriber_id }) => subscriber_id), ...ofAnswers]);
}
