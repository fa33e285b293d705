import {
  answerWords,
  claimWords,
  type InvitationAnswer,
  readCallAnswer,
} from "#app/domain/desk/mail/calendar-answer.ts";
import { type MailFacts, readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { readBounceWords } from "#app/domain/desk/mail/sender-proof.ts";
import type { ToldMail } from "#app/domain/desk/mail-files.ts";
import type { EventWords } from "#app/domain/desk/shown-thread.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { timeWords } from "./desk-times.server.ts";
import { meta } from "./told-parts.server.ts";

/** The email of an event; nothing for users who may not see people. */
export function mailOf({ told, source_id: id }: ToldEvent): Pick<EventWords, "mail"> {
  return told ? { mail: { ...(told as Omit<ToldMail, "id">), id } } : {};
}

function factsOf({ told }: ToldEvent): MailFacts {
  return readMailFacts((told?.facts as string | null | undefined) ?? null);
}

/** Title of an email. An answer to an invitation says first what they answered, to which call, and whether it is a claim. */
export function mailTitle(event: ToldEvent, nowMs: number): string {
  const { invitation, proof } = factsOf(event);
  if (proof === "forged" || proof === "many") return "An email came in their name";
  if (!invitation) return "Wrote an email";
  const { answer, callAt, proposedAt } = invitation;
  const call = callAt === null ? "an invitation we do not know" : `the call on ${timeWords(callAt, nowMs)}`;
  const to = proposedAt === null ? "another time" : timeWords(proposedAt, nowMs);
  const titles: Record<InvitationAnswer, string> = {
    accepted: `Accepted ${call}`,
    declined: `Declined ${call}`,
    tentative: `Said maybe to ${call}`,
    proposed: `Asked to move ${call} to ${to}`,
  };
  if (proof === "proven") return titles[answer];
  return `Somebody wrote that they ${titles[answer].charAt(0).toLowerCase()}${titles[answer].slice(1)}`;
}

/** Title of an answer to our email to the team: a colleague's only from an address on the team that our server confirms. */
export function teamMailTitle(event: ToldEvent): string {
  const { team, proof } = factsOf(event);
  if (team === "former") return "A former colleague’s address answered our notice";
  if (team === "no-one") return "Someone who is not on the team answered our notice";
  return team === "now" && proof === "proven"
    ? "A colleague answered our notice by email"
    : "Someone answered our notice by email";
}

/** What stands above an email that opened no promise. */
export function automaticWords(event: ToldEvent): Pick<EventWords, "title" | "meta"> {
  const { why } = factsOf(event);
  if (why === "flood")
    return { title: "Very many emails came at once", meta: "this one and the next ones wait on the Mailbox page" };
  if (why === "many-authors")
    return { title: "An email came that names two senders", meta: "nobody’s until a colleague decides" };
  return { title: "An automatic email came", meta: "no person wrote it" };
}

/** What stands above a report that one of our emails came back. */
export function bouncedWords({ words, told }: ToldEvent): Pick<EventWords, "title" | "meta"> {
  if (!told) return { title: "A report says that one of our emails came back" };
  const { code, isProven } = readBounceWords(words);
  const said = isProven ? `the other server said ${code}` : `it gives the code ${code}`;
  return {
    title: isProven
      ? "One of our emails came back"
      : "A report that nothing proves says that one of our emails came back",
    ...meta(code && said),
  };
}

/** Title of the mark that such an answer leaves on the call. `words` are the event's, null for users who may not see people. */
export function repliedTitle(words: string | null): string {
  const given = readCallAnswer(words);
  if (given === null) return "Marked the call: they answered in their calendar";
  if (!given.isProven) return `The call stays. ${claimWords(given.answer)}`;
  return `Marked the call: ${answerWords[given.answer]} in their calendar`;
}
