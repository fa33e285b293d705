/*
 * The loop that sends the weekly letter, as a separate process that a test kills: `node test/letter-process.ts`, with
 * SMTP_URL, and the DATA_DIR or DATABASE_URL of a migrated database. It prints "working" when it begins.
 */
import { register } from "node:module";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { createLog } from "#app/server/report/log.server.ts";
import { testDataKey } from "./data-key.ts";
import { openInProcess } from "./open-in-process.ts";

register("./tsx-hooks.ts", import.meta.url);
const { createLetterDelivery } = await import("#app/server/letter/letter-delivery.server.ts");

createLetterDelivery(
  {
    database: openInProcess(),
    dataKey: testDataKey,
    log: createLog("silent"),
    settings: {
      siteUrl: "https://site.example",
      mailFrom: "letters@business.example",
      teamEmail: "team@business.example",
      dataDir: process.env.DATA_DIR ?? "",
      smtpUrl: process.env.SMTP_URL,
      smtpAllowsPlain: false,
      lettersPerMinute: 1_000_000,
    },
  },
  { ...usualTiming, parallel: 2, leaseMs: 1500, sendMs: 500, pollMs: 20, leastPauseMs: 20, mostPauseMs: 50 },
).start();
console.log("working");
