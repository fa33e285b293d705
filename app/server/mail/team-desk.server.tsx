import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { Field, MailLink, SmallPrint } from "./mail-layout.server.tsx";

/** The desk, for the emails about a request. `reference` is the request's id. */
export type TeamDesk = {
  threadUrl(reference: string): string;
  /** Takes the team's replies to an email about it; null when replies have no address of their own. */
  replyTo(reference: string): string | null;
  /** Takes the visitor's replies, null as above: nobody looks whether a person wrote an email before they press Reply. */
  visitorReplyTo(reference: string): string | null;
};

type About = { desk: TeamDesk | null; reference: string };

/** The first line of such an email: where to answer. */
export function AnswerAtDesk({ desk, reference }: About) {
  if (desk === null) return null;
  return (
    <Field label="Answer at the desk">
      <MailLink href={desk.threadUrl(reference)} showAddress>
        the thread
      </MailLink>
    </Field>
  );
}

/** A visitor's number, E.164. Only the desk knows whether they may be called now, so with one it is no link that dials. */
export function TeamPhone({ desk, phone }: { desk: TeamDesk | null; phone: string }) {
  const shown = formatUsPhoneNumber(phone);
  return (
    <Field label="Phone">
      {desk === null ? (
        <MailLink href={`tel:${phone}`}>{shown}</MailLink>
      ) : (
        `${shown} (call from the desk: it says when)`
      )}
    </Field>
  );
}

/** Says where a reply to such an email goes. */
export function WhereRepliesGo({ desk, reference }: About) {
  if (desk === null) return <SmallPrint>A reply to this email goes to the visitor.</SmallPrint>;
  return (
    <SmallPrint>
      {desk.replyTo(reference) === null
        ? "A reply to this email goes to the visitor, and the desk does not see it: the promise stays open there."
        : "A reply to this email goes into the thread as a note for the team. It does not reach the visitor: answer at the desk."}
    </SmallPrint>
  );
}
