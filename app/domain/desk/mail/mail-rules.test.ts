import { describe, expect, it, test } from "vitest";
import { fileName } from "#app/domain/desk/mail-files.ts";
import { answeredIds, readBounce } from "./mail-signs.ts";
import { mailboxTroubleOf } from "./mailbox-trouble.ts";
import { ownWords } from "./quoted-lines.ts";

test("A reply names the messages it replies to, nearest first", () => {
  const headers = new Map([
    ["references", "<one@a.example>\r\n <two@a.example> <three@a.example>"],
    ["in-reply-to", "<three@a.example>"],
  ]);
  expect(answeredIds(headers)).toEqual(["<three@a.example>", "<two@a.example>", "<one@a.example>"]);
  expect(answeredIds(new Map([["references", "<x@y> ".repeat(100_000)]]))).toEqual(["<x@y>"]);
});

test("A delivery report is read from its machine-readable part", () => {
  const part = (lines: string) => `Reporting-MTA: dns; mx.example\r\n\r\n${lines}`;
  expect(
    readBounce(part("Final-Recipient: rfc822; <Maria@Visitor.example>\r\nAction: failed\r\nStatus: 5.1.1")),
  ).toEqual({
    recipient: "maria@visitor.example",
    code: "5.1.1",
    isFinal: true,
    action: "failed",
  });
  const moved =
    "Original-Recipient: rfc822;maria@visitor.example\nFinal-Recipient: rfc822;m@new.example\nAction: failed";
  expect(readBounce(part(moved))?.recipient).toBe("maria@visitor.example");
  const late = "Final-Recipient: rfc822; maria@visitor.example\nAction: delayed\nStatus: 4.4.1";
  expect(readBounce(part(late))).toMatchObject({ isFinal: false });
  expect(readBounce(part("Final-Recipient: rfc822; a@b.example\nAction: delivered\nStatus: 2.0.0"))).toBeNull();
  expect(readBounce("")).toBeNull();
});

describe("words", () => {
  test.each([
    [
      "Yes, please.\n\nOn Tue, Nov 3, 2026 at 9:14 AM Path to Keys <a@b.example> wrote:\n> Is Tuesday fine?",
      "Yes, please.",
    ],
    ["Yes.\n> quoted", "Yes."],
    ["Yes.\n\n-----Original Message-----\nFrom: us", "Yes."],
    ["Yes.\n\n________________________________\nFrom: us", "Yes."],
    ["Sí.\n\nEl mar, 3 nov 2026 a las 9:14, Path to Keys (<a@b.example>) escribió:\n> Hola", "Sí."],
    ["> only a quotation", "> only a quotation"],
    ["On Tuesday I can talk.", "On Tuesday I can talk."],
  ])("written by the sender end where the quoted text begins: %j", (text, own) => expect(ownWords(text)).toBe(own));
});

describe("a file", () => {
  it("gets a name that is safe on any disk", () => {
    expect(fileName("../../etc/passwd")).toBe("_.._etc_passwd");
    expect(fileName("pay\u202Efdp.exe")).toBe("payfdp.exe");
    expect(fileName('a"b\r\nX: y.pdf')).toBe("a_bX_ y.pdf");
    expect(fileName(" .. ")).toBe("file");
    expect([...fileName(`${"é".repeat(300)}.pdf`)]).toHaveLength(100);
  });
});

test("A silent mailbox raises an alarm after 15 minutes, and a refused sign-in raises one at once", () => {
  const minute = 60_000;
  const looks = { watchedSince: 0, lookedAt: 20 * minute, fault: null, faultAt: null };
  expect(mailboxTroubleOf(looks, 34 * minute)).toBeNull();
  expect(mailboxTroubleOf(looks, 35 * minute)).toEqual({ what: "silent", sinceMs: 20 * minute });
  expect(mailboxTroubleOf({ ...looks, lookedAt: null }, 15 * minute)).toEqual({ what: "silent", sinceMs: 0 });
  const away = { ...looks, fault: "no-server", faultAt: 21 * minute } as const;
  expect(mailboxTroubleOf(away, 22 * minute)).toBeNull();
  expect(mailboxTroubleOf(away, 36 * minute)).toEqual({ what: "no-server", sinceMs: 20 * minute });
  const refused = { ...looks, fault: "login-refused", faultAt: 21 * minute } as const;
  expect(mailboxTroubleOf(refused, 21 * minute)).toEqual({ what: "login-refused", sinceMs: 21 * minute });
});
