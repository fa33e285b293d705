import { setTimeout as wait } from "node:timers/promises";
import { getEnvironmentData } from "node:worker_threads";
import { pino } from "pino";
import { vi } from "vitest";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { storeConsentWords } from "#app/server/consent/evidence.server.ts";
import { chainNew, sweepRecords } from "#app/server/consent/keeper.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { reconcile, takeNight } from "#app/server/desk/projector/reconciliation.server.ts";
import { lookAtPromises } from "#app/server/desk/promises/promise-watch.server.ts";
import { createDeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { createLetterDelivery } from "#app/server/letter/letter-delivery.server.ts";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { eraseApproved } from "#app/server/privacy/approved-erasures.server.ts";
import { keepOnlyDue } from "#app/server/retention/nightly-retention.server.ts";
import { createServices, siteLetters } from "#app/server/services.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { deskOrigin, deskSettings } from "#test/test-desk.ts";
import { type Colleague, endPromises, openDiary, type Visitor } from "./diary.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Emails go out only when the delivery is woken: at any other time, our clock would differ from the diary's. */
const onlyWoken = { ...usualTiming, pollMs: 24 * 60 * 60 * 1000, leastPauseMs: 10 };

/** The complete site without its timers, on a clock that only we move. */
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Opens it on an empty database. Everything it logs as an error ends up in `errors`. */
export async function openOffice(given: Settings, startMs: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: startMs });
  const errors = collectOutput();
  const log = pino({ level: "error" }, errors.stream);
  const settings = { ...given, desk: deskSettings, lettersPerMinute: 1_000_000 };
  const services = await knowingTheClock(startMs, () => createServices(settings, log));
  const { database, dataKey } = services;
  const { db } = database;
  const reader = createDeskReader(database, settings.dataDir);
  const outgoing = { database, dataKey, settings, log };
  const emails = createMailDelivery({ ...outgoing, letters: siteLetters(dataKey, settings) }, onlyWoken);
  const letters = createLetterDelivery(outgoing, { ...onlyWoken, parallel: 2 });
  const stores = createDeskStores({ database, dataKey, settings: deskSettings });
  const diary = openDiary();
  /** The people whose erasure was only waiting for an email that has gone out. */
  const lastMailed: Visitor[] = [];
  let sweptAt = 0;

  emails.start();
  letters.start();
  await storeConsentWords(db);

  async function isUnderWay(): Promise<boolean> {
    const now = Date.now();
    const mail = db.selectFrom("outbox").select("id").where("state", "=", "queued");
    const letter = db.selectFrom("issue_recipients").select("id").where("state", "=", "queued");
    const issue = db.selectFrom("issues").select("id").where("state", "in", ["scheduled", "sending"]);
    const waiting = [
      mail.where("next_attempt_at", "<=", now).limit(1).execute(),
      letter.limit(1).execute(),
      issue.where("send_at", "<=", now).limit(1).execute(),
    ];
    return (await Promise.all(waiting)).some((rows) => rows.length > 0);
  }

  async function sendAll(): Promise<void> {
    for (let tries = 0; await isUnderWay(); tries += 1) {
      if (tries > 20_000) throw new Error("Due emails do not go out");
      emails.wake();
      letters.wake();
      await wait(2);
    }
  }

  return {
    services,
    settings,
    diary,
    errors,
    db,
    clock: {
      set: (timeMs: number) => vi.setSystemTime(timeMs),
      add: (ms: number) => vi.setSystemTime(Date.now() + ms),
    },

    /** Does the site's background work once: each of its loops runs one time. */
    async look(): Promise<void> {
      const nowMs = Date.now();
      await chainNew(outgoing);
      if (nowMs >= sweptAt + dayMs) {
        await sweepRecords(outgoing, nowMs, 0);
        sweptAt = nowMs;
      }
      await projectOnce(outgoing, nowMs);
      if (await takeNight(db, nowMs)) await reconcile(outgoing, nowMs, 0);
      await keepOnlyDue(outgoing, nowMs);
      const erased = await eraseApproved({ ...outgoing, dataDir: settings.dataDir }, nowMs, async () => {});
      if (erased !== lastMailed.length) throw new Error(`Erased ${erased} of ${lastMailed.length}`);
      for (const visitor of lastMailed.splice(0)) diary.erased.push(Object.assign(visitor, { goneAt: nowMs }));
      await lookAtPromises({ db, reader }, nowMs);
      diary.looks.push(nowMs);
      await sendAll();
      lastMailed.push(...diary.erasing.splice(0));
      await projectOnce(outgoing, nowMs);
      for (const { promised, how } of diary.onTheirWay.splice(0)) endPromises(promised, how);
    },

    /** Hires a person; `signIn` returns what they can do until they leave the desk. */
    async hire(name: string, role: DeskRole) {
      const { id } = await stores.members.put(`${name.toLowerCase()}@team.example`, role);
      await stores.members.rename(id, name);
      const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.1" };
      return {
        id,
        async signIn(): Promise<Colleague> {
          const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
          const visit = () => services.desk?.visit({ ...comer, token });
          return {
            id,
            async see(view, path, subject) {
              return (await visit())?.see(view, path, subject);
            },
            /** Each action takes a second. */
            async act(path, fields) {
              vi.setSystemTime(Date.now() + 1000);
              let outcome = await (await visit())?.act(fields, path);
              const held = outcome && "to" in outcome && /step-up.*held%2F([\w-]+)/.exec(outcome.to)?.[1];
              if (held) {
                await stores.sessions.verified((await visit())?.me?.sessionId ?? "");
                outcome = await (await visit())?.act({ ...fields, held }, path);
              }
              if (!outcome) throw new Error("The desk is missing");
              if ("to" in outcome && /step-up|sign-in/.test(outcome.to))
                throw new Error("Somebody is signed in no more");
              const problem = "to" in outcome ? null : "problem" in outcome.shown ? outcome.shown.problem : "shown";
              diary.deeds.push({ what: fields.do ?? "", at: Date.now(), staffId: id });
              return problem;
            },
          };
        },
      };
    },

    async close(): Promise<void> {
      await emails.stop();
      await letters.stop();
      await reader.close();
      await services.close();
      vi.useRealTimers();
    },
  };
}

/**
 * Starts something that compares our clock with PostgreSQL's, which is not moved: meanwhile it can read how far ours is ahead.
 * A site that trusts its clock no more offers no time for a call.
 */
async function knowingTheClock<Started>(startMs: number, start: () => Promise<Started>): Promise<Started> {
  const aheadMs = new Float64Array(getEnvironmentData("test clock") as SharedArrayBuffer);
  const [before = 0] = aheadMs;
  aheadMs[0] = startMs - (performance.timeOrigin + performance.now());
  try {
    return await start();
  } finally {
    aheadMs[0] = before;
  }
}
