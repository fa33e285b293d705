import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, silentLog } from "#test/desk-samples.ts";
import { hasImapServer, type ImapServer, startImapServer } from "#test/imap-server.ts";
import { startToKill } from "#test/process-to-kill.ts";
import { replyAddress } from "./reply-address.server.ts";

const [all, kills] = [200, 20];

// Skipped when there is no Dovecot, but `npm test` doesn't start without it.
const describeWithMailbox = hasImapServer ? describeEachDatabase : (name: string) => describe.skip(name, () => {});

describeWithMailbox("a process that is killed while it takes in emails", ({ open, settings }) => {
  let imap: ImapServer;
  beforeAll(async () => {
    imap = await startImapServer();
    return () => imap.remove();
  });
  const startProcess = () => startToKill(["desk-mail-process.ts"], settings(), { IMAP_URL: imap.url });

  it("20 times during 200 emails loses none and stores none twice", async () => {
    const to = await openThread();
    const { db, close } = await openDatabase(settings());
    try {
      const count = async () => (await db.selectFrom("mails_in").select("id").execute()).length;
      let killedAtWork = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        await imap.deliverAll(Array.from({ length: all / kills }, (_, n) => letter(to, `Number ${kill} ${n}`)));
        const before = await count();
        const end = await startProcess();
        await expect.poll(count, { timeout: 30_000, interval: 2 }).toBeGreaterThan(before);
        await wait((kill * 7) % 20);
        await end();
        if ((await imap.count()).unread > 0) killedAtWork += 1;
      }
      const endLast = await startProcess();
      await expect.poll(() => imap.count(), { timeout: 60_000, interval: 50 }).toMatchObject({ unread: 0 });
      await endLast();

      const words = (await db.selectFrom("mails_in").select("words").execute()).map((mail) => mail.words);
      expect(new Set(words).size).toBe(all);
      expect(words).toHaveLength(all);
      const promises = await db
        .selectFrom("clocks")
        .select("id")
        .where("source", "=", "mail-in")
        .where("ended_at", "is", null)
        .execute();
      expect(promises).toHaveLength(all);
      expect(killedAtWork).toBeGreaterThan(kills / 4);
    } finally {
      await close();
    }
  }, 240_000);

  /** Returns the reply address for the person of a new thread. */
  async function openThread(): Promise<string> {
    const database = await open();
    await database.db
      .insertInto("leads")
      .values(leadRow({ email: "Maria@visitor.example" }))
      .execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const { id } = await database.db.selectFrom("threads").select("id").executeTakeFirstOrThrow();
    // A killed process can leave a batch half written, so each process opens the file for itself.
    await database.close();
    return replyAddress(testDataKey, "reply@pathtokeys.example", id);
  }
});

function letter(to: string, words: string): string {
  const head = ["From: Maria Lopez <maria@visitor.example>", `To: ${to}`, "Subject: Re: Your request"];
  const id = `Message-ID: <${words.replaceAll(" ", ".")}@visitor.example>`;
  return `${[...head, id, "Content-Type: text/plain; charset=utf-8"].join("\r\n")}\r\n\r\n${words}\r\n`;
}
