import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { postLead } from "../../e2e/support/writers.ts";
import { atOnce, type FaultRun, slowestPage, until } from "./fault-run.ts";

/** Each process is killed in turn, no matter what it is doing. */
export async function kill(run: FaultRun, times: number): Promise<string> {
  for (let n = 0; n < times; n += 1) {
    for (const site of run.sites) {
      await run.untilAcknowledged(5);
      await wait(Math.random() * 100);
      await site.kill();
      run.kills += 1;
      await site.start();
    }
  }
  return `${run.kills} kills`;
}

/** Each process is told to stop under load, one after the other, as in a rolling restart. */
export async function restart(run: FaultRun): Promise<undefined> {
  for (const site of run.sites) {
    await run.untilAcknowledged(5);
    const code = await site.stop();
    if (code !== 0) throw new Error(`it ended with ${code}`);
    await site.start();
  }
  await run.untilAcknowledged(5);
}

/** Changes that a future release's migrations might make: they only add. */
const nextRelease = [
  "ALTER TABLE leads ADD COLUMN of_next_release TEXT",
  "CREATE TABLE of_next_release (id TEXT PRIMARY KEY)",
  "INSERT INTO kysely_migration VALUES ('9999-next-release', '2099-01-01T00:00:00.000Z')",
];

/** A newer release migrates the database while the processes run. They keep running, and start again as in a rollback. */
export async function besideNewerRelease(run: FaultRun, runSql: (statements: string[]) => Promise<void>) {
  await runSql(nextRelease);
  await run.untilAcknowledged(20);
  return restart(run);
}

/** The mail server accepts the connection and says nothing; pages and leads keep working. */
export async function hangMail(run: FaultRun): Promise<string> {
  await run.mail.down();
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket.on("error", () => {})));
  silent.listen(run.mail.port, "127.0.0.1");
  await once(silent, "listening");
  await until(() => held.size > 0, 30_000, "no mail was tried");
  await run.untilAcknowledged(20);
  const slowest = await slowestPage(run.site);
  for (const socket of held) socket.destroy();
  silent.close();
  await once(silent, "close");
  const before = run.mail.received.length;
  await run.mail.up();
  await until(() => run.mail.received.length > before, 60_000, "emails do not go out again");
  return `slowest page ${slowest} ms`;
}

/** The clock is set a day ahead and back again; at both times leads are stored and emails go out. */
export async function jumpClock(run: FaultRun): Promise<undefined> {
  for (const site of run.sites) site.signal("SIGUSR2");
  await run.untilAcknowledged(20);
  for (const site of run.sites) site.signal("SIGUSR2");
  await run.untilAcknowledged(20);
  const before = run.mail.received.length;
  await until(() => run.mail.received.length > before, 60_000, "emails do not go out");
}

/** Settings that make SIGUSR2 move a process's clock a day ahead, and the next one back. */
export const movableClock = `--import=data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  let ahead = 0;
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length === 0 ? super(RealDate.now() + ahead) : super(...given); }
    static now() { return RealDate.now() + ahead; }
  };
  process.on("SIGUSR2", () => { ahead = ahead === 0 ? 86400000 : 0; });
`)}`;

/**
 * Sends many more leads at once than a process accepts, while `hold` keeps the database from storing any. Clients over the
 * limit are told to try again, pages keep working, and every lead that was acknowledged in the end is stored.
 */
export async function overload(run: FaultRun, hold: () => Promise<() => Promise<void>>): Promise<string> {
  // An embedded database can't be held up, so it may be fast enough for the first bursts.
  for (let size = atOnce * 8; size <= atOnce * 64; size *= 2) {
    const letGo = await hold();
    const burst = Promise.all(
      Array.from({ length: size }, (_, n) => sendBurst(run, `burst${size}-${n}@visitor.example`)),
    );
    // If a page fails first, nothing waits for these requests anymore.
    burst.catch(() => {});
    await wait(200);
    const slowest = await slowestPage(run.site);
    await letGo();
    const answers = await burst;
    const counts = Map.groupBy(answers, ({ status, retryAfter }) => `${status}, Retry-After ${retryAfter ?? "none"}`);
    const words = [...counts].map(([answer, all]) => `${all.length} × ${answer}`).join("; ");
    const isWrong = ({ status, retryAfter }: Answer) => status !== 200 && !(status === 503 && retryAfter);
    if (answers.some(isWrong)) throw new Error(`answered ${words}`);
    if (answers.some(({ status }) => status === 503)) return `${words}; slowest page ${slowest} ms`;
  }
  throw new Error("all were taken: this storage was not overloaded");
}

type Answer = { status: number; retryAfter: string | null };

async function sendBurst({ site, visitors }: FaultRun, email: string): Promise<Answer> {
  const answer = await postLead(site, email, { patienceMs: 20_000 });
  const body = (await answer.json()) as { reference?: string };
  if (answer.status === 200) visitors.acknowledged.push({ email, reference: body.reference ?? "" });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

/**
 * While the storage is unavailable, pages keep working, `/healthz` says so, and a lead is refused or, if a little room is
 * left, stored. After that, everything works as before.
 */
export async function storageAway(run: FaultRun, bringBack: () => Promise<void>): Promise<string> {
  const { url } = run.site;
  const whileAway = await tryWithoutStorage(run).finally(bringBack);
  await until(async () => (await healthOf(url)) === 200, 60_000, "/healthz does not recover");
  await run.untilAcknowledged(10);
  return whileAway;
}

async function tryWithoutStorage(run: FaultRun): Promise<string> {
  const { url } = run.site;
  await until(async () => (await healthOf(url)) === 503, 60_000, "/healthz does not say that no lead can be taken");
  const answers = [];
  for (let n = 0; n < 10; n += 1) answers.push(await sendBurst(run, `away${n}@visitor.example`));
  const wrong = answers.find(({ status }) => status !== 200 && status !== 503);
  if (wrong) throw new Error(`a lead was answered ${wrong.status}`);
  const refused = answers.filter(({ status }) => status === 503).length;
  return `${refused} of ${answers.length} leads refused, slowest page ${await slowestPage(run.site)} ms`;
}

async function healthOf(url: string): Promise<number> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 0,
  );
}
