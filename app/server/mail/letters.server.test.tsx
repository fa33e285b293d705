import { buffer } from "node:stream/consumers";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { analysisSteps, officialReports } from "#app/content/pages/buying/free-analysis.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import { leadLetters, type MailLead } from "#app/server/lead/lead-letters.server.tsx";
import type { TeamDesk } from "#app/server/mail/team-desk.server.tsx";
import { type MailMessage, messageLetters } from "#app/server/message/message-letters.server.tsx";
import type { MailPrivacyRequest } from "#app/server/privacy/privacy-confirmation.server.tsx";
import { privacyLinks } from "#app/server/privacy/privacy-requests.server.ts";
import { site } from "#config/site.ts";
import { testDataKey } from "#test/data-key.ts";
import { sentParts } from "#test/sent-parts.ts";
import { composeMail } from "./letters.server.ts";

const siteUrl = "https://site.example";
const receipts = receiptLinks(testDataKey, siteUrl);

const lead: MailLead = {
  isFlood: false,
  reference: "01997a00-0000-7000-8000-000000000000",
  formName: "Free Credit Analysis",
  firstName: "José",
  name: "José O’Brien",
  email: "jose@visitor.example",
  phone: "+14805550142",
  message: "Hello",
  parts: [],
  pageUrl: "http://localhost:3000/get-started?utm_source=letter&utm_term=a",
  receivedAt: Date.UTC(2026, 10, 21, 20, 4),
  // Received on a Saturday afternoon, so due at the same time on Monday.
  dueAt: Date.UTC(2026, 10, 23, 20, 4),
  consent: { textId: "calls-texts-email", version: 1 },
  receipt: {
    words: "You may call me.",
    givenAt: Date.UTC(2026, 10, 21, 20, 4),
    url: "https://site.example/consent/id.signed",
  },
  confirmed: true,
};
const senders = { mailFrom: "Path to Keys <hello@business.example>", teamEmail: "a@team.example, b@team.example" };

/** The email as an email program reads it, and the recipients that the server gets. */
async function write(
  kind: "lead-confirmation" | "lead-team-notice",
  changes: Partial<MailLead> = {},
  desk: TeamDesk | null = null,
) {
  const composed = composeMail(
    "mail-1",
    leadLetters(receipts, siteUrl, desk).letter(kind, { ...lead, ...changes }),
    senders,
  );
  const raw = await buffer(new MailComposer(composed).compile().createReadStream());
  return { ...(await PostalMime.parse(raw)), recipients: composed.envelope.to, raw: raw.toString("latin1") };
}

const teamDesk = (replyTo: string | null): TeamDesk => ({
  threadUrl: (reference) => `https://desk.example/desk/threads/${reference}`,
  replyTo: () => replyTo,
  visitorReplyTo: (reference) => replyTo && `visitor+${reference}@site.example`,
});

it("tells the team first where to answer, and its reply goes to the desk, never to the visitor", async () => {
  const address = "reply+abc@site.example";
  const { text = "", html, replyTo, raw } = await write("lead-team-notice", {}, teamDesk(address));
  expect(text.indexOf(`https://desk.example/desk/threads/${lead.reference}`)).toBeLessThan(text.indexOf("Answer by"));
  // Only the desk knows whether they may be called now.
  expect(text).toContain("Phone: (480) 555-0142 (call from the desk: it says when)");
  expect(html).not.toContain("tel:");
  expect(replyTo).toEqual([{ name: "", address }]);
  expect(/^reply-to:.*$/im.exec(raw)?.[0]).not.toContain(lead.email);
  expect(text).toContain("It does not reach the visitor");
});

it("says that a reply goes to the visitor where replies have no address of their own", async () => {
  const { text, replyTo } = await write("lead-team-notice", {}, teamDesk(null));
  expect(replyTo?.[0]?.address).toBe(lead.email);
  expect(text).toContain("A reply to this email goes to the visitor, and the desk does not see it");
});

it("lets a visitor's reply to a confirmation go to the desk, or to the sender where replies have no address", async () => {
  const { replyTo } = await write("lead-confirmation", {}, teamDesk("reply+abc@site.example"));
  expect(replyTo).toEqual([{ name: "", address: `visitor+${lead.reference}@site.example` }]);
  for (const desk of [teamDesk(null), null]) {
    expect((await write("lead-confirmation", {}, desk)).replyTo).toBeUndefined();
  }
});

