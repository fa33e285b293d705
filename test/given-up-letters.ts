import { vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { answerLetters } from "#app/server/desk/answers/answer-letters.server.tsx";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "./data-key.ts";
import { silentLog } from "./desk-samples.ts";
import { startMailServer } from "./mail-server.ts";
import { patience } from "./patience.ts";

/** Sends a colleague's letters until one is given up; returns why, and what arrived all the same. */
export async function sendUntilGivenUp(database: SiteDatabase, given: Settings) {
  const server = await startMailServer();
  const settings = { ...given, smtpUrl: server.url, mailFrom: "Path to Keys <hello@business.example>" };
  const timing = { ...usualTiming, pollMs: 20, leastPauseMs: 20, mostPauseMs: 50 };
  const letters = [answerLetters(testDataKey, undefined)];
  const delivery = createMailDelivery({ database, settings, log: silentLog, letters }, timing);
  delivery.start();
  const failed = database.db.selectFrom("outbox").select("last_error").where("state", "=", "failed");
  const errors = await vi.waitFor(async () => {
    const rows = await failed.execute();
    if (rows.length === 0) throw new Error("No letter was given up");
    return rows.map(({ last_error }) => last_error);
  }, patience);
  await delivery.stop();
  return { errors, arrived: server.arrived };
}
