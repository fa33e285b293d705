import { parseAskedHours } from "#app/domain/contact/call-hours.ts";
import {
  contactChannels,
  contactPurposes,
  type StopChannel,
  saidStopSources,
  stopChannels,
  stopScopes,
} from "#app/domain/contact/contact-stops.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, deskPathOf, problem } from "#app/server/desk/access/visit/table-row.server.ts";
import { after, onceIn, typedIn, wrong } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { keepCallLimit, liftCallLimit } from "#app/server/desk/contact/call-limit.server.ts";
import { dial, findLogged, isCallMade, takeBackCall } from "#app/server/desk/contact/calls-made.server.ts";
import { type ContactAbout, readAbout, readTheirMessages } from "#app/server/desk/contact/contact-facts.server.ts";
import { tellWay } from "#app/server/desk/contact/gate-words.server.ts";
import { callOutcomes } from "#app/server/desk/threads/thread-actions.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";

/** What a colleague ticked beside Stop; null where the question has nothing to tick. */
function stopsIn(fields: TypedFields): { stops: StopChannel[]; isOnlyHere: boolean } | null {
  if (fields.ways === undefined) return null;
  const ticked = contactChannels.filter((way) => fields[`stops-${way}`] === "yes");
  const isOnlyHere = fields["only-here"] === "yes" && ticked.includes("email");
  return { stops: ticked.length === contactChannels.length && !isOnlyHere ? ["all"] : ticked, isOnlyHere };
}

/** Contact commands: asking the gate, noting a stop, and logging a call. */
export const contactCommands = {
  "gate-ask": command("work-threads", async ({ source, contact, actor }, fields) => {
    const about = await readAbout(source.db, fields);
    const purpose = contactPurposes.find((one) => one === fields.purpose);
    if (!about || !purpose) return problem("gone", 404);
    await contact.ask(actor, about, purpose);
    return { to: pathOf(about, { purpose, done: "asked" }) };
  }),
  "person-stop": command("work-threads", async ({ source: { db }, contact, actor }, fields) => {
    const about = await readAbout(db, fields);
    const channel = stopChannels.find((one) => one === fields.channel);
    const scope = stopScopes.find((one) => one === fields.scope);
    const source = saidStopSources.find((one) => one === fields.source);
    if (!channel) return wrong(fields, "channel", "Choose what they want to stop.");
    if (!scope) return wrong(fields, "scope", "Choose how far it goes.");
    if (!source) return wrong(fields, "source", "Choose how they told you.");
    const onlyEmail = fields["only-email"] || undefined;
    if (onlyEmail !== undefined && channel !== "email") {
      return wrong(fields, "only-email", "One address goes with emails. For more, choose every address.");
    }
    if (!about) return problem("gone", 404);
    const message = (await readTheirMessages(db, about.personId)).find(({ id }) => id === fields.message);
    const sent = message && { source: message.kind, sourceId: message.source_id ?? "" };
    const isNoted = await contact.stop(actor, about, { channel, scope, source, saidAt: message?.at, sent, onlyEmail });
    const done = onlyEmail === undefined ? "stopped" : "stopped-here";
    return isNoted ? { to: pathOf(about, { done }) } : problem("gone", 404);
  }),
  "call-limit": command("work-threads", async ({ source: { db }, actor }, fields) => {
    const about = await readAbout(db, fields);
    const hours = parseAskedHours(fields.from ?? "", fields.until ?? "");
    const source = saidStopSources.find((one) => one === fields.source);
    if (!hours) return wrong(fields, "from", "Choose from when or until when, so that some hours are left.");
    if (!source) return wrong(fields, "source", "Choose how they told you.");
    const limit = { ...hours, source, saidAt: actor.nowMs };
    if (!about || !(await keepCallLimit(db, actor, about, limit))) return problem("gone", 404);
    return { to: pathOf(about, { done: "call-limit" }) };
  }),
  "call-limit-lift": command("work-threads", async ({ source: { db }, actor }, fields) => {
    const about = await readAbout(db, fields);
    const reason = (fields.reason ?? "").trim().slice(0, 500);
    if (reason === "") return wrong(fields, "reason", "Say why they may be lifted: the history keeps it.");
    if (!about || !(await liftCallLimit(db, actor, about, reason))) return problem("gone", 404);
    return { to: pathOf(about, { done: "call-limit-lifted" }) };
  }),
  "stop-decide": command("work-threads", async ({ contact, actor }, fields) => {
    const { source = "", id = "", verdict, from, until } = fields;
    const hours = verdict === "hours" ? parseAskedHours(from ?? "", until ?? "") : null;
    if (verdict === "hours" && !hours) return problem("stop-hours", 422);
    const stops = verdict === "stop" ? stopsIn(fields) : null;
    if (stops?.stops.length === 0) return problem("stop-ways", 422);
    const decision = hours ?? stops ?? (verdict === "stop" ? true : verdict === "not" ? false : null);
    if (decision === null) return problem("gone", 404);
    const about = await contact.decideStop(actor, { source, sourceId: id }, decision);
    const stopped = stops?.isOnlyHere ? "stopped-here" : "stopped";
    const done = hours ? "call-limit" : decision ? stopped : "no-stop";
    return about ? { to: pathOf(about, { done }) } : problem("stop-decided", 409);
  }),
  "call-keep": command("work-threads", async ({ contact, actor }, { source = "", id = "" }) => {
    const about = await contact.keepCall(actor, { source, sourceId: id });
    return about ? { to: pathOf(about, { done: "call-kept" }) } : problem("stop-decided", 409);
  }),
  "stops-lift": command("lift-stops", async ({ source, contact, actor }, fields) => {
    const about = await readAbout(source.db, fields);
    const reason = (fields.reason ?? "").trim().slice(0, 500);
    if (reason === "") return wrong(fields, "reason", "Say why it may be lifted: the history keeps it.");
    if (!about) return problem("gone", 404);
    if (await contact.lift(actor, about, reason)) return { to: pathOf(about, { done: "lifted" }) };
    return wrong(
      fields,
      "reason",
      "Nothing here can be lifted. Whoever left the newsletter comes back by asking for it.",
    );
  }),
  "thread-call": command("work-threads", logCall),
  "call-dial": command("work-threads", async ({ source, contact, actor }, fields) => {
    const about = await readAbout(source.db, fields);
    const purpose = contactPurposes.find((one) => one === fields.purpose) ?? "answer";
    const answer = about && (await dial({ ...source, contact }, actor, about, { number: fields.phone ?? "", purpose }));
    if (!answer) return problem("gone", 404);
    if ("dial" in answer) return { shown: answer, status: 200 };
    const { refused, decide } = answer;
    return { shown: { problem: "call-refused", typed: fields, errors: { phone: [refused] }, decide }, status: 409 };
  }),
  "call-not-made": command("work-threads", async ({ source, actor }, { attempt = "", back }) =>
    (await takeBackCall(source.db, actor, attempt)) ? { to: deskPathOf(back) } : problem("gone", 404),
  ),
};

