import { expect, it, test } from "vitest";
import { readCalendarAnswer } from "./calendar-answer.ts";

const uid = "0199c0de-0000-7000-8000-000000000001@pathtokeys.example";
const file = (lines: string[], method = "REPLY") =>
  [
    "BEGIN:VCALENDAR",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

test("Google's answer, with its comment beside the attendee", () => {
  const attendee = [
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN="Lopez: Ana";X-NUM-GUESTS=0;X-RE',
    ' SPONSE-COMMENT="I can\'t, call\\, please, Friday":mailto:ana@visitor.example',
    "SUMMARY:Call\\, 15 minutes",
  ];
  expect(readCalendarAnswer(file(attendee), "")).toEqual({
    answer: "declined",
    uid,
    proposedAt: null,
    comment: "I can't, call, please, Friday",
    title: "Call, 15 minutes",
  });
});

test("Outlook's answer, folded, with a language", () => {
  const lines = [
    "COMMENT;LANGUAGE=en-US:I am at work then.\\nTry",
    "  Monday\\; thanks\\n",
    "ATTENDEE;PARTSTAT=TENTATIVE:MAILTO:ana@visitor.example",
  ];
  expect(readCalendarAnswer(file(lines), "REPLY")).toMatchObject({
    answer: "tentative",
    comment: "I am at work then.\nTry Monday; thanks",
  });
});

test("Apple's answer, without a comment", () => {
  const lines = ["DTSTART:20261204T183000Z", "ATTENDEE;CN=Ana;PARTSTAT=ACCEPTED:mailto:ana@visitor.example"];
  expect(readCalendarAnswer(file(lines), "")).toMatchObject({ answer: "accepted", comment: "" });
});

test.each([
  ["DTSTART:20261204T183000Z", "2026-12-04T18:30:00Z"],
  ["DTSTART;TZID=America/Phoenix:20261204T113000", "2026-12-04T18:30:00Z"],
  ["DTSTART;TZID=Eastern Standard Time:20261204T133000", "2026-12-04T18:30:00Z"],
])("a proposed time: %s", (start, iso) => {
  const lines = [start, "ATTENDEE;PARTSTAT=TENTATIVE:mailto:ana@visitor.example"];
  expect(readCalendarAnswer(file(lines, "COUNTER"), "")).toMatchObject({
    answer: "proposed",
    proposedAt: Date.parse(iso),
  });
});

test.each([
  ["an invitation", file(["ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:a@b.example"], "REQUEST")],
  ["no answer yet", file(["ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:a@b.example"])],
  ["no event", "BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR"],
  ["no calendar", "STOP"],
])("is no answer: %s", (_what, text) => expect(readCalendarAnswer(text, "")).toBeNull());

it("reads no zone it does not know, and takes no time for a huge file", () => {
  const lines = ["DTSTART;TZID=Moon/Base:20261204T133000", "ATTENDEE;PARTSTAT=TENTATIVE:mailto:a@b.example"];
  expect(readCalendarAnswer(file(lines, "COUNTER"), "")).toMatchObject({ proposedAt: null });
  expect(readCalendarAnswer(`METHOD:REPLY\r\n${'A;"'.repeat(2_000_000)}`, "")).toBeNull();
  expect(readCalendarAnswer(`METHOD:REPLY\r\nA${';B="'.repeat(30_000)}`, "")).toBeNull();
});
