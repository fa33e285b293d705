import type { Kysely } from "kysely";
import { type AskedHours, callLimitText } from "#app/domain/contact/call-hours.ts";
import { askGate } from "#app/domain/contact/contact-gate.ts";
import {
  type ContactChannel,
  type ContactPurpose,
  closesAll,
  contactChannels,
  isHeardSource,
  readAskedStop,
  type SaidStopSource,
  type StopChannel,
  type StopScope,
} from "#app/domain/contact/contact-stops.ts";
import type { ContactFacts, ContactQuestion, GateAnswer } from "#app/domain/contact/gate-facts.ts";
import { isZone } from "#app/domain/contact/open-times.ts";
import { placesOf } from "#app/domain/contact/person-places.ts";
import { addressKey } from "#app/domain/contact/stop-address.ts";
import { type StopAsker, stopFor, stopNumber } from "#app/server/contact/number-stops.server.ts";
import {
  closeStopQuestion,
  keepConfirmedCalls,
  noteStoppedWays,
  settleStopQuestion,
  threadOfQuestion,
} from "#app/server/contact/stop-questions.server.ts";
import { liftStops, recordStop } from "#app/server/contact/stops.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { restorePromises, withdrawPromises } from "#app/server/desk/threads/clocks.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { noteAttempt } from "./contact-attempts.server.ts";
import { noteContact } from "./contact-events.server.ts";
import { type ContactAbout, readAddresses, readContactFacts, readGroup } from "./contact-facts.server.ts";

/** Answers for each channel. */
export type GateAnswers = Record<ContactChannel, GateAnswer>;

/** A stop that a person told a colleague; `saidAt` is the time of the message it is in, when it is in one. */
export type SaidStop = {
  channel: StopChannel;
  scope: StopScope;
  source: SaidStopSource;
  saidAt?: number | undefined;
  /** That message: the question whether it asks us to stop is decided with this. */
  sent?: SentSource | undefined;
  /** For a stop of emails to one address of theirs, that address. */
  onlyEmail?: string | undefined;
};

/**
 * Whether a sentence is a stop of what it asks, only of some ways, or no stop; or the hours that it asks us to keep. `isOnlyHere`:
 * of emails, only those to the address that it came from.
 */
export type StopDecision = boolean | AskedHours | { stops: readonly StopChannel[]; isOnlyHere?: boolean };

/** What came in, by its source and its id there. */
type SentSource = { source: string; sourceId: string };

/** The contact gate, as the desk asks it and notes the answers. Each method throws `not-allowed`. */
export type ContactDesk = {
  /**
   * Answers for contact by hand, as of now or of a later time in milliseconds since 1970. Viewing isn't a contact, so it is
   * not noted.
   */
  look(actor: Actor, about: ContactAbout, purpose: ContactPurpose, atMs?: number): Promise<GateAnswers>;
  /** Same as above, and noted for each channel. */
  ask(actor: Actor, about: ContactAbout, purpose: ContactPurpose): Promise<GateAnswers>;
  /**
   * Asks right before a contact by hand, which answers a person unless `purpose` says otherwise. It is noted as the step that follows, or as only a question
   * when a no prevents the step. `isAnyway`: the contact took place whatever the answer is.
   */
  askFor(
    actor: Actor,
    about: ContactAbout,
    contact: { channel: ContactChannel; step: "asked" | "called"; purpose?: ContactPurpose; isAnyway?: boolean },
  ): Promise<GateAnswer>;
  /**
   * Notes at once that a person asked a colleague to stop: for all of the person's addresses, with an event in their
   * history. A number closes for everyone who gave it when a colleague heard them, or it came from the number; see `stopFor`.
   * False when the person does not exist, or the one address is not theirs.
   */
  stop(actor: Actor, about: ContactAbout, said: SaidStop): Promise<boolean>;
  /**
   * Decides whether a sentence in what came in asks us to stop, or only to keep some hours. If it is a stop, that counts from now on, whatever they agreed to before,
   * for all of the person's addresses and what it came with. About somebody else's stop of the same number, it closes the number.
   * Null when there is nothing to decide.
   */
  decideStop(actor: Actor, sent: SentSource, decision: StopDecision): Promise<ContactAbout | null>;
  /**
   * Goes on with the calls that a person confirmed before a sentence came that may ask us to stop, and that nothing proves to be
   * theirs. The question still waits, and holds all else. Null when there is none.
   */
  keepCall(actor: Actor, sent: SentSource): Promise<ContactAbout | null>;
  /** Lifts every stop of a person, for a reason that their history keeps. False when there is none to lift. */
  lift(actor: Actor, about: ContactAbout, reason: string): Promise<boolean>;
};

