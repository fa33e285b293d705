import type { Logger } from "pino";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { raiseAlarms } from "./promise-alarms.server.ts";
import { readSwitches } from "./promise-switches.server.ts";
import { publishPromises } from "./publish-promises.server.ts";
import { sendWeeklyDigest } from "./weekly-digest.server.ts";

const everyMs = 60_000;

type WatchParts = { source: DeskSource; log: Logger; now?: () => number };

/**
 * Runs once: does every due job that no process has done. One that fails does not keep the others from being tried; at the
 * end, it throws the first error.
 */
export async function lookAtPromises({ db, reader }: DeskSource, nowMs: number): Promise<void> {
  const source = { db, reader };
  const { alarms, digest } = await readSwitches(db);
  const works = [
    ...(alarms.isOn ? [() => raiseAlarms(db, nowMs)] : []),
    () => publishPromises(source, nowMs),
    ...(digest.isOn ? [() => sendWeeklyDigest(source, nowMs)] : []),
  ];
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The loop that publishes figures once a day, and emails the team about its promises. It runs every minute. */
export function createPromiseWatch({ source, log, now = Date.now }: WatchParts): Delivery {
  return createBackgroundLoop({
    look: (nowMs) => lookAtPromises(source, nowMs),
    everyMs,
    failure: "promises cannot be checked",
    log,
    now,
  });
}
