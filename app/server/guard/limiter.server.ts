import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit } from "#app/server/database/group-commit.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

export type SubmissionLimiter = {
  /**
   * Counts a submission of a form from an address, against so many a minute or else the setting's limit; or from all of
   * the address's network, against so many an hour.
   * Throws `too-many-requests` above the limit, and `storage-unavailable` when the count cannot be kept.
   */
  take(form: string, address: string, limit?: number | { perHourOfNetwork: number }): Promise<void>;
};

/** Counts in memory beside SQLite, which one process uses by design, and in the database where processes share one. */
export function createSubmissionLimiter(database: SiteDatabase, usual: number): SubmissionLimiter {
  const counters = new Map<string, Counter>();
  return {
    async take(form, address, limit = usual) {
      const isOfVisitor = typeof limit === "number";
      const [most, seconds] = isOfVisitor ? [limit, 60] : [limit.perHourOfNetwork, 3600];
      const name = `${most} in ${seconds}`;
      const count = counters.get(name) ?? createCounter(database, { most, seconds });
      counters.set(name, count);
      const sender = isOfVisitor ? countedAddress(address) : countedNetwork(address);
      const waitMs = await count(`${form} ${sender}`).catch(refuseUncounted);
      if (waitMs !== null) throw tooMany(waitMs);
    },
  };
}

type Limit = { most: number; seconds: number };

type Counter = (key: string) => Promise<Verdict>;

function createCounter(database: SiteDatabase, { most, seconds }: Limit): Counter {
  const options = { keyPrefix: "", points: most, duration: seconds };
  if (database.dialect === "sqlite") {
    const limiter = new RateLimiterMemory(options);
    return async (key) => verdictOf(await limiter.consume(key).catch(onlyCounts), 0, most);
  }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    tableName: "rate_limits",
    tableCreated: true,
    // An address above the limit stops costing the database anything until its time is over.
    inMemoryBlockOnConsumed: most + 1,
  });
  return countTogether(async (key, amount) => {
    const count = await limiter.consume(key, amount).catch(onlyCounts);
    return Array.from({ length: amount }, (_, index) => verdictOf(count, amount - 1 - index, most));
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
function verdictOf(counted: RateLimiterRes, later: number, most: number): Verdict {
  // An address that is blocked in memory comes with a count of 0.
  const isBlocked = counted.consumedPoints === 0;
  return isBlocked || counted.consumedPoints - later > most ? counted.msBeforeNext : null;
}

/** What counts as one visitor: an IPv4 address, or the /64 that a network gives to one IPv6 household. */
export function countedAddress(address: string): string {
  const groups = groupsOfIPv6(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : bareIPv4(address);
}

/** What counts as one network: an IPv4 /24, or the IPv6 /48 that a provider gives to one customer at most. */
export function countedNetwork(address: string): string {
  const groups = groupsOfIPv6(address);
  return groups ? `${groups.slice(0, 3).join(":")}::/48` : bareIPv4(address).replace(/\.\d+$/, ".0/24");
}

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function bareIPv4(address: string): string {
  return mappedIPv4.exec(address.split("%")[0] ?? "")?.[1] ?? address;
}

/** The eight groups of an IPv6 address, in their short form; null for any other, one that holds an IPv4 address included. */
function groupsOfIPv6(address: string): string[] | null {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare) || mappedIPv4.test(bare)) return null;
  // The URL parser writes the address in its one short form, any dotted end included.
  const [left = "", right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  return [...groups(left), ...Array<string>(missing).fill("0"), ...groups(right)];
}

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError("too-many-requests", "Please wait before submitting again.", { retryAfterSeconds });
}

/** Letting everything through would open the site to whoever can slow its database down. */
function refuseUncounted(cause: unknown): never {
  throw new AppError("storage-unavailable", "We cannot take your request right now.", { retryAfterSeconds: 10, cause });
}
