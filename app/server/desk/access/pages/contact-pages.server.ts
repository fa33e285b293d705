import { parseAskedHours } from "#app/domain/contact/call-hours.ts";
import {
  contactChannels,
  contactPurposes,
  type StopChannel,
  saidStopSources,
  stopChannels,
  stopScopes,
} from "#app/domain/contact/contact-stops.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, type ProblemWords, problem, went, wrong } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { after, threadProblems } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { keepCallLimit, liftCallLimit } from "#app/server/desk/contact/call-limit.server.ts";
import { dial, findLogged, isCallMade, takeBackCall } from "#app/server/desk/contact/calls-made.server.ts";
import { type ContactAbout, readAbout, readTheirMessages } from "#app/server/desk/contact/contact-facts.server.ts";
import { tellWay } from "#app/server/desk/contact/gate-words.server.ts";
import { type CallOutcome, callOutcomes } from "#app/server/desk/threads/thread-actions.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";

/** Whom a form is about: a thread, or the person on their own page. */
const about = { person: kinds.asSent, thread: kinds.asSent };

/** The sentence that a colleague decides about. */
const sentence = { source: kinds.asSent, id: kinds.asSent };

const saidBy = kinds.oneOf(saidStopSources, "Choose how they told you.");

const decided = {
  "stop-decided": {
    title: "A colleague has decided already",
    text: "The timeline says what they made of it. Nothing was changed.",
  },
} satisfies Record<string, ProblemWords>;

/** What a colleague's word about their wishes came to, wherever it is said. */
const noted = {
  stopped: "Noted. It counts from this moment on, for every address and number of theirs.",
  "stopped-here": "Noted. It counts from this moment on, for emails to that one address.",
};
const limited = { "call-limit": "Noted. Calls and texts keep these hours from now on, by their clock." };

