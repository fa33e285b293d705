import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { type DeskClient, signInByLink } from "#test/desk-client.ts";
import { hasHistory } from "#test/earlier-migrations.ts";
import { patience } from "#test/patience.ts";
import { exportBookings } from "../support/booking.ts";
import { clock } from "../support/clock.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { type DeskSite, ownerLink, startDesk } from "../support/desk.ts";
import { openEarlier } from "../support/earlier-release.ts";
import { earlierRows } from "../support/earlier-rows.ts";
import { exportLeads, exportMessages, exportSubscribers } from "../support/export.ts";
import { sendingBy, team } from "../support/mail.ts";
import { backUp, npmRun } from "../support/operator.ts";
import { discardSite, type Site, startSite } from "../support/site.ts";
import { runStatement } from "../support/statement.ts";
import { expect, test } from "../support/test.ts";
import { sendLead } from "../support/writers.ts";

const ines = "ines@team.example";
const [benDraft, finnDraft] = ["Half an answer for Ben", "Was that you, Finn?"];
const [cleoAnswer, gusAnswer] = ["Pay the oldest card first, Cleo.", "This must not go out, Gus."];
/** How long a thread is put away: shorter than a colleague's session lasts without a request. */
const awayMs = 25 * 60_000;

/** The last migration of the commit that a database from before release 1.0.0 goes through. */
const lastBefore = "0072-bounce-proof";

/** An earlier release: its last migration, and whether emails are in the outbox yet. */
type Earlier = { release: string; outbox: boolean; sentence: string };

const releases: Earlier[] = [
  { release: "0031-my-path", outbox: false, sentence: "before the outbox" },
  { release: "0036-unassigned-views", outbox: true, sentence: "of November 28" },
];

for (const { release, outbox, sentence } of releases) {
  describeOnEachDatabase(`An upgrade from the release ${sentence}`, (makeDatabase) => {
    test.setTimeout(400_000);
    test.skip(!hasHistory, "the migrations of earlier releases are in the history, which is not here");

    test("loses nothing, sends each waiting email once, and leaves set aside what was", async ({ newMailServer }) => {
      const mail = await newMailServer();
      const DATA_DIR = await mkdtemp(join(tmpdir(), "earlier-"));
      const settings = { ...sendingBy(mail), DATA_DIR, ...(await makeDatabase()) };
      await writeFile(join(DATA_DIR, "data.key"), randomBytes(32), { mode: 0o600 });
      const people = await fillEarlier(settings, { release, outbox });
      expect(await backUp(settings)).toContain(DATA_DIR);
      await expectRefused(settings);
      await goThroughLastBefore(settings);
      let desk: DeskSite | undefined;
      try {
        desk = await startDesk(settings);
        const { site } = desk;
        const { ada, ben, cleo, dan, eve, finn, gus, hope } = people;

        await mail.waitFor(5, 120_000);
        const answers = () =>
          runStatement(site, "SELECT id FROM outbox WHERE kind = 'desk-answer' AND state = 'queued'");
        await expect.poll(async () => (await answers()).length, patience).toBe(0);
        const to = () => mail.received.map((one) => one.to).toSorted();
        expect(to()).toEqual([ada.email, cleo.email, dan.email, hope, team].toSorted());
        expect(mail.to(cleo.email)[0]?.text).toContain(cleoAnswer);
        expect(mail.to(hope)[0]?.subject).toBe("Read four lines today");

        expect((await exportLeads(site)).map(({ email }) => email)).toEqual(
          [ada, ben, cleo, gus].map((one) => one.email),
        );
        expect((await exportMessages(site)).map((one) => [one.reference, one.status])).toEqual([
          [dan.sourceId, "new"],
          [eve.sourceId, "quarantined"],
        ]);
        expect(await exportBookings(site)).toMatchObject([{ reference: finn.sourceId, status: "held" }]);
        // The database of the earlier release could not note its backup: doctor asks for one until there is one that it knows.
        const doctor = async () => (await npmRun(site.settings, "doctor")).out;
        expect(await doctor()).toContain("\n  There is no good backup yet: ");
        await backUp(site.settings);
        // The emails say so: nothing goes out against a stop, and the operator hears of it.
        expect(await doctor()).toMatch(/^Does not work:\n {2}desk-answer: 1 given up \(ESTOPPED\)\nLeft to fill in/);

        const client = await signInByLink(await ownerLink(desk, ines));
        await expectThreads(client, people);
        await expectSetAside(client, desk, people);
        await mail.waitFor(7);
        expect(to().filter((one) => one === eve.email)).toHaveLength(1);

        // A thread that was put away comes back when its colleague said, not before.
        expect((await client.get("/desk")).html).not.toContain("Dan Moss");
        await clock.move(awayMs);
        await expect.poll(async () => (await client.get("/desk")).html, patience).toContain("Dan Moss");

        await site.restart();
        await sendLead(site, "ida@visitor.example");
        await mail.waitFor(9);
        await site.stop();
        const ids = mail.received.map(({ message }) => message.messageId);
        expect(new Set(ids).size, "no email goes out twice").toBe(ids.length);
        expect(mail.to(gus.email)).toEqual([]);
      } finally {
        if (desk) await discardSite(desk.site);
        await rm(DATA_DIR, { recursive: true, force: true });
      }
    });
  });
}

