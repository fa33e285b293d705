import { setTimeout as wait } from "node:timers/promises";
import { clock } from "../../support/clock.ts";
import { runStatement } from "../../support/statement.ts";
import type { DeskWorld } from "./model.ts";

const mostLooks = 200;

/**
 * Lets time pass until the site has done what it does by itself: the desk has what visitors sent, and emails that are due
 * have gone out.
 */
export async function settle(world: DeskWorld): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    if (!(await unfinished(world))) return;
    await clock.move(900);
    await wait(20);
  }
  world.faults.push(`${await unfinished(world)} after three minutes`);
}

async function unfinished({ desk: { site }, delivered }: DeskWorld): Promise<string> {
  const [left] = await runStatement<Record<string, number | string>>(
    site,
    `SELECT (SELECT count(*) FROM mails_taken) AS taken,
      (SELECT count(*) FROM leads WHERE id NOT IN (SELECT source_id FROM thread_sources))
      + (SELECT count(*) FROM messages WHERE id NOT IN (SELECT source_id FROM thread_sources)) AS unseen,
      (SELECT count(*) FROM outbox WHERE channel = 'email' AND state = 'queued' AND next_attempt_at <= ${Date.now()}) AS due,
      (SELECT count(*) FROM outbox WHERE kind = 'desk-answer' AND sent_at IS NOT NULL
        AND subject_id NOT IN (SELECT source_id FROM events WHERE kind = 'answered')) AS untold`,
  );
  if (Number(left?.taken) < delivered) return "an email is not taken in";
  if (Number(left?.unseen) > 0) return "a request is not on the desk";
  if (Number(left?.due) > 0) return "an email that is due has not gone out";
  return Number(left?.untold) > 0 ? "an answer that went out is not in its thread" : "";
}
