/*
 * The loop that takes in emails, as a separate process that a test kills: `node test/desk-mail-process.ts`, with IMAP_URL,
 * and the DATA_DIR or DATABASE_URL of a migrated database. It prints "working" when it begins.
 */
import { createMailTaker } from "#app/server/desk/mail-in/mail-taker.server.ts";
import { createLog } from "#app/server/report/log.server.ts";
import { readImap } from "#app/server/settings/imap-settings.server.ts";
import { testDataKey } from "./data-key.ts";
import { openInProcess } from "./open-in-process.ts";

createMailTaker(
  {
    database: openInProcess(),
    dataKey: testDataKey,
    imap: readImap(process.env.IMAP_URL ?? "", undefined),
    mailFrom: "support@pathtokeys.example",
    authServer: undefined,
    readSent: async () => [],
    log: createLog("silent"),
  },
  { pollMs: 20, holdMs: 100, leastPauseMs: 20, mostPauseMs: 100 },
).start();
console.log("working");
