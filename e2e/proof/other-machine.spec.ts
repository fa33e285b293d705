import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { signInByLink } from "#test/desk-client.ts";
import { patience } from "#test/patience.ts";
import { book, bookingPathIn, caller, freeTimes, tokensFor } from "../support/booking.ts";
import { clock } from "../support/clock.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { type DeskSite, ownerLink, startDesk } from "../support/desk.ts";
import { type MailServer, sendingBy, team } from "../support/mail.ts";
import { backUp, contentsOf, npmRun, waitingIn } from "../support/operator.ts";
import { discardSite } from "../support/site.ts";
import { runStatement } from "../support/statement.ts";
import { expect, test } from "../support/test.ts";
import { sendLead } from "../support/writers.ts";

const told = "told@visitor.example";
const waits = "waits@visitor.example";
const words = "Pay the card with the highest rate first.";
/** Longer than a killed process keeps its claims on emails. */
const leaseMs = 91_000;

describeOnEachDatabase("A site whose machine is lost", (makeDatabase) => {
  test.setTimeout(400_000);

  test("goes on at another one with all that the backup has, and sends each waiting email once", async ({
    newMailServer,
  }) => {
    const database = await makeDatabase();
    const isPostgres = database.DATABASE_URL !== undefined;
    test.skip(isPostgres && !existsSync("/usr/bin/pg_restore"), "pg_dump and pg_restore are not on this machine");
    const mail = await newMailServer();
    const lost = await startDesk({ ...database, ...sendingBy(mail) });
    const safe = await mkdtemp(join(tmpdir(), "safe-"));
    const machine = await mkdtemp(join(tmpdir(), "other-"));
    const place = { ...sendingBy(mail), DATA_DIR: join(machine, "data") };
    let other: DeskSite | undefined;
    try {
      const day = await workForADay(lost, mail);
      const copy = await backUp(lost.site.settings);
      await cp(dirname(copy), join(safe, "backups"), { recursive: true });
      await cp(join(lost.site.dataDir, "data.key"), join(safe, "data.key"));
      const [backup, key] = [join(safe, "backups", basename(copy)), join(safe, "data.key")];
      const before = { contents: await contentsOf(lost.site), waiting: await waitingIn(lost.site) };
      await sendLead(lost.site, "late@visitor.example");
      await lost.site.kill();
      await rm(lost.site.dataDir, { recursive: true });

      // Without the key, or with another one, nothing is restored.
      const refused = { ...place, ...(await makeDatabase()) };
      const keyless = await npmRun(refused, "restore", backup);
      expect(keyless).toMatchObject({ code: 1, out: "" });
      expect(keyless.problems).toContain("The data key is missing. Set DATA_KEY, or add --key FILE.");
      await writeFile(join(safe, "another.key"), Buffer.alloc(32, 9));
      const wrong = await npmRun(refused, "restore", backup, "--key", join(safe, "another.key"));
      expect(wrong).toMatchObject({ code: 1, out: "" });
      expect(wrong.problems).toContain("is not the one that this database was used with");
      expect(await readdir(place.DATA_DIR)).toEqual([]);

      const settings = { ...place, ...(await makeDatabase()) };
      const restored = await npmRun(settings, "restore", backup, "--key", key);
      expect({ code: restored.code, problems: restored.problems }).toEqual({ code: 0, problems: "" });
      expect(restored.out).toContain(
        `Restored: leads 2, messages 0, bookings 1, files 0, emails and webhooks that wait ${before.waiting}.`,
      );
      expect(restored.out).toContain("Leads that came later are not in it.\nThe data key is the one of this database.");
      const here = { settings, dataDir: place.DATA_DIR };
      expect(await contentsOf(here)).toEqual(before.contents);
      await expectChainsIntact(settings, backup);

      // A key that is gone, or another one, is not mistaken for a working site.
      const own = join(place.DATA_DIR, "data.key");
      await rename(own, `${own}.away`);
      await expect(startDesk(settings)).rejects.toThrow(/The data key is missing\. This database was used with one/);
      expect((await npmRun(settings, "doctor")).out).toMatch(/^Does not work:\n {2}The data key is missing\./);
      await cp(join(safe, "another.key"), own);
      await expect(startDesk(settings)).rejects.toThrow(/is not the one that this database was used with/);
      expect((await npmRun(settings, "doctor")).out).toMatch(/^Does not work:\n {2}The data key in .* is not the one/);
      await rename(`${own}.away`, own);

      await mail.up();
      await clock.move(leaseMs);
      other = await startDesk(settings);
      await mail.waitFor(day.sent + 3, 120_000);
      await expect.poll(() => dueIn(other), patience).toBe(0);
      expect(other.site.url).not.toBe(lost.site.url);
      // All that is missing is a backup of this machine's own.
      const doctor = async () => (await npmRun(settings, "doctor")).out;
      expect(await doctor()).toMatch(/^Does not work:\n {2}There is no good backup yet: .*\nLeft to fill in/);
      await backUp(settings);
      expect(await doctor()).not.toContain("Does not work:");

      // What people hold from before still works: a link in an email, and a colleague's session.
      expect((await fetch(other.site.url + day.bookingPath)).status).toBe(200);
      const thread = await fetch(`${other.origin}/desk/threads/${day.thread}`, { headers: { Cookie: day.cookie } });
      expect(await thread.text()).toContain(words);
      await sendLead(other.site, "new@visitor.example");
      await mail.waitFor(day.sent + 5);
      await other.site.stop();

      const ids = mail.received.map(({ message }) => message.messageId);
      expect(new Set(ids).size, "no email goes out twice").toBe(ids.length);
      expect(mail.received.map(({ to }) => to).toSorted()).toEqual(
        [caller.email, "new@visitor.example", ...Array(4).fill(team), told, told, waits].toSorted(),
      );
      expect(mail.to(told).filter(({ text }) => text?.includes(words))).toHaveLength(1);
    } finally {
      await discardSite(lost.site);
      if (other) await discardSite(other.site);
      for (const folder of [safe, machine]) await rm(folder, { recursive: true, force: true });
    }
  });
});