/** Contact commands: asking the gate, noting a stop, and logging a call. */
export const contactCommands = {
  "gate-ask": command({
    needs: "work-threads",
    audit: "Asked whether we may contact someone",
    fields: { ...about, purpose: kinds.asSent },
    problems: {},
    done: { asked: "Asked and noted. The panel shows the answer right now." },
    async run({ source, contact, actor }, fields) {
      const about = await readAbout(source.db, fields);
      const purpose = contactPurposes.find((one) => one === fields.purpose);
      if (!about || !purpose) return problem("gone", 404);
      await contact.ask(actor, about, purpose);
      return panelOf(about, "asked", { purpose });
    },
  }),
  "person-stop": command({
    needs: "work-threads",
    audit: "Noted that someone asked us to stop",
    fields: {
      ...about,
      channel: kinds.oneOf(stopChannels, "Choose what they want to stop."),
      scope: kinds.oneOf(stopScopes, "Choose how far it goes."),
      source: saidBy,
      "only-email": kinds.asSent,
      message: kinds.asSent,
    },
    problems: {},
    done: noted,
    async run({ source: { db }, contact, actor }, { channel, scope, source, ...fields }) {
      const onlyEmail = fields["only-email"] || undefined;
      if (onlyEmail !== undefined && channel !== "email") {
        return wrong("only-email", "One address goes with emails. For more, choose every address.");
      }
      const about = await readAbout(db, fields);
      if (!about) return problem("gone", 404);
      const message = (await readTheirMessages(db, about.personId)).find(({ id }) => id === fields.message);
      const sent = message && { source: message.kind, sourceId: message.source_id ?? "" };
      const stop = { channel, scope, source, saidAt: message?.at, sent, onlyEmail };
      if (!(await contact.stop(actor, about, stop))) return problem("gone", 404);
      return panelOf(about, onlyEmail === undefined ? "stopped" : "stopped-here");
    },
  }),
  "call-limit": command({
    needs: "work-threads",
    audit: "Noted the hours at which someone may be called",
    fields: { ...about, from: kinds.asSent, until: kinds.asSent, source: saidBy },
    problems: {},
    done: limited,
    async run({ source: { db }, actor }, { from, until, source, ...fields }) {
      const hours = parseAskedHours(from, until);
      if (!hours) return wrong("from", "Choose from when or until when, so that some hours are left.");
      const about = await readAbout(db, fields);
      const limit = { ...hours, source, saidAt: actor.nowMs };
      if (!about || !(await keepCallLimit(db, actor, about, limit))) return problem("gone", 404);
      return panelOf(about, "call-limit");
    },
  }),
  "call-limit-lift": command({
    needs: "work-threads",
    audit: "Lifted the hours at which someone may be called",
    fields: { ...about, reason: kinds.needed(kinds.text(500), "Say why they may be lifted: the history keeps it.") },
    problems: {},
    done: { "call-limit-lifted": "Their hours are lifted. The history keeps your reason." },
    async run({ source: { db }, actor }, { reason, ...fields }) {
      const about = await readAbout(db, fields);
      if (!about || !(await liftCallLimit(db, actor, about, reason))) return problem("gone", 404);
      return panelOf(about, "call-limit-lifted");
    },
  }),
  "stop-decide": command({
    needs: "work-threads",
    audit: "Decided whether someone asks us to stop",
    fields: {
      ...sentence,
      verdict: kinds.asSent,
      from: kinds.asSent,
      until: kinds.asSent,
      ways: kinds.asSent,
      "stops-call": kinds.ticked,
      "stops-text": kinds.ticked,
      "stops-email": kinds.ticked,
      "only-here": kinds.ticked,
    },
    problems: {
      ...decided,
      "stop-ways": {
        title: "Choose what they stop",
        text: "Tick calls, texts or emails, then press Stop. Nothing is decided yet.",
      },
      "stop-hours": {
        title: "Choose the hours",
        text: "Pick from when, until when, or both, so that some hours are left. Nothing was decided.",
      },
    },
    done: { ...noted, ...limited, "no-stop": "Noted. Nothing is stopped." },
    async run({ contact, actor }, { source, id, verdict, from, until, ...ticks }) {
      const hours = verdict === "hours" ? parseAskedHours(from, until) : null;
      if (verdict === "hours" && !hours) return problem("stop-hours");
      const stops = verdict === "stop" ? stopsIn(ticks) : null;
      if (stops?.stops.length === 0) return problem("stop-ways");
      const decision = hours ?? stops ?? (verdict === "stop" ? true : verdict === "not" ? false : null);
      if (decision === null) return problem("gone", 404);
      const about = await contact.decideStop(actor, { source, sourceId: id }, decision);
      if (!about) return problem("stop-decided", 409);
      const stopped = stops?.isOnlyHere ? "stopped-here" : "stopped";
      return panelOf(about, hours ? "call-limit" : decision ? stopped : "no-stop");
    },
  }),
  "call-keep": command({
    needs: "work-threads",
    audit: "Went on with a call that its owner had confirmed",
    fields: sentence,
    problems: decided,
    done: { "call-kept": "Noted. You can make the call that they confirmed. All else waits until you decide." },
    async run({ contact, actor }, { source, id }) {
      const about = await contact.keepCall(actor, { source, sourceId: id });
      return about ? panelOf(about, "call-kept") : problem("stop-decided", 409);
    },
  }),
  "stops-lift": command({
    needs: "lift-stops",
    audit: "Lifted a stop",
    fields: { ...about, reason: kinds.needed(kinds.text(500), "Say why it may be lifted: the history keeps it.") },
    problems: {},
    done: { lifted: "The stop is lifted. The history keeps your reason." },
    async run({ source, contact, actor }, { reason, ...fields }) {
      const about = await readAbout(source.db, fields);
      if (!about) return problem("gone", 404);
      if (await contact.lift(actor, about, reason)) return panelOf(about, "lifted");
      return wrong("reason", "Nothing here can be lifted. Whoever left the newsletter comes back by asking for it.");
    },
  }),
  "thread-call": command({
    needs: "work-threads",
    audit: "Logged a call",
    fields: {
      thread: kinds.asSent,
      back: kinds.back,
      once: kinds.once,
      words: kinds.text(),
      outcome: kinds.oneOf(callOutcomes, "Choose how the call ended."),
      by: kinds.asSent,
      anyway: kinds.ticked,
      attempt: kinds.asSent,
    },
    problems: {
      ...threadProblems,
      "call-outside": {
        title: "This call is outside what the rules allow",
        text: "It is not logged yet. Read why at the form, and say there if the call took place anyway.",
      },
    },
    done: {
      "call-talked": "The call is logged. You talked, so the promise is kept.",
      "call-voicemail": "The call is logged. A voicemail does not count as an answer, so the clock keeps running.",
      "call-no-answer": "The call is logged. No one answered, so the clock keeps running.",
      "call-wrong-number": "The call is logged. The number is wrong, so the clock keeps running.",
      "call-privacy": "The call is logged. Only an owner’s answer on the Privacy page stops a request’s clock.",
      "call-outside": "The call is logged, marked as outside what the rules allow.",
    },
    run: logCall,
  }),
  "call-dial": command({
    needs: "work-threads",
    audit: "Dialed someone’s number",
    fields: { ...about, purpose: kinds.asSent, phone: kinds.asSent },
    problems: {
      "call-refused": {
        title: "We may not call them now",
        text: "Nothing was dialed. Why stands below the number.",
      },
    },
    done: {},
    async run({ source, contact, actor }, { phone: number, ...fields }) {
      const about = await readAbout(source.db, fields);
      const purpose = contactPurposes.find((one) => one === fields.purpose) ?? "answer";
      const answer = about && (await dial({ ...source, contact }, actor, about, { number, purpose }));
      if (!answer) return problem("gone", 404);
      if ("dial" in answer) return { shown: answer, status: 200 };
      return problem("call-refused", 409, { errors: { phone: [answer.refused] }, decide: answer.decide });
    },
  }),
  "call-not-made": command({
    needs: "work-threads",
    audit: "Said that a call did not take place",
    fields: { attempt: kinds.asSent, back: kinds.back },
    problems: {},
    done: {},
    run: async ({ source, actor }, { attempt, back }) =>
      (await takeBackCall(source.db, actor, attempt)) ? { to: back ?? "/desk" } : problem("gone", 404),
  }),
};

