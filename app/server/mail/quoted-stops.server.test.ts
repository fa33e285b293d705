// cspell:words Enviado desde
import { describe, expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { readStop } from "#app/domain/contact/stop-words.ts";
import { sortLines } from "#app/domain/desk/mail/quoted-lines.ts";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import { answerLetters } from "#app/server/desk/answers/answer-letters.server.tsx";
import { leadLetters } from "#app/server/lead/lead-letters.server.tsx";
import { fillPlaces, renderIssue, testPlaces } from "#app/server/letter/issue-mail.server.tsx";
import { testDataKey } from "#test/data-key.ts";
import { quoteHeads } from "#test/quote-heads.ts";
import { renderMail, type UnwrittenMail } from "./letters.server.ts";

const siteUrl = "https://site.example";

function textOf(mail: UnwrittenMail): string {
  const { body } = mail.write({
    mailFrom: "Path to Keys <hello@business.example>",
    teamEmail: "team@business.example",
  });
  return "text" in body ? body.text : renderMail(body).text;
}

const confirmation = leadLetters(receiptLinks(testDataKey, siteUrl), siteUrl, null).letter("lead-confirmation", {
  isFlood: false,
  reference: "01997a00-0000-7000-8000-000000000000",
  formName: "Free Credit Analysis",
  firstName: "Maria",
  name: "Maria Lugo",
  email: "maria@visitor.example",
  phone: "+14805550142",
  message: "Hello",
  parts: [],
  pageUrl: siteUrl,
  receivedAt: Date.UTC(2026, 10, 21, 20, 4),
  dueAt: Date.UTC(2026, 10, 23, 20, 4),
  consent: { textId: contactConsent.id, version: contactConsent.version },
  receipt: { words: contactConsent.text, givenAt: Date.UTC(2026, 10, 21, 20, 4), url: `${siteUrl}/consent/id.signed` },
  confirmed: true,
});
const answer = answerLetters(testDataKey, undefined).letter("desk-answer", {
  threadId: "01997a00-0000-7000-8000-000000000001",
  staffId: "ana",
  email: "maria@visitor.example",
  subject: "Your free credit analysis",
  words:
    "Hi Maria,\n\nWhich day can we call?\n\nTuesday\nFriday\n\nIf you want no more calls from us, answer with\nSTOP\nor tell me.\n\nAna",
});
const issue = {
  number: 4,
  subject: "Rates",
  firstLine: "This week",
  words: "# Rates\n\nOne thing this week: stop calls from card companies.\n\n- Opt out\n- Cancel\n\nCall us.",
};
const letters = {
  confirmation: textOf(confirmation),
  answer: textOf(answer),
  "weekly letter": fillPlaces(renderIssue(issue, siteUrl), testPlaces(siteUrl)).text,
};

const stops = `STOP
Stop.
stop
Unsubscribe
UNSUBSCRIBE
Stop calls
Stop calls, texts or emails
end calls
End texts
no more
No more calls
cancel
Opt out
Quit
Remove me
Please stop
Stop calling me.
Unsubscribe me please
Do not contact me again.
No me llamen más.`.split("\n");
const harmless = ["Yes, call me Tuesday", "Friday", "My score is 640.\nIs that enough?"];
const endings = [
  "",
  "Sent from my iPhone",
  "-- \nMaria Lugo",
  "Enviado desde mi Galaxy",
  "-- \nMaria\n\nGet Outlook for Android",
];

/** How programs show the lines that they quote. */
const styles = {
  marked: (text: string) => text.replace(/^/gm, "> "),
  "marked and wrapped": (text: string) => text.replace(/(.{50,68}) /g, "$1\n").replace(/^/gm, "> "),
  bare: (text: string) => text,
  "bare and wrapped": (text: string) => text.replace(/(.{50,68}) /g, "$1\n"),
};
type Parts = { head: string; quote: string; own: string; ending: string };
const places = {
  above: ({ head, quote, own, ending }: Parts) => [own, ending, `${head}\n\n${quote}`],
  "right above": ({ head, quote, own }: Parts) => [`${own}\n${head}\n${quote}`],
  "right under the head": ({ head, quote, own, ending }: Parts) => [`${head}\n${own}`, quote, ending],
  between: ({ head, quote, own, ending }: Parts) => {
    const lines = quote.split("\n");
    const half = Math.floor(lines.length / 2);
    const middle = lines.findIndex((line, at) => at >= half && !/\p{L}/u.test(line));
    return [`${head}\n${lines.slice(0, middle).join("\n")}`, own, lines.slice(middle).join("\n"), ending];
  },
  "right below": ({ head, quote, own, ending }: Parts) => [`${head}\n\n${quote}\n${own}`, ending],
  below: ({ head, quote, own, ending }: Parts) => [`${head}\n\n${quote}`, own, ending],
};

/** Each wording in each place of each quote of each letter; the ending and the program's head are others each time. */
function emailsWith(wordings: readonly string[]) {
  const heads = Object.entries(quoteHeads);
  let turn = 0;
  return Object.entries(letters).flatMap(([letter, sent]) =>
    Object.entries(styles).flatMap(([style, quoted]) =>
      Object.entries(places).flatMap(([place, write]) =>
        wordings.map((own) => {
          turn += 1;
          const [program, head] = heads[turn % heads.length] ?? ["", ""];
          const ending = endings[turn % endings.length] ?? "";
          const parts = write({ head, quote: quoted(sent.trim()), own, ending });
          const text = parts.filter((part) => part !== "").join("\n\n");
          return {
            text,
            own,
            sent,
            name: `${own} ${place} the ${letter}, ${style}, by ${program}, ends with ${ending}`,
          };
        }),
      ),
    ),
  );
}

describe("an answer that quotes one of our emails", () => {
  it("never asks us to stop without being heard and shown, whatever words our email has", () => {
    const missed = emailsWith(stops).filter(({ text, own, sent }) => {
      const sorted = sortLines(text, [sent]);
      const reading = readStop(sorted.own, sorted.own === "" ? `${sorted.unsure}\n\n${sorted.below}` : sorted.unsure);
      return reading.verdict === "none" || !sorted.shown.split("\n").includes(own);
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it("asks nothing of the kind when only our email has the words, and is shown whole", () => {
    const misread = emailsWith(harmless).filter(({ text, own, sent }) => {
      const sorted = sortLines(text, [sent]);
      const reading = readStop(sorted.own, sorted.own === "" ? `${sorted.unsure}\n\n${sorted.below}` : sorted.unsure);
      return reading.verdict !== "none" || !sorted.shown.includes(own);
    });
    expect(misread.map(({ name }) => name)).toEqual([]);
  });
});
