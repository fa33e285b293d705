import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createGroupCommit } from "#app/server/database/group-commit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Limits how often one visitor or one network may send or ask, and says what counts as one. */
export type SubmissionLimiter = {
  /**
   * Counts a submission of a form from an address, against a limit or else the setting's number in a minute, which only
   * machines reach.
   * Throws `too-many-requests` above the limit, and `storage-unavailable` when the count cannot be kept.
   */
  take(form: string, address: string, limit?: SubmissionLimit): Promise<void>;
};

/**
 * So many in a minute from one address; in an hour from all of its network; or in an hour from the other addresses of its
 * network, however many come from this one.
 */
type SubmissionLimit = number | { perHourOfNetwork: number } | { perHourOfNeighbors: number };

/**
 * More of one form than this are a flood: each is stored and marked, and its sender gets no email until a person has looked. A
 * class behind one address sends fewer in a minute, and the addresses of one network are rarely strangers to each other
 * (docs/decisions/097-floods-are-kept.md).
 */
export const floodLimits = { perMinute: 60, perHourOfNeighbors: 8 } as const;

/** Counts a valid submission of a form, and says whether it is part of a flood from its address or its network. */
export async function isFlood(limiter: SubmissionLimiter, form: string, address: string): Promise<boolean> {
  const { perMinute, perHourOfNeighbors } = floodLimits;
  const isOfAddress = await isAboveLimit(limiter, `${form} sent`, address, perMinute);
  return (await isAboveLimit(limiter, `${form} sent nearby`, address, { perHourOfNeighbors })) || isOfAddress;
}

/**
 * Counts like `take`, and says whether that is above the limit: then the submission is kept for a person, or must be confirmed,
 * and is not refused.
 */
export async function isAboveLimit(limiter: SubmissionLimiter, ...counted: Parameters<SubmissionLimiter["take"]>) {
  try {
    await limiter.take(...counted);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many-requests") return true;
    throw error;
  }
}

/** Counts in memory with SQLite, which only one process uses by design, and in the database with PostgreSQL. */
export function createSubmissionLimiter(database: SiteDatabase, usual: number): SubmissionLimiter {
  const counters = new Map<string, Counter>();
  const countAs = (form: string, sender: string, period: Period) => {
    const name = `${period.most} in ${period.seconds}`;
    const counter = counters.get(name) ?? createCounter(database, period);
    counters.set(name, counter);
    return counter(`${form} ${sender}`).catch(refuseUncounted);
  };
  const countNeighbors = async (form: string, address: string) => {
    // First what is subtracted: then submissions that arrive together do not count as each other's neighbors.
    const own = await countAs(form, countedAddress(address), wholeHour);
    const all = await countAs(form, countedNetwork(address), wholeHour);
    return { ...all, count: all.count - own.count };
  };
  return {
    async take(form, address, limit = usual) {
      if (typeof limit === "number") {
        refuseAbove(limit, await countAs(form, countedAddress(address), { most: limit, seconds: 60 }));
      } else if ("perHourOfNetwork" in limit) {
        const most = limit.perHourOfNetwork;
        refuseAbove(most, await countAs(form, countedNetwork(address), { most, seconds: hour }));
      } else {
        refuseAbove(limit.perHourOfNeighbors, await countNeighbors(form, address));
      }
    },
  };
}

/** `most`: what lies above it need not be counted. */
type Period = { most: number; seconds: number };
const hour = 3600;
const wholeHour: Period = { most: 1_000_000, seconds: hour };

/** Includes the submission that was just counted. */
type Count = { count: number; msBeforeNext: number };

/** Counts one submission. */
type Counter = (key: string) => Promise<Count>;

function createCounter(database: SiteDatabase, { most, seconds }: Period): Counter {
  const options = { keyPrefix: "", points: most, duration: seconds };
  if (database.dialect === "sqlite") {
    const limiter = new RateLimiterMemory(options);
    return async (key) => countIn(await limiter.consume(key).catch(onlyCounts), 0);
  }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    tableName: "rate_limits",
    tableCreated: true,
    // An address above the limit costs the database nothing more until its time is over.
    inMemoryBlockOnConsumed: most + 1,
  });
  return countTogether(async (key, amount) => {
    const all = await limiter.consume(key, amount).catch(onlyCounts);
    return Array.from({ length: amount }, (_, index) => countIn(all, amount - 1 - index));
  });
}

