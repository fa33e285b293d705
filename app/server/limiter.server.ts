import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.server.ts";
import type { SiteDatabase } from "./database.server.ts";
import { createGroupCommit } from "./group-commit.server.ts";

export type SubmissionLimiter = {
  /**
   * Counts a submission of a form from an address, against `perMinute` or else the setting's limit.
   * Throws `too-many-requests` above the limit, and `storage-unavailable` when the count cannot be kept.
   */
  take(form: string, address: string, perMinute?: number): Promise<void>;
};

/** Counts in memory beside SQLite, which one process uses by design, and in the database where processes share one. */
export function createSubmissionLimiter(database: SiteDatabase, usual: number): SubmissionLimiter {
  const counters = new Map<number, Counter>();
  return {
    async take(form, address, perMinute = usual) {
      const count = counters.get(perMinute) ?? createCounter(database, perMinute);
      counters.set(perMinute, count);
      const waitMs = await count(`${form} ${countedAddress(address)}`).catch(refuseUncounted);
      if (waitMs !== null) throw tooMany(waitMs);
    },
  };
}

type Counter = (key: string) => Promise<Verdict>;

function createCounter(database: SiteDatabase, perMinute: number): Counter {
  const options = { keyPrefix: "", points: perMinute, duration: 60 };
  if (database.dialect === "sqlite") {
    const limiter = new RateLimiterMemory(options);
    return async (key) => verdictOf(await limiter.consume(key).catch(onlyCounts), 0, perMinute);
  }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    tableName: "rate_limits",
    tableCreated: true,
    // An address above the limit stops costing the database anything until its minute is over.
    inMemoryBlockOnConsumed: perMinute + 1,
  });
  return countTogether(async (key, amount) => {
    const count = await limiter.consume(key, amount).catch(onlyCounts);
    return Array.from({ length: amount }, (_, index) => verdictOf(count, amount - 1 - index, perMinute));
  });
}

/** Null lets a submission pass; a number is how many milliseconds it has to wait. */
type Verdict = number | null;

/** Submissions of one address that arrive together are counted in one query: they would wait for each other's row anyway. */
function countTogether(count: (key: string, amount: number) => Promise<Verdict[]>): Counter {
  const lines = new Map<string, { waiting: number; join: (item: null) => Promise<Verdict> }>();
  return async (key) => {
    const line = lines.get(key) ?? {
      waiting: 0,
      join: createGroupCommit((items: null[]) => count(key, items.length), { most: 1000, mayBeOneItem: () => false }),
    };
    lines.set(key, line);
    line.waiting += 1;
    try {
      return await line.join(null);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}

/** The library rejects with its count when it is above the limit, and with an Error when it could not count. */
function onlyCounts(rejected: unknown): RateLimiterRes {
  if (rejected instanceof RateLimiterRes) return rejected;
  throw rejected;
}

/** Judges a submission that `counted` took in, when `later` others were counted after it. */
function verdictOf(counted: RateLimiterRes, later: number, perMinute: number): Verdict {
  // An address that is blocked in memory comes with a count of 0.
  const isBlocked = counted.consumedPoints === 0;
  return isBlocked || counted.consumedPoints - later > perMinute ? counted.msBeforeNext : null;
}

/** What counts as one visitor: an IPv4 address, or the /64 that a network gives to one IPv6 household. */
export function countedAddress(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  // The URL parser writes the address in its one short form, any dotted end included.
  const [left = "", right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array<string>(missing).fill("0"), ...groups(right)];
  return `${all.slice(0, 4).join(":")}::/64`;
}

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError("too-many-requests", "Please wait before submitting again.", { retryAfterSeconds });
}

/** Letting everything through would open the site to whoever can slow its database down. */
function refuseUncounted(cause: unknown): never {
  throw new AppError("storage-unavailable", "We cannot take your request right now.", { retryAfterSeconds: 10, cause });
}
