import type { InvitationAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import { readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import type { ToldMail } from "#app/domain/desk/mail-files.ts";
import type { EventWords } from "#app/domain/desk/shown-thread.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { timeWords } from "./desk-times.server.ts";

/** The email of an event; nothing for users who may not see people. */
export function mailOf({ told, source_id: id }: ToldEvent): Pick<EventWords, "mail"> {
  return told ? { mail: { ...(told as Omit<ToldMail, "id">), id } } : {};
}

/** Title of an email. An answer to an invitation says first what they answered, and to which call. */
export function mailTitle({ told }: ToldEvent, nowMs: number): string {
  const { invitation } = readMailFacts((told?.facts as string | null | undefined) ?? null);
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
  return titles[answer];
}

const replyWords: Record<InvitationAnswer, string> = {
  accepted: "they accepted",
  declined: "they declined",
  tentative: "they said maybe",
  proposed: "they asked for another time",
};

/** Title of the mark that such an answer leaves on the call. `words` are null for users who may not see people. */
export function repliedTitle(words: string | null): string {
  return `Marked the call: ${replyWords[words as InvitationAnswer] ?? "they answered"} in their calendar`;
}
