import { expect, test } from "vitest";
import { isStandIn, wordsOfParts } from "./stand-in-text.ts";

const html = "My lease ends May 1. Can you help?";

test.each([
  ["This message requires an HTML viewer. Please view it in a browser."],
  ["Your mail program does not support HTML"],
  ["To see this message, use an HTML compatible email program!"],
  ["View this email in your browser: https://mail.example/x?y=1"],
  ["Este mensaje requiere un visor HTML."],
  ["Ihr E-Mail-Programm unterstützt kein HTML."],
  ["Your email program cannot display this message."],
  [""],
  [" \u00a0\u200b\n"],
  ["https://mail.example/view/1"],
  ["<https://mail.example/view/1>\n"],
  ["Re: Question"],
  ["question"],
  ["Having trouble reading this message? Tap here."],
  ["[image: Visitor & Sons]\n\n"],
  ["Sent from my Galaxy"],
  ["Get Outlook for Android<https://aka.example/o>"],
])("A stand-in is no one's words: %j", (text) => expect(isStandIn(text, html, "Re: Question")).toBe(true));

test.each([
  ["My lease ends May 1.\nCan you help?", html],
  ["I make HTML pages.", "I make HTML pages. Sent from my phone"],
  ["Call me.", html],
  ["This message requires an HTML viewer.", ""],
  ["Can you not see my message? I sent the email twice.", "Can you not see my message? I sent the email twice. Ana"],
  [`I do not support what the email said about HTML. ${"More about it. ".repeat(50)}`, html],
])("A person's text stays: %j", (text, other) => expect(isStandIn(text, other, "Question")).toBe(false));

test.each([
  [
    "View this email in your browser:\nhttps://mail.example/1\n\nI am at the dentist. Friday is good.",
    "I am at the dentist.\nFriday is good.",
  ],
  ["This message requires an HTML viewer. Call me Friday.\nSent from my Galaxy", "Call me Friday."],
])("What a person wrote beside a program's note is kept: %j", (text, kept) =>
  expect(wordsOfParts(text, html, "Question")).toBe(`${html}\n\n${kept}`),
);

test.each([
  ["This message requires an HTML viewer. Please view it in a browser."],
  ["Having trouble reading this message? Tap here."],
  ["View this email in your browser: https://mail.example/x?y=1"],
  ["Question"],
])("A note alone gives way to the HTML part: %j", (text) => expect(wordsOfParts(text, html, "Question")).toBe(html));