const names = [
  'O’Brien "Bob" <x>',
  "Bob\r\nBcc: victim@else.example\r\n\r\n<h1>hi</h1>",
  "a@b.example, c@d.example",
  "שרה 🏠 𝒳",
];
const messages = [
  '3 < 5 & "yes"',
  "first line\n  two spaces in,   three between\n\nafter an empty line",
  "<script>alert(1)</script><b>bold</b> <!-- note --> </pre></body>",
  "&amp; &lt; &#39; &nbsp; 100% \\n =3D",
  "emoji 🏠👩🏽‍🚀, beyond the plane 𝒳𠜎, RTL שלום עולם مرحبا, combining é",
  ".\n..\nFrom me\n--\n-- \n> quoted",
  `${"long".repeat(300)}\nend`,
];

const message: MailMessage = {
  reference: "01997a00-0000-7000-8000-000000000001",
  formName: "Accessibility Feedback",
  name: "José O’Brien",
  email: "jose@visitor.example",
  phone: null,
  fields: { issueType: "barrier", assistiveTechnology: "NVDA 2026", description: "The menu" },
  pageUrl: "http://localhost:3000/accessibility",
  dueAt: Date.UTC(2026, 10, 22, 20, 4),
  receivedAt: Date.UTC(2026, 10, 21, 20, 4),
  consent: null,
  receipt: null,
  confirmed: true,
  hasFile: false,
  privacy: null,
};

const privacyRequest: Partial<MailMessage> & { privacy: MailPrivacyRequest } = {
  formName: "Privacy Rights Request",
  fields: { requestType: "access" },
  dueAt: Date.UTC(2027, 0, 6, 4, 59),
  privacy: {
    requestType: "access",
    acknowledgeBy: Date.UTC(2026, 11, 5, 4, 59),
    nextAccessAt: null,
    hasReference: true,
    statusUrl: "https://site.example/privacy-request/token",
  },
};

const aboutMessages = messageLetters(
  { privacy: privacyLinks(testDataKey, "https://site.example"), receipt: receipts },
  null,
);

async function writeMessage(kind: "message-confirmation" | "message-team-notice", changes: Partial<MailMessage> = {}) {
  const composed = composeMail("mail-1", aboutMessages.letter(kind, { ...message, ...changes }), senders);
  const raw = await buffer(new MailComposer(composed).compile().createReadStream());
  return { ...(await PostalMime.parse(raw)), recipients: composed.envelope.to };
}

describe("the emails about a message", () => {
  it("give the team the message in the words of the desk, and the time to answer by", async () => {
    const mail = await writeMessage("message-team-notice");
    expect(mail.subject).toBe("Accessibility Feedback: answer by Sun, Nov 22, 3:04 PM EST");
    for (const line of ["About: barrier", "Uses: NVDA 2026", "Report: The menu"]) {
      expect(mail.text).toContain(line);
    }
    expect(mail.recipients).toEqual(["a@team.example", "b@team.example"]);
  });

  it.each(messages)("show long text as typed: %j", async (typed) => {
    const mail = await writeMessage("message-team-notice", { fields: { message: `${typed}\n${"x".repeat(60)}` } });
    expect(mail.text?.replaceAll("\r\n", "\n")).toContain(typed);
    expect(textOfElement(mail.html, "pre")).toBe(`${typed}\n${"x".repeat(60)}`);
  });

  it("tell the visitor when we will answer, and repeat nothing that they typed", async () => {
    const mail = await writeMessage("message-confirmation", { fields: { message: "Buy at https://spam.example" } });
    expect(mail.recipients).toEqual([message.email]);
    expect(mail.text).toContain("You’ll get our answer by Sunday, November 22, 2026 at 3:04 PM EST");
    expect(`${mail.text}${mail.html}`).not.toMatch(/spam|José/);
  });
});

describe("the emails about a privacy request", () => {
  it("confirm it with its number, its due date, what happens next and where to see its status", async () => {
    const mail = await writeMessage("message-confirmation", privacyRequest);
    expect(mail.subject).toBe("We received your privacy request");
    for (const words of [
      "You’ll get our answer by Tuesday, January 5, 2027 at 11:59 PM EST",
      "You asked for: Access",
      `Reference number: ${message.reference}`,
      "open the page below and press the button there",
      "https://site.example/privacy-request/token",
    ]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.html).toContain('href="https://site.example/privacy-request/token"');
  });

  it("ask for no proof of an opt-out", async () => {
    const privacy = { ...privacyRequest.privacy, requestType: "opt-out" } as const;
    const mail = await writeMessage("message-confirmation", { ...privacyRequest, privacy });
    expect(mail.text).toContain("An opt-out needs no proof.");
    expect(mail.text).not.toContain("reply to this email");
  });

  it("tell both sides when someone asked for access too often", async () => {
    const privacy = { ...privacyRequest.privacy, nextAccessAt: Date.UTC(2027, 4, 1, 16, 0) };
    const confirmation = await writeMessage("message-confirmation", { ...privacyRequest, privacy });
    expect(confirmation.text).toContain("we answered 2 requests for access");
    expect(confirmation.text).toContain("You can ask again from Saturday, May 1, 2027 at 12:00 PM EDT");
    const notice = await writeMessage("message-team-notice", { ...privacyRequest, privacy });
    expect(notice.text).toContain("they can ask again from Saturday, May 1, 2027 at 12:00 PM EDT");
  });

  it("tell the team both dates, and where to read the account reference", async () => {
    const mail = await writeMessage("message-team-notice", privacyRequest);
    expect(mail.subject).toBe("Privacy Rights Request: answer by Tue, Jan 5, 11:59 PM EST");
    expect(mail.text).toContain("Confirm arrival by: Friday, December 4, 2026 at 11:59 PM EST");
    expect(mail.text).toContain("Account reference: given, and kept out of emails");
    expect(mail.text).toContain("npm run -s privacy -- export");
  });
});

