import { randomBytes } from "node:crypto";
import { recordStop } from "#app/server/contact/stops.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { scheduleIssue, subscriberRow } from "#test/letter-list.ts";

const batch = 500;

/**
 * Fills a list of `count` readers, and 4% more who may get nothing: a quarter each left, paused, asked us to stop, or cannot
 * be reached. They lie between the others. The letter goes out as soon as a site runs.
 */
export async function fillList({ db }, dataDir, count) {
  const dataKey = await openDataKey({ dataKeys: [], dataDir });
  const now = Date.now();
  const list = { readers: [], never: [] };
  const rows = [];
  const add = (emails, change, index) => {
    // A list grows over months. If all had come at once, the desk would be busy with them.
    const at = now - (count + 1 - index) * 60_000;
    rows.push(subscriberRow({ id: idOf(at), created_at: at, confirmed_at: at, ...change }));
    emails.push(change.email);
  };
  for (let index = 0; index < count; index += 1) {
    add(list.readers, { email: `reader-${index}@visitor.example` }, index);
    if (index % 25 === 0) add(list.never, refusing(index / 25, now), index);
  }
  for (let at = 0; at < rows.length; at += batch) {
    await db
      .insertInto("newsletter_subscribers")
      .values(rows.slice(at, at + batch))
      .execute();
  }
  for (const { id, email } of rows) {
    const stop = { channel: "email", scope: "marketing", source: "email-reply", email };
    if (email.startsWith("stopped")) await recordStop(db, dataKey, stop, now);
    if (email.startsWith("gone")) {
      await db.insertInto("letter_undelivered").values({ subscriber_id: id, code: "5.1.1", at: now }).execute();
    }
  }
  // The desk has seen them all: its first look at so many would have the machine to itself.
  const seen = {
    subscriber: rows.at(-1)?.id ?? "",
    "newsletter-confirmed": String(now),
    "newsletter-left": String(now),
  };
  for (const [stream, position] of Object.entries(seen)) {
    await db.insertInto("desk_cursors").values({ stream, position }).execute();
  }
  await scheduleIssue(db);
  return list;
}

/** A UUID of version 7 that was made then. */
function idOf(timeMs) {
  const hex = timeMs.toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

function refusing(number, now) {
  const email = (why) => `${why}-${number}@visitor.example`;
  const kinds = [
    { email: email("left"), status: "unsubscribed" },
    { email: email("resting"), paused_until: now + 30 * 24 * 3_600_000 },
    { email: email("stopped") },
    { email: email("gone") },
  ];
  return kinds[number % kinds.length];
}

/** Takes some readers off the list before their letter is started; returns their addresses. */
export async function leaveMeanwhile({ db }, count) {
  const waiting = await db
    .selectFrom("issue_recipients as recipient")
    .innerJoin("newsletter_subscribers as subscriber", "subscriber.id", "recipient.subscriber_id")
    .select(["subscriber.id", "email"])
    .where("recipient.state", "=", "queued")
    .where("claimed_by", "is", null)
    .orderBy("recipient.id", "desc")
    .limit(count)
    .execute();
  const ids = waiting.map(({ id }) => id);
  const left = { status: "unsubscribed", unsubscribed_at: Date.now() };
  await db.updateTable("newsletter_subscribers").set(left).where("id", "in", ids).execute();
  return waiting.map(({ email }) => email);
}
