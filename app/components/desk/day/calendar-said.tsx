import { useActionData, useSearchParams } from "react-router";
import { SaidNote } from "#app/components/desk/said-note.tsx";

/** Values typed in a calendar form that was refused, and what is wrong. */
export type SentBack = { problem?: string; typed?: Record<string, string>; feed?: string } | undefined;

/** Message for each problem, by its name. */
const problems: Record<string, { title: string; text: string }> = {
  gone: {
    title: "That can no longer be done",
    text: "Someone else changed it first, or its time is over. Here is how it looks now.",
  },
  "call-canceled": {
    title: "The call is canceled already",
    text: "The visitor or a colleague canceled it first. Nothing more was done, and no other email goes out.",
  },
  "call-moved": {
    title: "The call was moved first",
    text: "The visitor or a colleague moved it meanwhile. It stays where it is now; look at its new time, then decide again.",
  },
  "call-over": {
    title: "The time of this call has come",
    text: "It can no longer be changed. Say how it went instead.",
  },
  unsure: unsureWords,
  "time-taken": { title: "That time is taken", text: "The call stays where it is. Pick another time." },
  "pick-time": { title: "Pick a time first", text: "The call stays where it is." },
  "has-call": {
    title: "They have another call then",
    text: "This call stays with the same counselor. Move one of the two first.",
  },
  "block-from": { title: "Check the first day", text: "A day looks like 11/24/2026, and a time like 3:00 PM." },
  "block-to": { title: "Check the end", text: "It has to come after the beginning, within a year." },
  "block-past": { title: "That time is over", text: "Block a time that is still to come." },
  "block-why": { title: "Say why", text: "A word is enough. Only the team sees it." },
  hours: { title: "Check the hours", text: "Each day needs both times, the first before the second, or none at all." },
  "not-yours": { title: "These hours are not yours", text: "An owner can change them." },
  "not-allowed": { title: "You cannot do that", text: "Your role does not include it. An owner can change that." },
  "slow-down": { title: "One moment, please", text: "There were many tries in a short time. Try again in a minute." },
};

const done: Record<string, string> = {
  "moved-already": "It is at that time already. No other email goes out.",
  "cancelled-already": "It was canceled already. No other email goes out.",
  "kept-already": "It was marked already: you talked.",
  "no-show-already": "It was marked already as a no-show.",
  moved: "Moved. The visitor gets an email with the new time.",
  "moved-unsaid":
    "Moved, but not confirmed for this time: it may be early or late where they are. The visitor gets an email with the new time and a button to say yes. Do not call before they press it, or move the call to another hour.",
  "moved-untold":
    "Moved, but no email goes out: their address has had as many as it may for now. Please call or write to them about it.",
  cancelled: "Canceled. The visitor gets an email, and the time is free again.",
  "cancelled-untold":
    "Canceled, and the time is free again. No email goes out: their address has had as many as it may for now. Please call or write to them about it.",
  kept: "Marked: you talked.",
  "no-show": "Marked as a no-show. No one gets an email. You can undo it.",
  unmarked: "The mark is removed.",
  given: "The call has a new counselor.",
  blocked: "Blocked. That time cannot be booked now.",
  "blocked-holds":
    "Blocked. That time cannot be booked now. They hold threads that are due before they are back, and those do not lapse: give them all to someone who is here, or open one and give it.",
  unblocked: "Open again. Visitors can book that time.",
  hours: "Hours saved. Visitors see them right away.",
  "feed-ended": "The calendar link is off. Programs that have it get nothing more.",
};

/** Says how the last form went, at the top of the page or in the form that was refused. Empty when there was none. */
export function CalendarSaid({ isInForm = false }: { isInForm?: boolean }) {
  const sent: SentBack = useActionData();
  const [query] = useSearchParams();
  const said = done[query.get("done") ?? ""];
  if (sent?.problem) {
    if (isSaidInForm(sent) !== isInForm) return null;
    const { title, text } = problems[sent.problem] ?? { title: "That did not work", text: "Please try again." };
    return (
      <SaidNote look="bad" id="problem">
        <b>{title}</b>
        <p>{text}</p>
      </SaidNote>
    );
  }
  const held = query.get("held");
  if (!said) return null;
  return (
    <SaidNote>
      {said} {held && <a href={`/desk?${new URLSearchParams({ held })}`}>Their threads</a>}
      {held && " "}
      {held && <a href="#hand-over">Hand them over</a>}
    </SaidNote>
  );
}