describe("the team's notice", () => {
  it.each(messages)("shows a message as typed, in both parts: %j", async (message) => {
    const mail = await write("lead-team-notice", { message });
    expect(mail.text?.replaceAll("\r\n", "\n")).toContain(message);
    expect(textOfElement(mail.html, "pre")).toBe(message);
  });

  it.each(names)("lets no name add markup, a header or a recipient: %j", async (name) => {
    const mail = await write("lead-team-notice", { name });
    expect(mail.recipients).toEqual(["a@team.example", "b@team.example"]);
    expect(mail.to?.map(({ address }) => address)).toEqual(["a@team.example", "b@team.example"]);
    expect(mail.replyTo).toEqual([{ name: name.replace(/[\r\n]+/g, " "), address: lead.email }]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(textOfElement(mail.html, "bdi")).toBe(name.replaceAll("\r\n", "\n"));
    expect(mail.html?.match(/<h1/g)).toHaveLength(1);
  });

  it("says everything the team needs, in Eastern Time", async () => {
    const mail = await write("lead-team-notice");
    for (const words of [
      "Answer by: Monday, November 23, 2026 at 3:04 PM EST",
      "Name: José O’Brien",
      "Phone: (480) 555-0142",
      "Email: jose@visitor.example",
      "Received: Saturday, November 21, 2026 at 3:04 PM EST",
      `Page: ${lead.pageUrl}`,
      "Marketing calls, texts and email: allowed",
      "Consent: text calls-texts-email, version 1, the box was checked",
      `Reference: ${lead.reference}`,
    ]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.html).toContain('href="tel:+14805550142"');
    expect(mail.subject).toBe("Free Credit Analysis: answer by Mon, Nov 23, 3:04 PM EST");
  });

  it("shows the parts of a plan in the visitor's words; the visitor’s email has none of them", async () => {
    const parts = sentPartWords(sentParts);
    const { text = "" } = await write("lead-team-notice", { parts });
    for (const { title, lines } of parts) expect(text).toContain(`${title}: ${lines.join(". ")}`);
    expect((await write("lead-team-notice")).text).not.toContain("From their path");
    const confirmation = await write("lead-confirmation", { parts });
    expect(`${confirmation.text}${confirmation.html}`).not.toMatch(/Maricopa|58,000|613/);
  });

  it("says so when the message is empty", async () => {
    expect((await write("lead-team-notice", { message: null })).text).toContain("No message was written.");
  });

  it.each([
    [null, "Consent: none, the box was not checked"],
    [{ textId: "credit-analysis-contact", version: 1 }, "Consent: text credit-analysis-contact, version 1, was shown"],
    [{ textId: "calls-texts-email", version: 99 }, "Consent: text calls-texts-email, version 99"],
  ])("does not allow marketing without consent to it: %j", async (consent, words) => {
    const { text } = await write("lead-team-notice", { consent });
    expect(text).toContain("Marketing calls, texts and email: not allowed; only answer their request");
    expect(text).toContain(words);
  });

  it("doesn't link to the page that a caller names", async () => {
    const mail = await write("lead-team-notice", { pageUrl: 'https://else.example/"><a href="x">' });
    expect(mail.html).not.toContain('href="https://else.example');
    expect(mail.html).not.toContain('<a href="x"');
  });
});

it("tells the team why a visitor got no confirmation, and only then", async () => {
  expect((await write("lead-team-notice", { confirmed: false })).text).toContain("Confirmation: none went out.");
  expect((await write("lead-team-notice")).text).not.toContain("none went out");
});

describe("the confirmation", () => {
  it("says what the visitor agreed to, when, and where to stop it", async () => {
    const { text, html } = await write("lead-confirmation");
    expect(text).toContain("You agreed to these words on Saturday, November 21, 2026 at 3:04 PM EST:");
    expect(text).toContain("You may call me.");
    expect(text).toContain("https://site.example/consent/id.signed");
    expect(html).toContain('href="https://site.example/consent/id.signed"');
    const ofMessage = await writeMessage("message-confirmation", { receipt: lead.receipt });
    expect(ofMessage.text).toContain("You may call me.");
  });

  it("says so when the visitor agreed to nothing", async () => {
    const { text } = await write("lead-confirmation", { consent: null, receipt: null });
    expect(text).toContain("So we only answer your request.");
    expect(text).not.toContain("/consent/");
  });

  it("goes only to the visitor and says what comes next", async () => {
    const mail = await write("lead-confirmation");
    expect(mail.recipients).toEqual([lead.email]);
    expect(mail.to).toEqual([{ name: "", address: lead.email }]);
    expect(mail.from).toEqual({ name: "Path to Keys", address: "hello@business.example" });
    expect(mail.text).toContain("Hi José,");
    expect(mail.text).toContain("You asked Path to Keys for a free credit analysis");
    for (const step of ["1. Email confirmation.", "2. Expert review.", "3. Personal response."]) {
      expect(mail.text).toContain(step);
    }
    expect(mail.text).toContain("You’ll get our answer by Monday, November 23, 2026 at 3:04 PM EST");
    expect(mail.text).toContain(site.phone.display);
    expect(mail.text).toContain("Mon–Fri 8am–8pm ET and Sat 10am–4pm ET");
    expect(mail.text).toContain("Your full Social Security number.");
    expect(mail.text).toContain(site.address.street);
  });

  it("says how the analysis is done and where the reports come from", async () => {
    const { text, html } = await write("lead-confirmation");
    for (const { title } of analysisSteps) expect(text).toContain(title);
    expect(text).toContain("15 minutes");
    expect(html).toContain(`href="${officialReports.url}"`);
  });

  it("names three next steps, with links that carry nothing about the visitor", async () => {
    const { text, html } = await write("lead-confirmation");
    for (const step of ["1. Order your reports.", "2. Find your month.", "3. Look for help with the down payment."]) {
      expect(text).toContain(step);
    }
    expect(html).toContain('href="https://site.example/my-path"');
    expect(html).toContain('href="https://site.example/assistance-finder"');
  });

  it("repeats nothing else that was typed, so that no one can use us to write to others", async () => {
    const mail = await write("lead-confirmation", { message: "Buy at https://spam.example", name: "José Lastname" });
    for (const part of [mail.text, mail.html, mail.subject]) {
      expect(part).not.toMatch(/spam\.example|Lastname|4805550142@|jose@visitor|utm_source/);
    }
  });

  it.each(['<b onclick="x">', "You won a house, visit evil…", "evil。example", "visit evil com"])(
    "does not greet anyone as %s",
    async (firstName) => {
      const { subject, text, html, headers } = await write("lead-confirmation", { firstName, name: firstName });
      expect(text).toContain("Hello,");
      const everything = [subject, text, html, JSON.stringify(headers)].join("\n");
      expect(everything).not.toContain(firstName);
      expect(everything).not.toMatch(/evil|onclick/);
    },
  );
});

describe.each(["lead-confirmation", "lead-team-notice"] as const)("each email (%s)", (kind) => {
  it("has a Message-ID made of its id, a language, a title and colors for dark screens", async () => {
    const mail = await write(kind);
    expect(mail.messageId).toBe("<mail-1@business.example>");
    expect(mail.html).toMatch(/^<!DOCTYPE html><html [^>]*lang="en"/);
    expect(mail.html).toMatch(/<title>[^<]+<\/title>/);
    expect(mail.html).toContain("prefers-color-scheme:dark");
  });

  it("names no one in its subject or in the inbox preview", async () => {
    const mail = await write(kind);
    const preview = /data-skip-in-text="true">([^<]*)/.exec(mail.html ?? "")?.[1];
    expect(preview).toBeTruthy();
    expect(`${mail.subject} ${preview}`).not.toMatch(/José|O’Brien|visitor|555/);
  });

  it("does not shout in plain text and shows nothing twice", async () => {
    const { text } = await write(kind);
    expect(text).not.toMatch(/[A-Z]{5,}/);
    expect(text).not.toMatch(/mailto:|tel:|\n{5,}/);
  });
});

/** What an email program shows for the first element with this name. */
function textOfElement(html: string | undefined, name: string): string | undefined {
  const inside = new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(html ?? "")?.[1];
  if (inside?.includes("<")) return `markup: ${inside}`;
  return inside
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