/** How many leads, bookings and subscribers there are, each with an email that waits. */
const many = 200;

const untouched: Earlier[] = [
  { release: "0014-lead-answers", outbox: false, sentence: "of November 22" },
  { release: lastBefore, outbox: true, sentence: "right before 1.0.0" },
];

for (const earlier of untouched) {
  describeOnEachDatabase(`An upgrade from the release ${earlier.sentence}`, (makeDatabase) => {
    test.setTimeout(400_000);
    test.skip(!hasHistory, "the migrations of earlier releases are in the history, which is not here");

    test(`keeps ${many} leads, bookings and subscribers, and sends each waiting email once`, async ({
      newMailServer,
    }) => {
      const mail = await newMailServer();
      const DATA_DIR = await mkdtemp(join(tmpdir(), "earlier-"));
      const settings = { ...sendingBy(mail), DATA_DIR, ...(await makeDatabase()) };
      await writeFile(join(DATA_DIR, "data.key"), randomBytes(32), { mode: 0o600 });
      const { leads, callers, readers } = await fillWithMany(settings, earlier);
      if (earlier.release !== lastBefore) {
        await expectRefused(settings);
        await goThroughLastBefore(settings);
      }
      let site: Site | undefined;
      try {
        site = await startSite(settings);
        await mail.waitFor(3 * many, 300_000);
        const emailsOf = (rows: { email?: unknown }[]) => rows.map(({ email }) => email).toSorted();
        expect(emailsOf(await exportLeads(site))).toEqual(leads.toSorted());
        expect(emailsOf(await exportBookings(site))).toEqual(callers.toSorted());
        expect(emailsOf(await exportSubscribers(site))).toEqual(readers.toSorted());
        await site.restart();
        await sendLead(site, "ida@visitor.example");
        await mail.waitFor(3 * many + 2);
        await site.stop();
        const to = mail.received.map((one) => one.to).toSorted();
        expect(to).toEqual([...leads, ...callers, ...readers, "ida@visitor.example", team].toSorted());
      } finally {
        if (site) await discardSite(site);
        await rm(DATA_DIR, { recursive: true, force: true });
      }
    });
  });
}

/** It names the commit to go through, in the log and in doctor. */
async function expectRefused(settings: Record<string, string>): Promise<void> {
  await expect(startSite(settings)).rejects.toThrow(/older than release 1\.0\.0 .* Start commit 2fe16bff once/);
  expect((await npmRun(settings, "doctor")).out).toMatch(
    /^Does not work:\n {2}This release does not start: .* Start commit 2fe16bff once, then this one\.\n/,
  );
}

/** What that commit does to the tables when it starts. */
async function goThroughLastBefore(settings: Record<string, string>): Promise<void> {
  await (await openEarlier(lastBefore, settings)).close();
}