/** Opens the gate over a database. */
export function createContactDesk(db: Kysely<Schema>, dataKey: DataKey): ContactDesk {
  // Clocks of zones are slow to make: without this, the first question would wait for them.
  for (const zone of placesOf({ phones: [], states: [], zips: [], callZone: null }).zones) isZone(zone);
  const byHand = { manner: "by-hand" } as const;

  async function read(actor: Actor, about: ContactAbout): Promise<ContactFacts> {
    assertMay(actor, "read-people");
    return readContactFacts(db, dataKey, about, actor.nowMs);
  }

  function answersOf(facts: ContactFacts, purpose: ContactPurpose, nowMs: number): GateAnswers {
    const of = (channel: ContactChannel) => askGate(facts, { channel, ...byHand, purpose }, nowMs);
    return { call: of("call"), text: of("text"), email: of("email") };
  }

  return {
    async look(actor, about, purpose, atMs = actor.nowMs) {
      return answersOf(await read(actor, about), purpose, atMs);
    },

    async ask(actor, about, purpose) {
      assertMay(actor, "work-threads");
      const answers = answersOf(await read(actor, about), purpose, actor.nowMs);
      for (const channel of contactChannels) {
        const question: ContactQuestion = { channel, ...byHand, purpose };
        await noteAttempt(db, actor, about, { question, answer: answers[channel], step: "asked" });
      }
      return answers;
    },

    async askFor(actor, about, { channel, step, purpose = "answer", isAnyway = false }) {
      assertMay(actor, "work-threads");
      const question: ContactQuestion = { channel, ...byHand, purpose };
      const answer = askGate(await read(actor, about), question, actor.nowMs);
      await noteAttempt(db, actor, about, {
        question,
        answer,
        step: answer.word === "yes" || isAnyway ? step : "asked",
      });
      return answer;
    },

    async stop(actor, { personId, threadId }, { saidAt, sent, onlyEmail, ...said }) {
      assertMay(actor, "work-threads");
      return db.transaction().execute(async (transaction) => {
        await takePeopleTurn(transaction);
        // Lock before making the event's id, so that a thread's last event has the newest id.
        if (threadId !== null && !(await lockThread(transaction, threadId))) return false;
        const addresses = await readAddresses(transaction, [personId]);
        if (addresses.length === 0) return false;
        const only = onlyEmail === undefined ? null : addressKey(onlyEmail);
        if (only !== null && !(await isOfGroup(transaction, personId, only))) return false;
        if (only === null) {
          const asker = { ...askerOf(addresses, threadId), isHeard: isHeardSource(said.source) };
          await stopFor(transaction, dataKey, asker, { ...said, saidAt }, actor.nowMs);
        } else {
          const stop = { ...said, channel: "email", saidAt, isOnlyHere: true } as const;
          await recordStop(transaction, dataKey, { ...stop, email: only }, actor.nowMs);
        }
        if (sent) await settleStopQuestion(transaction, sent, said);
        const at = only === null ? (saidAt ?? []) : [saidAt ?? actor.nowMs, only];
        const words = [said.source, said.channel, said.scope, at].flat().join(" ");
        await noteContact(transaction, actor, { personId, threadId }, { kind: "asked-to-stop", words });
        if (closesAll(said))
          await withdrawPromises(transaction, personId, { atMs: actor.nowMs, staffId: actor.staffId });
        await noteChange(transaction);
        return true;
      });
    },

    async decideStop(actor, sent, decision) {
      assertMay(actor, "work-threads");
      return db.transaction().execute((transaction) => decideStop({ db: transaction, dataKey }, actor, sent, decision));
    },

    async keepCall(actor, sent) {
      assertMay(actor, "work-threads");
      return db.transaction().execute(async (transaction) => {
        // Lock before making the event's id, so that a thread's last event has the newest id.
        const threadId = await threadOfQuestion(transaction, sent);
        if (threadId === undefined || !(await lockThread(transaction, threadId))) return null;
        const kept = await keepConfirmedCalls(transaction, actor, sent);
        if (!kept) return null;
        await noteChange(transaction);
        return { personId: kept.person_id, threadId };
      });
    },

    async lift(actor, { personId, threadId }, reason) {
      assertMay(actor, "lift-stops");
      return db.transaction().execute(async (transaction) => {
        if (threadId !== null && !(await lockThread(transaction, threadId))) return false;
        let lifted = 0;
        for (const { kind, value } of await readAddresses(transaction, await readGroup(transaction, personId))) {
          lifted += await liftStops(transaction, dataKey, { [kind]: value }, actor.nowMs);
        }
        if (lifted === 0) return false;
        await noteContact(transaction, actor, { personId, threadId }, { kind: "stop-lifted", words: reason });
        await restorePromises(transaction, personId);
        await noteChange(transaction);
        return true;
      });
    },
  };
}