/**
 * Counts submissions of one address that arrive together in one query. They would wait for each other's row anyway; without
 * this, a burst from one address costs twice as much (docs/decisions/044-kept-libraries-and-our-own.md).
 */
function countTogether(count: (key: string, amount: number) => Promise<Count[]>): Counter {
  const groups = new Map<string, { waiting: number; join: (item: null) => Promise<Count> }>();
  return async (key) => {
    const group = groups.get(key) ?? {
      waiting: 0,
      join: createGroupCommit((items: null[]) => count(key, items.length), { most: 1000, mayBeOneItem: () => false }),
    };
    groups.set(key, group);
    group.waiting += 1;
    try {
      return await group.join(null);
    } finally {
      group.waiting -= 1;
      if (group.waiting === 0) groups.delete(key);
    }
  };
}

/** The library rejects with its count when it is above the limit, and with an Error when it could not count. */
function onlyCounts(rejected: unknown): RateLimiterRes {
  if (rejected instanceof RateLimiterRes) return rejected;
  throw rejected;
}

/** The count at a submission that `all` includes, when `later` others were counted after it. */
function countIn({ consumedPoints, msBeforeNext }: RateLimiterRes, later: number): Count {
  // An address that is blocked in memory comes with a count of 0.
  return { count: consumedPoints === 0 ? Number.POSITIVE_INFINITY : consumedPoints - later, msBeforeNext };
}

function refuseAbove(most: number, { count, msBeforeNext }: Count): void {
  if (count > most) throw tooMany(msBeforeNext, "Please wait before submitting again.");
}

function tooMany(msBeforeNext: number, message: string): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError("too-many-requests", message, { retryAfterSeconds });
}

/** Letting everything through would open the site to anyone who can slow its database down. */
function refuseUncounted(cause: unknown): never {
  throw new AppError("storage-unavailable", "We cannot take your request right now.", { retryAfterSeconds: 10, cause });
}

/** Counts a request of a visitor; throws `too-many-requests` above the limit. */
export type AddressLimit = (address: string) => Promise<void>;

/**
 * Limits one address's requests to this process in a minute, in memory: for work that stores nothing. An address that
 * uses several processes gets that many times more, which is also how much more they can do.
 */
export function createAddressLimit(perMinute: number, message: string): AddressLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address) => {
    await limiter.consume(countedAddress(address)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooMany(msBeforeNext, message);
    });
  };
}

/** One visitor: an IPv4 address, or the /64 that a network gives to one IPv6 household. */
export function countedAddress(address: string): string {
  return counted(address, { ipv4: 4, ipv6: 4 });
}

/** One network: an IPv4 /24, or the IPv6 /48 that a provider gives to one customer at most. */
export function countedNetwork(address: string): string {
  return counted(address, { ipv4: 3, ipv6: 3 });
}

/** Keeps so many leading parts: bytes of an IPv4 address, groups of 16 bits of an IPv6 one. Other text stays as it is. */
function counted(address: string, kept: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address inside an IPv6 one counts as what it is.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) {
    const groups = parsed.parts.slice(0, kept.ipv6).map((group) => group.toString(16));
    return `${groups.join(":")}::/${kept.ipv6 * 16}`;
  }
  return kept.ipv4 === 4 ? parsed.toString() : `${parsed.octets.slice(0, kept.ipv4).join(".")}.0/24`;
}

/**
 * Names a refused or set-aside source in the log, so that lines of one source can be told from those of many, and no
 * address is logged: a keyed hash of the address as it is counted, a new one each UTC day.
 */
export function logSource(dataKey: DataKey, address: string, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return dataKey.hash("log source", `${day} ${countedAddress(address)}`).slice(0, 16);
}
