import { contactPurposes, type SaidStopSource, stopChannels, stopScopes } from "#app/domain/contact/contact-stops.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, problem } from "#app/server/desk/access/visit/table-row.server.ts";
import { after, typedIn, wrong } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { type ContactAbout, readAbout } from "#app/server/desk/contact/contact-facts.server.ts";
import { tellWay } from "#app/server/desk/contact/gate-words.server.ts";
import { callOutcomes } from "#app/server/desk/threads/thread-actions.server.ts";

/** Contact commands: asking the gate, noting a stop, and logging a call. */
export const contactCommands = {
  "gate-ask": command("work-threads", async ({ source, contact, actor }, fields) => {
    const about = await readAbout(source.db, fields);
    const purpose = contactPurposes.find((one) => one === fields.purpose);
    if (!about || !purpose) return problem("gone", 404);
    await contact.ask(actor, about, purpose);
    return { to: pathOf(about, { purpose, done: "asked" }) };
  }),
  "person-stop": command("work-threads", async ({ source, contact, actor }, fields) => {
    const about = await readAbout(source.db, fields);
    const channel = stopChannels.find((one) => one === fields.channel);
    const scope = stopScopes.find((one) => one === fields.scope);
    const said = saidSources.find((one) => one === fields.source);
    if (!channel) return wrong(fields, "channel", "Choose what they want to stop.");
    if (!scope) return wrong(fields, "scope", "Choose how far it goes.");
    if (!said) return wrong(fields, "source", "Choose how they told you.");
    const isNoted = about && (await contact.stop(actor, about, { channel, scope, source: said }));
    return isNoted ? { to: pathOf(about, { done: "stopped" }) } : problem("gone", 404);
  }),
  "thread-call": command("work-threads", logCall),
};

const saidSources: readonly SaidStopSource[] = ["phone", "in-person"];

/** Back to the panel, on the page it was on. */
function pathOf({ personId, threadId }: ContactAbout, query: Record<string, string>): string {
  const page = threadId === null ? `/desk/people/${personId}` : `/desk/threads/${threadId}`;
  return `${page}?${new URLSearchParams(query)}#may`;
}

/**
 * A call outside what the gate allows is not logged as an allowed one. The form comes back with the reason, and only a
 * second press, which says the call took place anyway, logs it with a mark. A call they made to us needs no permission.
 */
async function logCall({ source, contact, threads, actor }: StaffWork, fields: TypedFields): Promise<DeskOutcome> {
  const outcome = callOutcomes.find((one) => one === fields.outcome);
  if (!outcome) return wrong(fields, "outcome", "Choose how the call ended.");
  const about = await readAbout(source.db, fields);
  if (about?.threadId == null) return problem("gone", 404);
  const { threadId } = about;
  const isTheirs = fields.by === "them";
  const isAnyway = fields.anyway === "yes";
  const call = { outcome, words: typedIn(fields) };
  if (isTheirs) {
    return after(await threads.logCall(actor, threadId, { ...call, mark: "theirs" }), fields, `call-${outcome}`);
  }
  const answer = await contact.askFor(actor, about, { channel: "call", step: "called", isAnyway });
  const isAllowed = answer.word === "yes";
  if (!isAllowed && !isAnyway) {
    const { title, why } = tellWay("call", answer, actor.nowMs);
    return {
      shown: { problem: "call-outside", typed: fields, errors: { anyway: [`${title}. ${why}`] } },
      status: 409,
    };
  }
  const logged = await threads.logCall(actor, threadId, { ...call, ...(!isAllowed && { mark: "outside" }) });
  return after(logged, fields, isAllowed ? `call-${outcome}` : "call-outside");
}
