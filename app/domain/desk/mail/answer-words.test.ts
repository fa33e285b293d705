// cspell:disable -- words in the languages that people and their calendar programs write
import { expect, it, test } from "vitest";
import { textOfAnswer, wordsOfAnswer } from "./answer-words.ts";

const answer = { comment: "", title: "Call: 15 minutes" };
const typed = "I have a dentist visit then.\n\nFriday would work.";

test.each([
  ["Luis F. Ferreira Jr. has declined this invitation."],
  ["Luis Ferreira has declined this invitation with a note:"],
  ["luis@visitor.example has accepted the meeting."],
  ["Luis Ferreira has tentatively accepted this invitation."],
  ['Luis Ferreira has replied "Maybe" to this invitation.'],
  ["Luis Ferreira has proposed a new time for this event."],
  ["Luis Ferreira ha rechazado esta invitación."],
  ["Luis Ferreira aceitou este convite."],
  ["Luis Ferreira a refusé cette invitation."],
  ["Luis Ferreira hat diese Einladung abgelehnt."],
])("A program's first line hides no words below or beside it, or above it: %s", (stock) => {
  expect(wordsOfAnswer(answer, stock)).toBe("");
  expect(wordsOfAnswer(answer, `${stock}\n\n${typed}\n`)).toBe(typed);
  expect(wordsOfAnswer(answer, `${stock} ${typed}`)).toBe(typed);
  expect(wordsOfAnswer(answer, `${typed}\n\n${stock}`)).toBe(typed);
});

test.each([
  ["Luis has declined this invitation because he works then."],
  ["I have declined this invitation. Call me Friday."],
  ["My wife has accepted the invitation, too."],
  ["He has accepted a job, so please move the event."],
  ["View my file please, event or not."],
])("A sentence with more in it is theirs: %s", (text) => expect(wordsOfAnswer(answer, text)).toBe(text));

const table = [
  ...["Call: 15 minutes", "Friday Dec 4, 2026 ⋅ 1:30pm – 1:45pm", "Eastern Time - New York", "", "Organizer"],
  ...["desk@pathtokeys.example", "", "Guests", "desk@pathtokeys.example - organizer", "ana@visitor.example"],
  ...["View all guest info https://calendar.google.com/calendar/event?action=VIEW&eid=1", "", "~~//~~"],
  "Invitation from Google Calendar: https://calendar.google.com/calendar/",
  "",
  "You are receiving this email because you are an attendee on the event. To stop receiving these emails, decline.",
  "",
  "Forwarding this invitation could allow any recipient to send a response to the organizer.",
].join("\n");

it("drops Google's table and footer, and keeps what is around them", () => {
  const google = "Ana Lopez has declined this invitation.";
  expect(wordsOfAnswer(answer, `${google}\n\n${table}`)).toBe("");
  expect(wordsOfAnswer(answer, `${google}\n\n${typed}\n\n${table}\n\nCall my cell.`)).toBe(`${typed}\n\nCall my cell.`);
  // Without its title nothing tells the table from their words.
  expect(wordsOfAnswer({ ...answer, title: "" }, `${google}\n${table}`)).toContain("1:30pm");
  expect(wordsOfAnswer(answer, `${google}\n\nTo stop receiving these emails, go to your settings.`)).toBe("");
});

it("puts their comment above a text that does not have it", () => {
  const commented = { ...answer, comment: "Please stop calling" };
  expect(textOfAnswer(commented, "Please stop\r\ncalling\r\n")).toBe("Please stop\r\ncalling");
  expect(textOfAnswer(commented, "Ana")).toBe("Please stop calling\n\nAna");
  expect(textOfAnswer(commented, "")).toBe("Please stop calling");
  expect(textOfAnswer(answer, "I am away until May.")).toBe("I am away until May.");
});

it("takes no time for a huge text", () => {
  expect(wordsOfAnswer(answer, "has have ha ".repeat(16_000)).length).toBeGreaterThan(1000);
  expect(
    wordsOfAnswer(answer, `${"view event you are receiving this email ".repeat(100)}\n`.repeat(45)).length,
  ).toBeGreaterThan(0);
});