/** A request and a booking whose emails went out; then the mail server goes down, and a request and an answer wait. */
async function workForADay(desk: DeskSite, mail: MailServer) {
  const { site } = desk;
  const ines = await signInByLink(await ownerLink(desk));
  await sendAgreed(desk, told);
  const [start = ""] = await freeTimes(site);
  const [_csrf = ""] = await tokensFor(site, 1);
  expect((await book(site, { start, _csrf })).status).toBe(303);
  await mail.waitFor(4);
  const sent = mail.received.length;
  await mail.down();
  await sendLead(site, waits);

  const threads = () =>
    runStatement<{ thread: string; seen: string; email: string }>(
      site,
      `SELECT threads.id AS thread, threads.last_event_id AS seen, address.value AS email FROM threads
       JOIN person_addresses AS address ON address.person_id = threads.person_id AND address.kind = 'email'`,
    );
  await expect.poll(async () => (await threads()).length, patience).toBe(3);
  const { thread = "", seen = "" } = (await threads()).find(({ email }) => email === told) ?? {};
  expect((await ines.get(`/desk/threads/${thread}`)).status).toBe(200);
  const answer = { do: "send-answer", thread, letter: newRowId(), seen, version: "0", words };
  expect((await ines.post(`/desk/threads/${thread}`, answer)).status).toBe(303);
  // The colleague's seconds to take it back are over, and the mail server is still away.
  await clock.move(60_000);
  const chained = () => runStatement(site, "SELECT seq FROM consent_chain");
  await expect.poll(async () => (await chained()).length, patience).toBe(1);
  return { sent, thread, cookie: ines.cookie, bookingPath: bookingPathIn(mail.to(caller.email)[0]) };
}

/** A request of someone who agreed to be called. */
async function sendAgreed({ site }: DeskSite, email: string): Promise<void> {
  const body = {
    formName: "Free Credit Analysis",
    ...{ firstName: "Ana", lastName: "Reyes", name: "Ana Reyes", email, phone: "(602) 555-0112" },
    pageUrl: `${site.url}/get-started`,
    submissionKey: newRowId(),
    consent: { textId: contactConsent.id, version: contactConsent.version },
  };
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** Also against the ends that left with the backup. */
async function expectChainsIntact(settings: Record<string, string>, backup: string): Promise<void> {
  const audit = await npmRun(settings, "audit", "verify", `${backup}.audit-head`);
  expect(audit.out).toMatch(/^All [1-9]\d* entries are intact, and so are 1 heads of earlier backups\.$/m);
  const consent = await npmRun(settings, "consent", "verify", `${backup}.consent-head`);
  expect(consent.out).toBe("Links: 1. Records: 1. Problems: 0.\n");
}

/** How many emails should have gone out by now; a reminder of a call comes later. */
async function dueIn(desk: DeskSite | undefined): Promise<number> {
  if (!desk) return -1;
  const due = `SELECT id FROM outbox WHERE state = 'queued' AND next_attempt_at <= ${Date.now()}`;
  return (await runStatement(desk.site, due)).length;
}
