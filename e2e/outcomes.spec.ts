import { parse } from "node-html-parser";
import { book, caller, exportBookings, freeTimes, tokensFor } from "./support/booking.ts";
import { exportLeads, exportMessages, exportSubscribers } from "./support/export.ts";
import { type HostileForm, hostileForms } from "./support/hostile-forms.ts";
import { type MailServer, sendingBy, team } from "./support/mail.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/*
 * A page says no more than what happened: for each form and outcome, the page, the emails and the stored row agree. Forms
 * are sent as a browser without JavaScript sends them.
 */

/** The outcome of a form that someone sent. */
type Seen = {
  /** The text of the next page. */
  page: string;
  /** The statuses of the rows stored with the email address. */
  rows: unknown[];
  /** How many emails the address got, and how many notices about it the team got. */
  emails: number;
  notices: number;
};

type Case = { outcome: string; send: Record<string, string>[]; page: RegExp; seen: Omit<Seen, "page"> };

const received = { emails: 1, notices: 1 };
const nothing = { rows: [], emails: 0, notices: 0 };
/** Some forms lead to a page with the day of our answer; others say in a part of their page how soon we answer. */
const isReceived =
  /Thank You for Reaching Out![\s\S]*You hear from us by \w+, \w+ \d|We have your (request|message)Our team has it\..*If none comes within ten minutes/;
const isChecked = /Received, Being Checked[\s\S]*You hear from us by \w+, \w+ \d|Received, being checked/;

/** Only the analysis form has no trap: all of its requests are accepted. */
const setAside = ({ isLead }: HostileForm): Case[] =>
  isLead
    ? []
    : [
        {
          outcome: "set aside",
          send: [{ website: "https://visitor.example" }],
          page: isChecked,
          seen: { rows: ["quarantined"], emails: 0, notices: 0 },
        },
      ];

const casesOf = (form: HostileForm): Case[] => {
  const [text = ""] = Object.keys(form.texts);
  const another = { [text]: "Something else" };
  // One place more an hour for requests that only their confirmation can prove.
  const more = form.id === "privacy-request" ? [{ [text]: "And more" }] : [];
  const emails = 1 + more.length;
  return [
    { outcome: "stored", send: [{}], page: isReceived, seen: { rows: ["new"], ...received } },
    { outcome: "repeated", send: [{}, {}], page: isReceived, seen: { rows: ["new"], ...received } },
    {
      outcome: "stored, after the address has had its emails for the hour",
      send: [{}, another, ...more],
      // The same words: how much a mailbox gets is nothing that whoever typed its address may learn.
      page: isReceived,
      seen: { rows: Array(emails + 1).fill("new"), emails, notices: emails + 1 },
    },
    { outcome: "refused", send: [{ email: "zoe@" }], page: /One thing to fix|such as name@example.com/, seen: nothing },
    ...setAside(form),
  ];
};

for (const form of hostileForms) {
  test(`The page, emails and row of the form ${form.id} say the same`, async ({ newSite, newMailServer }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...sendingBy(mail), TRUST_PROXY: "1", CONFIRMATIONS_PER_HOUR: "1" });
    const cases = casesOf(form);
    const pages: string[] = [];
    for (const [index, { send }] of cases.entries()) {
      let page = "";
      for (const fields of send)
        page = await pageAfter(site, form.path, { ...form.valid, email: emailOf(index), ...fields });
      pages.push(page);
    }
    const rows = [...(await exportLeads(site)), ...(await exportMessages(site))];
    await drain(
      site,
      mail,
      cases.reduce((sum, { seen }) => sum + seen.emails + seen.notices, 0),
    );
    for (const [index, { outcome, page, seen }] of cases.entries()) {
      expect.soft(pages[index], outcome).toMatch(page);
      expect.soft(seenOf(mail, rows, emailOf(index)), outcome).toEqual(seen);
    }
  });
}

