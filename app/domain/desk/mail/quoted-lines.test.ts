// cspell:disable -- words in the languages that people and their mail programs write
import { describe, expect, it, test } from "vitest";
import { sortLines } from "./quoted-lines.ts";

const sent = `Path to Keys

We received your request for a free credit analysis.
A person reads it and answers by Tuesday at 10 AM.

Unsubscribe
Path to Keys, 100 Example Street, Suite 200, Mesa, AZ 85201`;
const marked = sent.replace(/^/gm, "> ");
const answer = "Yes, call me on Friday.\nMy score is 640.";

/** What programs put above a quote; "\n" where they wrap. */
const heads = {
  Gmail: "On Sat, Nov 28, 2026 at 7:08 AM Path to Keys <support@pathtokeys.example> wrote:",
  "Gmail, wrapped": "On Sat, Nov 28, 2026 at 7:08 AM Path to Keys <\nsupport@pathtokeys.example> wrote:",
  "Gmail with a narrow blank":
    "On Sat, Nov 28, 2026 at 7:08\u202fAM Path to Keys <\u2068support@pathtokeys.example\u2069> wrote:",
  "Gmail, Spanish": "El sáb, 28 nov 2026 a las 7:08, Path to Keys (<support@pathtokeys.example>) escribió:",
  "Gmail, French": "Le sam. 28 nov. 2026 à 07:08, Path to Keys <support@pathtokeys.example> a écrit :",
  "Gmail, German": "Am Sa., 28. Nov. 2026 um 07:08 Uhr schrieb Path to Keys <\nsupport@pathtokeys.example>:",
  "Gmail, Portuguese": "Em sáb., 28 de nov. de 2026 às 07:08, Path to Keys <support@pathtokeys.example> escreveu:",
  "Gmail, Italian": "Il giorno sab 28 nov 2026 alle ore 07:08 Path to Keys <support@pathtokeys.example> ha scritto:",
  "Gmail, Dutch": "Op za 28 nov 2026 om 07:08 schreef Path to Keys <support@pathtokeys.example>:",
  "Gmail, Chinese": "Path to Keys <support@pathtokeys.example> 于2026年11月28日周六 07:08写道：",
  "Gmail, Japanese": "2026年11月28日(土) 7:08 Path to Keys <support@pathtokeys.example>:",
  "Gmail, Korean": "2026년 11월 28일 (토) 오전 7:08, Path to Keys <support@pathtokeys.example>님이 작성:",
  "Gmail, Vietnamese": "Vào Th 7, 28 thg 11, 2026 vào lúc 07:08 Path to Keys <support@pathtokeys.example> đã viết:",
  "Gmail, Russian": "сб, 28 нояб. 2026 г. в 07:08, Path to Keys <support@pathtokeys.example>:",
  "Gmail, Polish": "sob., 28 lis 2026 o 07:08 Path to Keys <support@pathtokeys.example> napisał(a):",
  "Gmail, Tagalog": "Noong Sab, Nob 28, 2026 nang 7:08 AM, si Path to Keys <support@pathtokeys.example> ay sumulat:",
  "Gmail, Arabic":
    "في السبت، 28 نوفمبر 2026 في 7:08 ص تمت كتابة ما يلي بواسطة Path to Keys <support@pathtokeys.example>:",
  "Gmail, Turkish": "Path to Keys <support@pathtokeys.example>, 28 Kas 2026 Cmt, 07:08 tarihinde şunu yazdı:",
  "a language we do not know": "Ku Sab, 28 Nov 2026 07:08, Path to Keys <support@pathtokeys.example> xyz:",
  "Apple Mail": "On Nov 28, 2026, at 7:08 AM, Path to Keys <support@pathtokeys.example> wrote:",
  "Apple Mail, Spanish": "El 28 nov 2026, a las 7:08, Path to Keys <support@pathtokeys.example> escribió:",
  "Apple Mail, French": "Le 28 nov. 2026 à 07:08, Path to Keys <support@pathtokeys.example> a écrit :",
  "iPhone, German": "Am 28.11.2026 um 07:08 schrieb Path to Keys <support@pathtokeys.example>:",
  Thunderbird: "On 11/28/2026 7:08 AM, Path to Keys wrote:",
  "Thunderbird, Spanish": "El 28/11/26 a las 7:08, Path to Keys escribió:",
  Yahoo: "    On Saturday, November 28, 2026 at 07:08:00 AM EST, Path to Keys <support@pathtokeys.example> wrote:  ",
  "Yahoo, Spanish":
    "En sábado, 28 de noviembre de 2026, 07:08:00 GMT-5, Path to Keys <support@pathtokeys.example> escribió:",
  Proton: "On Saturday, November 28th, 2026 at 7:08 AM, Path to Keys <support@pathtokeys.example> wrote:",
  Zoho: "---- On Sat, 28 Nov 2026 07:08:00 -0500 Path to Keys <support@pathtokeys.example> wrote ---",
  "a plain list program": "Path to Keys wrote on 2026-11-28 07:08:",
  Outlook:
    "From: Path to Keys <support@pathtokeys.example>\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo Post <bo@visitor.example>\nSubject: We received your request",
  "Outlook on the web":
    "________________________________\nFrom: Path to Keys <support@pathtokeys.example>\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo Post\nSubject: We received your request",
  "Outlook, in bold":
    "*From:* Path to Keys <support@pathtokeys.example>\n*Sent:* Saturday, November 28, 2026 7:08 AM\n*To:* Bo Post\n*Subject:* We received your request",
  "Outlook, old":
    "-----Original Message-----\nFrom: Path to Keys [mailto:support@pathtokeys.example]\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo\nSubject: Hello",
  "Outlook, Spanish":
    "De: Path to Keys <support@pathtokeys.example>\nEnviado el: sábado, 28 de noviembre de 2026 7:08\nPara: Bo Post\nAsunto: Hola",
  "Outlook, Portuguese":
    "De: Path to Keys <support@pathtokeys.example>\nEnviada em: sábado, 28 de novembro de 2026 07:08\nPara: Bo Post\nAssunto: Hello",
  "Outlook, French":
    "De : Path to Keys <support@pathtokeys.example>\nEnvoyé : samedi 28 novembre 2026 07:08\nÀ : Bo Post\nObjet : Hello",
  "Outlook, German":
    "Von: Path to Keys <support@pathtokeys.example>\nGesendet: Samstag, 28. November 2026 07:08\nAn: Bo Post\nBetreff: Hello",
  "Outlook, Chinese":
    "发件人: Path to Keys <support@pathtokeys.example>\n发送时间: 2026年11月28日 7:08\n收件人: Bo Post\n主题: Hello",
  "Outlook, Vietnamese":
    "Từ: Path to Keys <support@pathtokeys.example>\nĐã gửi: Thứ Bảy, 28 Tháng 11, 2026 7:08\nĐến: Bo Post\nChủ đề: Hello",
  "Outlook, Korean":
    "보낸 사람: Path to Keys <support@pathtokeys.example>\n보낸 날짜: 2026년 11월 28일\n받는 사람: Bo Post\n제목: Hello",
  "Outlook, Arabic":
    "من: Path to Keys <support@pathtokeys.example>\nتاريخ الإرسال: السبت, 28 نوفمبر 2026 7:08\nإلى: Bo Post\nالموضوع: Hi",
  "Outlook in a language we do not know":
    "Foo: Path to Keys <support@pathtokeys.example>\nBar: 28 2026 07:08\nBaz: Bo Post\nQux: Hi",
  Samsung:
    "-------- Original message --------\nFrom: Path to Keys <support@pathtokeys.example>\nDate: 11/28/26 7:08 AM (GMT-05:00)\nTo: bo@visitor.example\nSubject: We received your request",
  "Samsung, Spanish":
    "-------- Mensaje original --------\nDe: Path to Keys <support@pathtokeys.example>\nFecha: 28/11/26 7:08\nPara: bo@visitor.example\nAsunto: Hola",
  AOL: "-----Original Message-----\nFrom: Path to Keys <support@pathtokeys.example>\nTo: bo@visitor.example\nSent: Sat, Nov 28, 2026 7:08 am",
};
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