/** Back to the panel, on the page it was on. */
function pathOf({ personId, threadId }: ContactAbout, query: Record<string, string>): string {
  const page = threadId === null ? `/desk/people/${personId}` : `/desk/threads/${threadId}`;
  return `${page}?${new URLSearchParams(query)}#may`;
}

/**
 * A call outside what the gate allows is not logged as an allowed one. The form comes back with the reason, and only a
 * second press, which says the call took place anyway, logs it with a mark. A call they made to us needs no permission, and
 * one that began with `call-dial` has it.
 */
async function logCall({ source, contact, threads, actor }: StaffWork, fields: TypedFields): Promise<DeskOutcome> {
  const outcome = callOutcomes.find((one) => one === fields.outcome);
  if (!outcome) return wrong(fields, "outcome", "Choose how the call ended.");
  const about = await readAbout(source.db, fields);
  if (about?.threadId == null) return problem("gone", 404);
  const { threadId } = about;
  const isTheirs = fields.by === "them";
  const isAnyway = fields.anyway === "yes";
  const call = { outcome, words: typedIn(fields), once: onceIn(fields) };
  const afterCall = (logged: Changed) =>
    after(logged, fields, logged.ok && logged.thread.kind === "privacy" ? "call-privacy" : `call-${outcome}`);
  const logged = await findLogged(source.db, actor, { threadId, ...call });
  if (logged) return afterCall({ ok: true, thread: logged });
  if (isTheirs) {
    return afterCall(await threads.logCall(actor, threadId, { ...call, mark: "theirs" }));
  }
  if (await isCallMade(source.db, actor, { attempt: fields.attempt ?? "", personId: about.personId })) {
    return afterCall(await threads.logCall(actor, threadId, call));
  }
  const answer = await contact.askFor(actor, about, { channel: "call", step: "called", isAnyway });
  const isAllowed = answer.word === "yes";
  if (!isAllowed && !isAnyway) {
    const { title, why, decide } = tellWay("call", answer, actor.nowMs);
    return {
      shown: { problem: "call-outside", typed: fields, errors: { anyway: [`${title}. ${why}`] }, decide },
      status: 409,
    };
  }
  const done = await threads.logCall(actor, threadId, { ...call, ...(!isAllowed && { mark: "outside" }) });
  return isAllowed ? afterCall(done) : after(done, fields, "call-outside");
}
