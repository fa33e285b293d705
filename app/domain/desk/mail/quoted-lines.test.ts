// cspell:disable -- words in the languages that people and their mail programs write
import { describe, expect, it, test } from "vitest";
import { quoteHeads as heads } from "#test/quote-heads.ts";
import { sortLines } from "./quoted-lines.ts";

const sent = `Path to Keys

We received your request for a free credit analysis.
A person reads it and answers by Tuesday at 10 AM.

Unsubscribe
Path to Keys, 100 Example Street, Suite 200, Mesa, AZ 85201`;
const marked = sent.replace(/^/gm, "> ");
const answer = "Yes, call me on Friday.\nMy score is 640.";

const cases = Object.entries(heads);

describe("an answer", () => {
  test.each(cases)("above the quote: %s", (_program, head) => {
    const bare = `${answer}\n\n${head}\n\n${sent}`;
    expect(sortLines(bare, [sent])).toMatchObject({ own: answer, shown: answer });
    expect(sortLines(`${answer}\n\n${head}\n${marked}`)).toMatchObject({ own: answer, shown: answer });
  });

  test.each(cases)("below the quote: %s", (_program, head) => {
    expect(sortLines(`${head}\n\n${marked}\n\n${answer}`)).toMatchObject({ own: answer, shown: answer });
    expect(sortLines(`${head}\n\n${sent}\n\n${answer}`, [sent]).shown).toBe(answer);
    // Nobody can prove whose words these are without what we sent, so a reader sees them.
    expect(sortLines(`${head}\n\n${sent}\n\n${answer}`).shown).toBe(answer);
  });

  test.each(cases)("between the lines of the quote: %s", (_program, head) => {
    const [first, last] = [marked.slice(0, 80).trimEnd(), "> Unsubscribe\n> Path to Keys, 100 Example Street"];
    const text = `${head}\n${first}\n\nYes!\n\n${last}\n\nAnd call me about my score.`;
    expect(sortLines(text).own).toBe("Yes!\n\nAnd call me about my score.");
  });

  test.each([
    ["by nothing but our own words", `${sent.slice(14)}\n\n${answer}`],
    ["by bars", `${sent.replace(/^/gm, "| ")}\n\n${answer}`],
    ["twice", `${answer}\n\n> ${heads.Gmail}\n${marked.replace(/^/gm, "> ")}`],
    ["by initials", `${sent.replace(/^/gm, "PK> ")}\n${answer}`],
    ["wrapped at 40 letters", `${sent.slice(14).replace(/(.{30,40}) /g, "$1\n")}\n\n${answer}`],
  ])("stands out when we are quoted %s", (_how, text) => expect(sortLines(text, [sent]).own).toBe(answer));
});

test.each([
  ["Gmail", "---------- Forwarded message ---------"],
  ["Gmail, Spanish", "---------- Forwarded message ---------\nDe: Collector <a@agency.example>"],
  ["Apple Mail", "Begin forwarded message:\n"],
  ["Apple Mail, Spanish", "Inicio del mensaje reenviado:\n"],
  ["Outlook, German", "-------- Weitergeleitete Nachricht --------"],
  ["Gmail, French", "---------- Message transféré ---------"],
])("what they pass on is not theirs: %s", (_program, head) => {
  const letter = "From: Collector <a@agency.example>\nDate: Nov 3, 2026\nSubject: Pay\n\nStop calling us.\n\nSTOP";
  expect(sortLines(`Look what they wrote.\n\n${head}\n${letter}`)).toMatchObject({
    own: "Look what they wrote.",
    shown: "Look what they wrote.",
  });
});

test.each([
  ["ours, without a mark", sent.split("\n").slice(2).join("\n")],
  ["ours, with a mark", marked],
  ["marked, and of a stranger", "> Please stop calling me."],
  ["passed on, with an answer below it", "Begin forwarded message:\n\nFrom: X\nTo: Y\n\nSTOP\n\nHelp me, please."],
])("gives nobody's words as theirs that are %s", (_what, text) => {
  expect(sortLines(text, [sent])).toEqual({ own: "", unsure: "", below: "", shown: "" });
});

it("keeps an answer with a name under it below an unmarked quote", () => {
  const text = `${heads.Outlook}\n\nA long letter from a colleague.\n\nPlease stop calling me.\n\nBo Post`;
  expect(sortLines(text)).toMatchObject({ own: "", unsure: "Please stop calling me.\n\nBo Post" });
});

test.each([
  "On Tuesday I can talk. I wrote to the bank in 2024:\nthey said no.",
  "From: my kitchen table, with love",
  "Price > 300,000 is too much, and income < 60,000.",
  "I have three questions:\n\n1. Rate?\n2. Fee?\n3. When?",
  "To: the team\nThank you!",
  "My landlord wrote:\nno pets.",
  "--\nYes, two dashes.",
])("is no quote: %j", (text) => expect(sortLines(text, [sent]).own).toBe(text));

test.each([
  "Sent from my iPhone",
  "Sent from Yahoo Mail for iPhone",
  "Enviado desde mi iPhone",
  "Get Outlook for Android",
  "Envoyé de mon iPhone",
  "Von meinem iPhone gesendet",
  "Sent with Proton Mail secure email.",
])("is added by a program: %s", (line) => {
  expect(sortLines(`Yes.\n\n${line}\n\n${heads["Apple Mail"]}\n${marked}`).own).toBe("Yes.");
});

it.each(["Yes!", "Call me at 7:30.", "Thanks"])("keeps %s, which is right above a head", (line) => {
  expect(sortLines(`${line}\n${heads.Gmail}\n${marked}`).own).toBe(line);
  expect(sortLines(`${line}\n${heads["Gmail, wrapped"]}\n${marked}`).own).toBe(line);
});

it("shows a signature, and sorts what follows it", () => {
  const text = `Yes.\n-- \nBo Post, Realtor\n\n${heads.Gmail}\n${marked}\n\nP.S. Friday!`;
  expect(sortLines(text)).toMatchObject({ own: "Yes.\n\nP.S. Friday!", unsure: "Bo Post, Realtor" });
});

it("leaves a short line that we also write to a person", () => {
  expect(sortLines(`${marked}\n\nUnsubscribe`, [sent])).toMatchObject({ own: "", unsure: "Unsubscribe" });
  expect(sortLines(`${marked}\n\nSTOP`, [sent])).toMatchObject({ own: "STOP" });
});

it.each(["From: a\nTo: b\n", "On 2026 a@b wrote:\n> x\n", "\n", "> ", "On 2026 @ ", "--", "a: ", "_", "\u200b", "x\n"])(
  "is done in time with 100 KB of %j",
  (part) => {
    const text = part.repeat(100_000 / part.length);
    expect(Object.keys(sortLines(text, [text, sent]))).toHaveLength(4);
  },
);
