import type { Kysely } from "kysely";
import { standingStop } from "#app/domain/contact/contact-stops.ts";
import { type AddressWords, addressKey, seenFrom } from "#app/domain/contact/stop-address.ts";
import { readStop } from "#app/domain/contact/stop-words.ts";
import type { SortedLines } from "#app/domain/desk/mail/quoted-lines.ts";
import type { MailStanding } from "#app/domain/desk/mail-files.ts";
import { stopFor } from "#app/server/contact/number-stops.server.ts";
import { storeStopQuestions } from "#app/server/contact/stop-questions.server.ts";
import { readStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readAddresses, readGroup, readLastYes } from "#app/server/desk/contact/contact-facts.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** What an email asks for, from whom, and how sure that is. */
export type StopMail = {
  id: string;
  sorted: SortedLines;
  from: string;
  personId: string;
  threadId: string;
  standing: MailStanding;
  /** Our own mail server says that the address is not forged. */
  isProven: boolean;
  /** Our own mail server says that it is forged, or it names several authors. */
  isForged: boolean;
  /** When it came, and when we first saw it: see `TakenMail`. */
  receivedAt: number;
  seenAt: number;
};

/**
 * Notes what an email says about stopping. A sure stop of a proven sender counts at once, for every address of theirs, and for a
 * number as far as it is theirs (see `stopFor`). "Not at this address" closes that address alone, unless the words name one that
 * is not known as theirs. All else waits for a colleague, who sees the sentence: without a proof anyone may have written it, and a
 * yes in writing since then would outweigh it without a word. What is forged closes nothing meanwhile.
 * It counts from when we first saw it: whatever the mail server's clock says, no request that we have read before outweighs it.
 *
 * @returns the words of the event "asked to stop"; null when nothing was stopped
 */
export async function noteMailStop(db: Kysely<Schema>, dataKey: DataKey, mail: StopMail): Promise<string | null> {
  const { id, sorted, from, personId, threadId, standing, isProven, isForged, receivedAt, seenAt } = mail;
  const { own, unsure, below } = sorted;
  // They wrote something: where nothing is their own for certain, it may stand there.
  const reading = readStop(own, own === "" ? `${unsure}\n\n${below}` : unsure);
  if (reading.verdict === "none") return null;
  const { verdict, channel, scope, hours } = reading;
  const address = seenFrom(from, reading.address);
  const yesAt = await readLastYes(db, await readGroup(db, personId));
  const isOwn = standing === "own";
  const sent = { source: "mail-in", sourceId: id, email: from, phone: null, askedAt: seenAt } as const;
  const asked = { ...sent, personId, threadId, isOwn, isForged };
  const isUnclear = address !== null && !(await isClear({ db, dataKey }, personId, address));
  if (verdict !== "stop" || !isOwn || !isProven || isUnclear || (yesAt !== null && yesAt > receivedAt)) {
    await storeStopQuestions(db, [{ ...asked, reading }]);
    return null;
  }
  if (address !== null) {
    const here = addressKey(from);
    const stop = { channel: "email", scope, source: "email-reply", isOnlyHere: true } as const;
    await recordStop(db, dataKey, { ...stop, email: here }, seenAt);
    return `email-reply email ${scope} ${seenAt} ${here}`;
  }
  const known = await readAddresses(db, [personId]);
  const valuesOf = (wanted: "email" | "phone") => known.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  const asker = { emails: [from, ...valuesOf("email")], phones: valuesOf("phone"), threadId, isHeard: false };
  await stopFor(db, dataKey, asker, { channel, scope, source: "email-reply" }, seenAt);
  if (hours !== undefined && channel !== "all") {
    const wish = { verdict: "hours", sentence: hours, channel: "call", scope: "all" } as const;
    await storeStopQuestions(db, [{ ...asked, reading: wish }]);
  }
  return `email-reply ${channel} ${scope}`;
}

/**
 * Whether a stop is about the address that it came from, and each other address in its words is known as theirs and open. Nobody
 * becomes somebody else by what they type.
 */
async function isClear(
  { db, dataKey }: { db: Kysely<Schema>; dataKey: DataKey },
  personId: string,
  { isHere, closed, wanted }: AddressWords,
): Promise<boolean> {
  if (!isHere || closed.length > 0) return false;
  const known = await readAddresses(db, await readGroup(db, personId));
  for (const email of wanted) {
    const stops = await readStops(db, dataKey, { email });
    const isOpen = standingStop(stops, { channel: "email", purpose: "answer" }, { email: null, phone: null }) === null;
    if (!isOpen || !known.some(({ kind, value }) => kind === "email" && value === email)) return false;
  }
  return true;
}