/** What a colleague ticked beside Stop; null where the question has nothing to tick. */
function stopsIn(
  ticks: Record<`stops-${(typeof contactChannels)[number]}` | "only-here", boolean> & { ways: string },
): { stops: StopChannel[]; isOnlyHere: boolean } | null {
  if (ticks.ways === "") return null;
  const ticked = contactChannels.filter((way) => ticks[`stops-${way}`]);
  const isOnlyHere = ticks["only-here"] && ticked.includes("email");
  return { stops: ticked.length === contactChannels.length && !isOnlyHere ? ["all"] : ticked, isOnlyHere };
}

/** Back to the panel, on the page it was on. */
function panelOf<const Done extends string>(
  { personId, threadId }: ContactAbout,
  done: Done,
  query: Record<string, string> = {},
) {
  const page = threadId === null ? `/desk/people/${personId}` : `/desk/threads/${threadId}`;
  return went(page, done, { query, hash: "#may" });
}

type LoggedCall = {
  thread: string;
  back: string | null;
  once: string | undefined;
  outcome: CallOutcome;
  words: string;
  by: string;
  anyway: boolean;
  attempt: string;
};

/**
 * A call outside what the gate allows is not logged as an allowed one. The form comes back with the reason, and only a
 * second press, which says the call took place anyway, logs it with a mark. A call they made to us needs no permission, and
 * one that began with `call-dial` has it.
 */
async function logCall({ source, contact, threads, actor }: StaffWork, fields: LoggedCall) {
  const { thread: threadId, back, once, outcome, words, by, anyway: isAnyway, attempt } = fields;
  const about = await readAbout(source.db, { thread: threadId });
  if (!about) return problem("gone", 404);
  const call = { outcome, words, once };
  const afterCall = (logged: Changed) =>
    after(logged, back, logged.ok && logged.thread.kind === "privacy" ? "call-privacy" : (`call-${outcome}` as const));
  const logged = await findLogged(source.db, actor, { threadId, ...call });
  if (logged) return afterCall({ ok: true, thread: logged });
  if (by === "them") return afterCall(await threads.logCall(actor, threadId, { ...call, mark: "theirs" }));
  if (await isCallMade(source.db, actor, { attempt, personId: about.personId })) {
    return afterCall(await threads.logCall(actor, threadId, call));
  }
  const answer = await contact.askFor(actor, about, { channel: "call", step: "called", isAnyway });
  const isAllowed = answer.word === "yes";
  if (!isAllowed && !isAnyway) {
    const { title, why, decide } = tellWay("call", answer, actor.nowMs);
    return problem("call-outside", 409, { errors: { anyway: [`${title}. ${why}`] }, decide });
  }
  const done = await threads.logCall(actor, threadId, { ...call, ...(!isAllowed && { mark: "outside" }) });
  return isAllowed ? afterCall(done) : after(done, back, "call-outside");
}