async function decideStop(
  { db, dataKey }: { db: Kysely<Schema>; dataKey: DataKey },
  actor: Actor,
  sent: SentSource,
  decision: StopDecision,
): Promise<ContactAbout | null> {
  const isPart = typeof decision === "object" && "stops" in decision;
  const isStop = decision === true || isPart;
  await takePeopleTurn(db);
  // The thread's lock before the question's, in the order of those who put threads together.
  const threadId = await threadOfQuestion(db, sent);
  if (threadId !== undefined) await lockThread(db, threadId);
  const asked = await closeStopQuestion(db, sent, isStop ? "stop" : "not");
  if (!asked) return null;
  const about = { personId: asked.person_id, threadId: asked.thread_id };
  const { verdict, channel, scope, isOnlyHere } = readAskedStop(asked.asked);
  if (asked.source === "number-stopped") {
    const closed = { channel, scope, source: "other", saidAt: asked.asked_at } as const;
    const number = { phone: asked.phone ?? "", askedIn: asked.sentence };
    if (isStop) await stopNumber(db, dataKey, number, closed, actor.nowMs);
    await noteContact(
      db,
      actor,
      about,
      isStop ? { kind: "number-stopped", words: channel } : { kind: "no-stop", words: null },
    );
    await noteChange(db);
    return about;
  }
  const source: SaidStopSource = asked.source === "mail-in" ? "email-reply" : "form";
  const stops = isPart ? decision.stops : [channel];
  const isOnly = isPart ? decision.isOnlyHere : isOnlyHere;
  const only = isOnly && asked.email !== "" ? addressKey(asked.email) : null;
  if (isStop) {
    const known = askerOf(await readAddresses(db, [about.personId]), about.threadId);
    const emails = [asked.email, ...known.emails];
    const phones = [...known.phones, ...((asked.phone ?? "") ? [asked.phone ?? ""] : [])];
    for (const one of stops) {
      const stop = { channel: one, scope, source, saidAt: asked.asked_at };
      if (one === "email" && only !== null) {
        await recordStop(db, dataKey, { ...stop, isOnlyHere: true, email: only }, actor.nowMs);
        continue;
      }
      await stopFor(db, dataKey, { ...known, emails, phones, isHeard: false }, stop, actor.nowMs);
    }
    if (isPart) await noteStoppedWays(db, sent, { stops, scope });
  }
  if (typeof decision === "object" && !isPart) {
    const limit = callLimitText({ ...decision, source, saidAt: asked.asked_at });
    await noteContact(db, actor, about, { kind: "call-limit", words: limit });
    await noteChange(db);
    return about;
  }
  if (!isStop) await noteContact(db, actor, about, { kind: "no-stop", words: verdict === "hours" ? verdict : null });
  for (const one of isStop ? stops : []) {
    const where = one === "email" && only !== null ? ` ${only}` : "";
    const words = `${source} ${one} ${scope} ${asked.asked_at}${where}`;
    await noteContact(db, actor, about, { kind: "asked-to-stop", words });
  }
  if (isStop && stops.some((one) => closesAll({ channel: one, scope }))) {
    await withdrawPromises(db, about.personId, { atMs: actor.nowMs, staffId: actor.staffId });
  }
  await noteChange(db);
  return about;
}

/** Whether an email address is theirs, or that of somebody linked with them. */
async function isOfGroup(db: Kysely<Schema>, personId: string, email: string): Promise<boolean> {
  const known = await readAddresses(db, await readGroup(db, personId));
  return known.some(({ kind, value }) => kind === "email" && value === email);
}

function askerOf(
  addresses: readonly { kind: "email" | "phone"; value: string }[],
  threadId: string | null,
): Omit<StopAsker, "isHeard"> {
  const of = (wanted: "email" | "phone") => addresses.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { emails: of("email"), phones: of("phone"), threadId };
}