test("A form that is sent too often gets a page that says it was not sent, and nothing is stored or emailed", async ({
  newSite,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const site = await newSite({ ...sendingBy(mail), SUBMISSIONS_PER_IP_PER_MINUTE: "1" });
  for (const form of hostileForms) {
    await pageAfter(site, form.path, { ...form.valid, email: "zoe@" });
    const page = await pageAfter(site, form.path, form.valid);
    expect.soft(page, form.id).toMatch(/Not sent yet/);
  }
  expect([...(await exportLeads(site)), ...(await exportMessages(site))]).toEqual([]);
  await site.stop();
  expect(mail.received).toEqual([]);
});

test("The page, emails and row of a booking say the same", async ({ newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite({ ...sendingBy(mail), TRUST_PROXY: "1" });
  const [first = "", ...others] = (await freeTimes(site)).filter((_time, index) => index % 8 === 0);
  const tokens = await tokensFor(site, 4);
  const cases = [
    { send: { start: first }, page: /Your time is booked|One more step/, seen: { rows: ["booked"], ...received } },
    { send: { start: first }, page: /This time is gone/, seen: nothing },
    {
      send: { start: others[0] ?? "", website: "x" },
      page: /not booked yet[\s\S]*Look for our email/i,
      seen: { rows: ["held"], emails: 1, notices: 0 },
    },
    { send: { start: others[1] ?? "", phone: "555" }, page: /has 10 digits/, seen: nothing },
  ];
  for (const [index, { send, page }] of cases.entries()) {
    const answer = await book(site, { ...caller, ...send, email: emailOf(index), _csrf: tokens[index] ?? "" });
    const html = answer.location ? await (await fetch(site.url + answer.location)).text() : answer.body;
    expect.soft(parse(html).querySelector("main")?.text, String(page)).toMatch(page);
  }
  const rows = await exportBookings(site);
  await drain(site, mail, 3);
  for (const [index, { page, seen }] of cases.entries()) {
    expect.soft(seenOf(mail, rows, emailOf(index)), String(page)).toEqual(seen);
  }
});

test("The page, emails and row of a newsletter sign-up say the same", async ({ newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite(sendingBy(mail));
  const cases = [
    { send: [{}], page: /Now look in your inbox/, seen: { rows: ["pending"], emails: 1, notices: 0 } },
    { send: [{}, {}], page: /Now look in your inbox/, seen: { rows: ["pending"], emails: 1, notices: 0 } },
    { send: [{ website: "x" }], page: /didn’t send an email/, seen: nothing },
    { send: [{ email: "zoe@" }], page: /Type the whole address/, seen: nothing },
  ];
  for (const [index, { send, page }] of cases.entries()) {
    let said = "";
    for (const fields of send) said = await pageAfter(site, "/newsletter", { email: emailOf(index), ...fields });
    expect.soft(said).toMatch(page);
  }
  const rows = await exportSubscribers(site);
  await drain(site, mail, 2);
  for (const [index, { page, seen }] of cases.entries()) {
    expect.soft(seenOf(mail, rows, emailOf(index)), String(page)).toEqual(seen);
  }
});

const emailOf = (index: number) => `case-${index}@visitor.example`;

let senders = 0;

/** Posts a form from a new address, and returns the text of the page, or the part of a page, that it leads to. */
async function pageAfter(site: Site, path: string, fields: Record<string, string>): Promise<string> {
  senders += 1;
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "X-Forwarded-For": `10.113.${senders}.7` },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const location = answer.headers.get("location");
  const headers = { Cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
  const html = await (location ? await fetch(new URL(location, site.url), { headers }) : answer).text();
  const part = location?.split("#")[1];
  return parse(html).querySelector(part ? `#${part}` : "main")?.text ?? "";
}

/** Once the site has stopped, all emails are out. */
async function drain(site: Site, mail: MailServer, expected: number): Promise<void> {
  await mail.waitFor(expected);
  await site.stop();
}

/** Of the team's notices, counts only those that contain the address. */
function seenOf(mail: MailServer, rows: readonly Record<string, unknown>[], email: string): Omit<Seen, "page"> {
  return {
    rows: rows.filter((row) => row.email === email).map(({ status }) => status),
    emails: mail.to(email).length,
    notices: mail.to(team).filter(({ text, html }) => `${text}${html}`.includes(email)).length,
  };
}
