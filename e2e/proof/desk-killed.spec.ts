import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { type DeskClient, signInByLink } from "#test/desk-client.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { ownerLink, startDesk } from "../support/desk.ts";
import { type MailServer, sendingBy } from "../support/mail.ts";
import { discardSite, type Site } from "../support/site.ts";
import { runStatement } from "../support/statement.ts";
import { expect, test } from "../support/test.ts";
import { sendLead } from "../support/writers.ts";

const [kills, lettersAtOnce] = [20, 6];

/** A letter that a colleague writes at the desk, and how the desk has answered so far. */
type Letter = {
  id: string;
  email: string;
  thread: string;
  seen: string;
  isSent: boolean;
  undone: "no" | "yes" | "unsure";
};

describeOnEachDatabase("Killed 20 times between Send, Undo, the due time and the mail server", (makeDatabase) => {
  test.setTimeout(900_000);

  test("the desk loses no answer, repeats only those in flight, and ends the clock of each one that went out", async ({
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const sender = sendingBy(mail);
    const desk = await startDesk({ ...(await makeDatabase()), ...sender, LOG_LEVEL: "error" });
    const { site } = desk;
    try {
      const ines = await signInByLink(await ownerLink(desk));
      const letters = await openThreads(site, kills * lettersAtOnce);
      /** How often each letter was in flight at a kill: claimed, at the mail server, and not yet recorded as sent. */
      const inFlight = new Map<string, number>();
      for (let kill = 0; kill < kills; kill += 1) {
        const own = letters.slice(kill * lettersAtOnce, (kill + 1) * lettersAtOnce);
        const work = Promise.all(own.map((letter, index) => write(site, ines, letter, (kill + index) % 3 === 0)));
        // The kills alternate: in the middle of the presses, while letters wait, and as soon as the mail server has one.
        if (kill % 2 === 0) await wait((kill * 13) % 250);
        else
          await expect
            .poll(() => own.some(({ id }) => arrived(mail, id) > 0), { intervals: [2], timeout: 60_000 })
            .toBe(true);
        await site.kill();
        await work;
        // Letters that the killed process had sent still reach the mail server.
        await wait(100);
        const claimed = await runStatement<{ id: string }>(
          site,
          "SELECT id FROM outbox WHERE kind = 'desk-answer' AND state = 'queued' AND claimed_by IS NOT NULL",
        );
        for (const { id } of claimed) if (arrived(mail, id) > 0) inFlight.set(id, (inFlight.get(id) ?? 0) + 1);
        // As if the killed process's claims had run out.
        await runStatement(site, "UPDATE outbox SET claimed_until = 0 WHERE state = 'queued'");
        await site.start();
        // A colleague who got no answer presses again, with the form that is still open.
        for (const letter of own.filter(({ isSent }) => !isSent)) await press(ines, letter);
        expect(own.every(({ isSent }) => isSent)).toBe(true);
      }
      await letBeDue(site);
      await expect.poll(() => unsettled(site), { timeout: 90_000, intervals: [250] }).toBe(0);

      const ends = await readEnds(site);
      const faults: object[] = [];
      let doubled = 0;
      for (const letter of letters) {
        const end = ends.get(letter.thread);
        const copies = arrived(mail, letter.id);
        const isBack = end?.draft === wordsOf(letter) && !end.letter;
        const mayBeBack = letter.undone !== "no" && isBack && copies === 0 && end.ended_how === null && end.told === 0;
        const isOut = letter.undone !== "yes" && end?.letter === letter.id && end.draft === null && copies > 0;
        const isKept = isOut && end.ended_how === "answer" && end.ended_at === end.sent_at && end.told === 1;
        if (copies > 1) doubled += copies - 1;
        const mayBeDoubled = Math.max(0, copies - 1) <= (inFlight.get(letter.id) ?? 0);
        if (!(isKept || mayBeBack) || !mayBeDoubled) faults.push({ ...letter, ...end, copies });
      }
      expect(faults).toEqual([]);
      const caught = [...inFlight.values()].reduce((sum, times) => sum + times, 0);
      const back = [...ends.values()].filter(({ letter }) => !letter).length;
      const figures = `${letters.length} letters, ${back} taken back, 0 lost, ${caught} in flight at ${kills} kills, ${doubled} doubled`;
      console.log(figures);
      expect(doubled).toBeLessThanOrEqual(caught);
      expect(caught, "letters in flight at the kills").toBeGreaterThan(0);
      expect(back, "letters that were taken back").toBeGreaterThan(0);
    } finally {
      writeFileSync(test.info().outputPath("site.log"), site.log);
      await discardSite(site);
    }
  });
});

const wordsOf = ({ id }: Letter) => `Thank you for writing. This is letter ${id}.`;

/** This many people who wrote, with their threads. */
async function openThreads(site: Site, count: number): Promise<Letter[]> {
  const emails = Array.from({ length: count }, (_, index) => `person-${index}@visitor.example`);
  for (let from = 0; from < count; from += 10) {
    await Promise.all(emails.slice(from, from + 10).map((email) => sendLead(site, email)));
  }
  const read = () =>
    runStatement<{ email: string; thread: string; seen: string }>(
      site,
      `SELECT address.value AS email, threads.id AS thread, threads.last_event_id AS seen FROM threads
       JOIN person_addresses AS address ON address.person_id = threads.person_id AND address.kind = 'email'`,
    );
  await expect.poll(async () => (await read()).length, { timeout: 90_000 }).toBe(count);
  return (await read()).map((row) => ({ ...row, id: newRowId(), isSent: false, undone: "no" }));
}

/** Presses Send; then takes the letter back, or lets its ten seconds go by. */
async function write(site: Site, client: DeskClient, letter: Letter, isUndone: boolean): Promise<void> {
  await press(client, letter);
  if (!letter.isSent) return;
  if (!isUndone) return letBeDue(site, letter);
  letter.undone = "unsure";
  const answer = await client.post("/desk", { do: "undo-answer", letter: letter.id }).catch(() => null);
  if (answer?.status === 303) letter.undone = "yes";
  if (answer?.status === 409) letter.undone = "no";
}

async function press(client: DeskClient, letter: Letter): Promise<void> {
  const { id, thread, seen } = letter;
  const fields = { do: "send-answer", thread, letter: id, seen, version: "0", words: wordsOf(letter) };
  const answer = await client.post(`/desk/threads/${thread}`, fields).catch(() => null);
  if (answer) expect([answer.status, answer.to]).toEqual([303, `/desk/threads/${thread}#answer`]);
  letter.isSent = answer !== null;
}

/** Acts as if ten seconds had gone by. */
async function letBeDue(site: Site, letter?: Letter): Promise<void> {
  const which = letter ? `id = '${letter.id}'` : "kind = 'desk-answer'";
  await runStatement(site, `UPDATE outbox SET next_attempt_at = 0 WHERE ${which} AND state = 'queued'`);
}

const arrived = (mail: MailServer, id: string) =>
  mail.received.filter(({ message }) => message.messageId === `<${id}@business.example>`).length;

/** How many letters wait, or went out but don't show in their thread yet. */
async function unsettled(site: Site): Promise<number> {
  const [row] = await runStatement<{ count: number | string }>(
    site,
    `SELECT count(*) AS count FROM outbox WHERE kind = 'desk-answer' AND (state <> 'sent' OR NOT EXISTS
       (SELECT 1 FROM events WHERE kind = 'answered' AND source_id = outbox.subject_id))`,
  );
  return Number(row?.count);
}

type End = {
  letter: string | null;
  sent_at: number;
  draft: string | null;
  ended_how: string | null;
  ended_at: number;
  told: number;
};

/** The outcome of each thread: its letter, draft and clock, and how often it shows that an answer was sent. */
async function readEnds(site: Site): Promise<Map<string, End>> {
  const rows = await runStatement<End & { thread: string }>(
    site,
    `SELECT threads.id AS thread, mail.subject_id AS letter, mail.sent_at, drafts.words AS draft, clocks.ended_how,
       clocks.ended_at, (SELECT count(*) FROM events WHERE thread_id = threads.id AND kind = 'answered') AS told
     FROM threads JOIN clocks ON clocks.thread_id = threads.id LEFT JOIN drafts ON drafts.thread_id = threads.id
     LEFT JOIN answers ON answers.thread_id = threads.id LEFT JOIN outbox AS mail ON mail.subject_id = answers.id`,
  );
  expect(new Set(rows.map(({ thread }) => thread)).size, "one letter and one clock per thread").toBe(rows.length);
  const numbers = ({ sent_at, ended_at, told }: End) => ({
    sent_at: Number(sent_at),
    ended_at: Number(ended_at),
    told: Number(told),
  });
  return new Map(rows.map(({ thread, ...end }) => [thread, { ...end, ...numbers(end) }]));
}
