import { cleanText } from "#app/domain/text/clean-text.ts";
import { foldName, foldOneName } from "#app/domain/text/person-name.ts";
import { isScriptLike } from "#app/domain/text/suspicious-text.ts";
import { parseUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { takeAMoment } from "./support/clock.ts";
import { exportLeads, exportMessages, exportSubscribers, exportText } from "./support/export.ts";
import {
  contact,
  creditAnalysis,
  fetchToken,
  type HostileForm,
  hostileForms,
  hostileSettings,
  inTurns,
  noMailServer,
  sendCall,
  sendPlain,
  visitorEmail,
} from "./support/hostile-forms.ts";
import {
  Comparison,
  dangersIn,
  fitsBody,
  fitsText,
  naughtyPacks,
  naughtyStrings,
  parseCsv,
  textsOf,
  valuesIn,
} from "./support/hostile-text.ts";
import { linksIn } from "./support/mail-checks.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 300_000 });

for (const form of hostileForms) {
  const title = `Every field of ${form.id} accepts or refuses any text, and accepted text is stored without its markup`;
  test(title, form === hostileForms[0] ? {} : { tag: "@prove" }, async ({ newSite }) => {
    const site = await newSite(hostileSettings(noMailServer));
    const answers = new Comparison();
    const taken = new Map<string, { naughty: string; fields: string[] }>();
    const names = [...form.strict, ...Object.keys(form.texts), "pageUrl"];
    await inTurns(naughtyStrings, async (naughty, index) => {
      const odd = { website: naughty, attribution: { [naughty]: naughty }, consent: { textId: naughty, version: 1 } };
      const all = Object.fromEntries(names.map((name) => [name, naughty]));
      const first = await sendCall(site, form, { ...form.valid, ...odd, ...all, submissionKey: naughty });
      answers.compare(naughty, first.status, 422);
      for (const name of Object.keys(form.texts)) {
        answers.compare(`${name}: ${naughty}`, first.refused.includes(name), isRefused(form, name, naughty));
      }
      // Each field is checked separately, so the ones that were not refused are accepted now.
      const fields = names.filter((name) => !first.refused.includes(name));
      const rest = Object.fromEntries(fields.map((name) => [name, naughty]));
      const submissionKey = `${form.id}-${index}`;
      const second = await sendCall(site, form, { ...form.valid, ...odd, ...rest, submissionKey });
      answers.compare(naughty, second, { status: 200, refused: [] });
      taken.set(submissionKey, { naughty, fields });
    });
    expect(answers.differences).toEqual([]);

    const rows = [...(await exportLeads(site)), ...(await exportMessages(site))];
    expect(rows).toHaveLength(naughtyStrings.length);
    const stored = new Comparison();
    for (const row of rows) {
      const { naughty = "", fields = [] } = taken.get(String(row.submissionKey)) ?? {};
      const clean = cleanText(naughty);
      const kept = { ...row, ...(row.fields as object) } as Record<string, unknown>;
      stored.compare(naughty, [row.email, row.consentTextId], [visitorEmail, null]);
      stored.compare(naughty, /<\/?[a-z!?]/i.test(JSON.stringify([row.name, row.attribution])), false);
      for (const name of Object.keys(form.texts)) {
        if (fields.includes(name)) stored.compare(naughty, kept[name] ?? "", clean);
      }
      if (fields.includes("pageUrl")) stored.compare(naughty, row.pageUrl, pageOf(naughty));
      if (fields.includes("phone")) stored.compare(naughty, row.phone, parseUsPhoneNumber(naughty));
      if (fields.includes("currentRent")) stored.compare(naughty, kept.currentRent, Number(naughty));
      const isName = fields.some((field) => /name$/i.test(field));
      const folded = /first/.test(fields.join(" ")) ? foldOneName(clean) : foldName(clean);
      stored.compare(naughty, !isName || String(row.name).includes(folded), true);
    }
    expect(stored.differences).toEqual([]);
    const lines = parseCsv(await exportText(site.settings, "csv", form.isLead ? "leadsExport" : "messagesExport"));
    expect(lines).toHaveLength(naughtyStrings.length + 1);
    expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(site.log).not.toContain('"level":50');
  });
}

function pageOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function isRefused(form: HostileForm, name: string, naughty: string): boolean {
  const { longest = 0, isRequired = false } = form.texts[name] ?? {};
  const clean = cleanText(naughty);
  return clean.length > longest || (isRequired && clean === "") || (form === contact && isScriptLike(naughty));
}

test("No form name and no token causes a server error", { tag: "@prove" }, async ({ newSite }) => {
  const site = await newSite(hostileSettings(noMailServer));
  const answers = new Comparison();
  await inTurns(naughtyStrings, async (formName) => {
    const { status } = await sendCall(site, creditAnalysis, { ...creditAnalysis.valid, formName });
    answers.compare(formName, status, 422);
  });
  for (const form of hostileForms.filter(({ isLead }) => !isLead)) {
    await inTurns(naughtyStrings, async (_csrf, index) => {
      const { status } = await sendCall(site, form, { ...form.valid, _csrf, submissionKey: `${form.id}-${index}` });
      // Empty text, or text that is too long to be a token, counts as no token.
      answers.compare(_csrf, status, _csrf === "" || _csrf.length > 200 ? 200 : 403);
    });
  }
  expect(answers.differences).toEqual([]);
  expect(site.log).not.toContain('"level":50');
});

test("No email shows a visitor's text as anything but text", async ({ newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite(hostileSettings(mail.url));
  const sent = new Set<string>();
  const tokens = new Map<HostileForm, string[]>();
  const harmless = naughtyStrings.filter((naughty) => !isScriptLike(naughty));
  const packsOf = (form: HostileForm) => naughtyPacks("\n", fitsText, form === contact ? harmless : naughtyStrings);
  for (const form of hostileForms.filter(({ isLead }) => !isLead)) {
    const ofForm: string[] = [];
    await inTurns(packsOf(form), async (_, index) => {
      ofForm[index] = await fetchToken(site, form);
    });
    tokens.set(form, ofForm);
  }
  for (const form of hostileForms.toSorted((one) => (one === contact ? 1 : -1))) {
    if (form === contact) await takeAMoment();
    const name = Object.keys(form.texts).at(-1) ?? "";
    await inTurns(packsOf(form), async (pack, index) => {
      const _csrf = tokens.get(form)?.[index];
      const { status } = await sendCall(site, form, { ...form.valid, [name]: `${form.id}:\n${pack}`, _csrf });
      expect([pack, status]).toEqual([pack, 200]);
      sent.add(cleanText(`${form.id}:\n${pack}`));
    });
  }
  await mail.waitFor(sent.size * 2, 150_000);
  const usual = new Set(["meta", "link", "style", "<!--"]);
  const emails = new Comparison();
  for (const { message } of mail.received) {
    const of = message.subject ?? "";
    const odd = linksIn(message).filter((link) => !/^(?:tel:\+1\d{10}|mailto:[^\s?]+|https?:\/\/\S+)$/.test(link));
    emails.compare(
      of,
      dangersIn(message.html ?? "").filter((danger) => !usual.has(danger)),
      [],
    );
    emails.compare(of, [Boolean(message.text), odd], [true, []]);
    emails.compare(of, message.headers.filter(({ key, value }) => /[\r\n]/.test(key + value)).length, 0);
  }
  expect(emails.differences).toEqual([]);
  // A short text without line breaks is next to its label; any other is in a separate box.
  const texts = mail.received.flatMap(({ message }) => textsOf(message.html ?? "", "pre, bdi"));
  const shown = texts.filter((text) => hostileForms.some(({ id }) => text.startsWith(`${id}:`)));
  expect(shown.toSorted()).toEqual([...sent].toSorted());
  expect(site.log).not.toContain('"level":50');
});

test("A page that shows a form again shows the typed text to the letter, and as text", { tag: "@prove" }, async ({
  newSite,
}) => {
  const site = await newSite(hostileSettings(noMailServer));
  const answers = new Comparison();
  for (const { id, path, valid, texts, strict } of hostileForms) {
    const names = [...new Set([...Object.keys(valid), ...Object.keys(texts), ...strict])];
    const typed = names.filter((name) => !["formName", "currentRent", "requestType", "issueType"].includes(name));
    const usual = dangersIn((await sendPlain(site, path, {})).html);
    await inTurns(naughtyPacks(" ", fitsBody), async (pack) => {
      const sent = Object.fromEntries(names.map((name) => [name, `. ${pack}`]));
      const { status, html } = await sendPlain(site, path, sent);
      answers.compare(pack, [status, dangersIn(html)], [422, usual]);
      const asSent = new URLSearchParams({ pack: `. ${pack}` }).toString();
      const decoded = new URLSearchParams(asSent).get("pack") ?? "";
      answers.compare(pack, valuesIn(html, id), Object.fromEntries(typed.map((name) => [name, decoded])));
    });
  }
  expect(answers.differences).toEqual([]);
  expect(site.log).not.toContain('"level":50');
});

test("The newsletter's forms and links treat any text as text", { tag: "@prove" }, async ({ newSite }) => {
  const site = await newSite(hostileSettings(noMailServer));
  const answers = new Comparison();
  const usual = dangersIn((await sendPlain(site, "/newsletter", { email: "" })).html);
  await inTurns(naughtyPacks(" ", fitsBody), async (pack) => {
    const { status, html } = await sendPlain(site, "/newsletter", { email: `. ${pack}`, website: pack });
    answers.compare(pack, [status, dangersIn(html)], [422, usual]);
  });
  const isEmptied = (website: string) => cleanText(website) === "";
  await inTurns(naughtyStrings, async (website, index) => {
    const { status } = await sendPlain(site, "/newsletter", { email: `reader-${index}@visitor.example`, website });
    // With a filled trap, the page asks for another press.
    answers.compare(website, status, isEmptied(website) ? 303 : 422);
  });
  const readers = await exportSubscribers(site);
  expect(readers.map(({ email }) => email).toSorted()).toEqual(
    naughtyStrings
      .flatMap((website, index) => (isEmptied(website) ? [`reader-${index}@visitor.example`] : []))
      .toSorted(),
  );

  const { pathname, search } = new URL(readers[0]?.preferencesUrl ?? "");
  const atRest = dangersIn((await sendPlain(site, pathname + search, { guides: "on", pause: "none" })).html);
  await inTurns(naughtyPacks(" ", fitsBody), async (pack) => {
    const wrong = await sendPlain(site, pathname + search, { guides: pack, reports: pack, pause: pack, intent: pack });
    answers.compare(pack, [wrong.status, dangersIn(wrong.html)], [422, atRest]);
    for (const path of ["/newsletter/preferences", "/newsletter/confirm", "/newsletter/unsubscribe"]) {
      const dead = await fetch(`${site.url}${path}?${new URLSearchParams({ token: pack })}`);
      answers.compare(`${path}: ${pack}`, dead.status, 404);
    }
  });
  expect(answers.differences).toEqual([]);
  const lines = parseCsv(await exportText(site.settings, "csv", "newsletterExport"));
  expect(lines.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(site.log).not.toContain('"level":50');
});