async function fillWithMany(settings: Record<string, string>, { release, outbox }: Earlier) {
  const db = await openEarlier(release, settings);
  const rows = earlierRows(db, { outbox });
  const each = Array.from({ length: many }, (_, n) => n);
  const [leads, callers, readers]: [string[], string[], string[]] = [[], [], []];
  for (const n of each) {
    const lead = await rows.lead(`Lead${n}`, { isAtDesk: false });
    await rows.mail({ kind: "lead-confirmation", about: "lead", id: lead.sourceId });
    leads.push(lead.email);
    const [caller, reader] = [`caller${n}@visitor.example`, `reader${n}@visitor.example`];
    await rows.mail({ kind: "booking-confirmation", about: "booking", id: await rows.booking(caller, 2 + n) });
    callers.push(caller);
    await rows.mail({ kind: "newsletter-confirmation", about: "subscriber", id: await rows.subscriber(reader) });
    readers.push(reader);
  }
  await db.close();
  return { leads, callers, readers };
}

type People = Awaited<ReturnType<typeof fillEarlier>>;

/** What an earlier release had in its database when it was stopped. */
async function fillEarlier(settings: Record<string, string>, { release, outbox }: Omit<Earlier, "sentence">) {
  const { DATA_DIR: dataDir = "" } = settings;
  const dataKey = await openDataKey({ dataKeys: [], dataDir });
  const db = await openEarlier(release, settings);
  const rows = earlierRows(db, { outbox });
  const owner = await rows.owner(ines);
  const ada = await rows.lead("Ada", { isAtDesk: false });
  await rows.mail({ kind: "lead-confirmation", about: "lead", id: ada.sourceId });
  await rows.mail({ kind: "lead-team-notice", about: "lead", id: ada.sourceId });
  const ben = await rows.lead("Ben");
  await rows.draft(ben, owner, benDraft);
  const cleo = await rows.lead("Cleo");
  await rows.answer(cleo, owner, cleoAnswer);
  const dan = await rows.message("Dan", "new", { snoozed_until: Date.now() + awayMs });
  await rows.mail({ kind: "message-confirmation", about: "message", id: dan.sourceId });
  const eve = await rows.message("Eve", "quarantined");
  const finn = await rows.bookingSetAside("Finn");
  await rows.draft(finn, owner, finnDraft);
  const gus = await rows.lead("Gus");
  await rows.answer(gus, owner, gusAnswer);
  await rows.stop(dataKey.hash("contact-stop", gus.email));
  const hope = "hope@visitor.example";
  await rows.letter(hope, "Read four lines today");
  await db.close();
  return { ada, ben, cleo, dan, eve, finn, gus, hope };
}

/** Each is where it was, with the draft in it; and Ada, whom the desk had not seen, has one now. */
async function expectThreads(client: DeskClient, { ada, ben, finn, gus }: People): Promise<void> {
  expect((await client.get(`/desk/threads/${ben.threadId}`)).html).toContain(benDraft);
  expect((await client.get(`/desk/threads/${finn.threadId}`)).html).toContain(finnDraft);
  expect((await client.get(`/desk/threads/${gus.threadId}`)).html).toContain(gusAnswer);
  expect((await client.post("/desk/find", { do: "find", q: ada.email })).html).toContain(`${ada.name} Moss`);
}

/** They stay set aside; the message can be brought back, and of the booking the page says how. */
async function expectSetAside(client: DeskClient, { site }: DeskSite, { eve, finn }: People): Promise<void> {
  expect((await npmRun(site.settings, "set-aside", "list")).out).toMatch(/^Set aside: 1\n.*A question from Eve/s);
  const { html } = await client.get("/desk/aside");
  for (const { name } of [eve, finn]) expect(html).toContain(`${name} Moss`);
  expect(html).toContain("To bring it back, call or write and book a new time.");
  expect((await client.post("/desk/aside", { do: "aside-back", thread: eve.threadId })).status).toBe(303);
  const after = (await client.get("/desk/aside")).html;
  expect(after).not.toContain("Eve Moss");
  expect(after).toContain("Finn Moss");
}
