import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { exportLeads } from "../../e2e/support/export.ts";
import { type MailServer, startMailServer } from "../../e2e/support/mail.ts";
import { type Site, startSite } from "../../e2e/support/site.ts";
import { Writers } from "../../e2e/support/writers.ts";

const team = "team@business.example";
/** Small enough that a burst of a few hundred exceeds it. */
export const atOnce = 40;

/** How often each visitor sends, in milliseconds: often enough to hit every fault, with few enough emails to wait for. */
const paceMs = 150;

/** One storage with its processes, its mail server and visitors who never stop sending, while faults are injected. */
export class FaultRun {
  readonly name: string;
  readonly sites: Site[];
  readonly mail: MailServer;
  readonly visitors: Writers;
  readonly problems: string[] = [];
  kills = 0;

  private constructor(name: string, sites: Site[], mail: MailServer) {
    this.name = name;
    this.sites = sites;
    this.mail = mail;
    this.visitors = new Writers(sites, 6, paceMs);
  }

  /** Starts this many processes at the same time: on an empty database, they all migrate at once. */
  static async start(name: string, processes: number, settings: Record<string, string>): Promise<FaultRun> {
    const mail = await startMailServer();
    const common = {
      SMTP_URL: mail.url,
      MAIL_FROM: "hello@business.example",
      TEAM_EMAIL: team,
      SUBMISSIONS_AT_ONCE: String(atOnce),
      LOG_LEVEL: "info",
      ...settings,
    };
    const starts = Array.from({ length: processes }, () => startSite(common));
    return new FaultRun(name, await Promise.all(starts), mail);
  }

  get site(): Site {
    const [first] = this.sites;
    if (!first) throw new Error("A run has a site");
    return first;
  }

  /** Runs one fault and reports how it went; one that fails doesn't end the others. */
  async fault(what: string, work: () => Promise<string | undefined>): Promise<void> {
    const startedAt = performance.now();
    const outcome = await work().then(
      (words) => ({ mark: "✓", words }),
      (error: unknown) => ({ mark: "✗", words: error instanceof Error ? error.message : String(error) }),
    );
    if (outcome.mark === "✗") this.problems.push(`${what}: ${outcome.words}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const { mark, words } = outcome;
    process.stdout.write(`${mark} ${this.name}: ${what}${words ? ` (${words})` : ""}, ${seconds} s\n`);
  }

  /** Waits until visitors get through again. */
  async untilAcknowledged(more: number): Promise<void> {
    const before = this.visitors.acknowledged.length;
    await until(() => this.visitors.acknowledged.length >= before + more, 45_000, "no visitor gets through");
  }

  /** Stops the visitors, lets all emails go out and counts. A killed process holds its emails until their lease ends. */
  async count(): Promise<Counts> {
    await this.visitors.stop();
    const stored = (await exportLeads(this.site)).map(({ email }) => email);
    const mailed = () => this.mail.received.map(({ to }) => to).filter((to) => to !== team);
    await this.#untilMailed(() => new Set(mailed()).size >= new Set(stored).size);
    await Promise.all(this.sites.map((site) => site.stop()));
    const acknowledged = this.visitors.acknowledged.map(({ email }) => email);
    const [inDatabase, inMailboxes] = [new Set(stored), new Set(mailed())];
    return {
      acknowledged: acknowledged.length,
      stored: inDatabase.size,
      mailed: inMailboxes.size,
      lost: acknowledged.filter((email) => !inDatabase.has(email)).length,
      notMailed: stored.filter((email) => !inMailboxes.has(email)).length,
      storedTwice: stored.length - inDatabase.size,
      mailedTwice: mailed().length - inMailboxes.size,
    };
  }

  /** Also stops when no email has come for longer than a lease plus the pause after a failure. */
  async #untilMailed(isAll: () => boolean): Promise<void> {
    let last = { count: 0, at: performance.now() };
    while (!isAll() && performance.now() - last.at < 150_000) {
      const count = this.mail.received.length;
      if (count !== last.count) last = { count, at: performance.now() };
      await wait(50);
    }
  }
}

/** Cleans up everything, no matter how the run went. */
export async function discard({ visitors, sites, mail }: FaultRun): Promise<void> {
  await visitors.stop();
  await Promise.all(sites.map((site) => site.kill()));
  await mail.down();
  // If the folder is a mounted file system, the folder can't be removed.
  await Promise.all(sites.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true }).catch(() => {})));
}

export type Counts = Record<
  "acknowledged" | "stored" | "mailed" | "lost" | "notMailed" | "storedTwice" | "mailedTwice",
  number
>;

/** Throws an error with `otherwise` if it doesn't become true in time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
  otherwise: string,
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) throw new Error(otherwise);
    await wait(50);
  }
}

/** Throws unless this many pages in a row arrive; returns the time of the slowest, in milliseconds. */
export async function slowestPage({ url }: Site, count = 10): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/get-started`, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a page is answered ${answer.status}`);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  return Math.round(slowest);
}
