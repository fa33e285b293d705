import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.server.ts";
import type { SiteDatabase } from "./database.server.ts";

export type SubmissionLimiter = {
  /**
   * Counts a submission of a form from an address.
   * Throws `too-many-requests` above the limit, and `storage-unavailable` when the count cannot be kept.
   */
  take(form: string, address: string): Promise<void>;
};

/** Counts in memory beside SQLite, which one process uses by design, and in the database where processes share one. */
export function createSubmissionLimiter(database: SiteDatabase, perMinute: number): SubmissionLimiter {
  const options = { keyPrefix: "", points: perMinute, duration: 60 };
  const limiter =
    database.dialect === "sqlite"
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          tableName: "rate_limits",
          tableCreated: true,
          // An address above the limit stops costing the database anything until its minute is over.
          inMemoryBlockOnConsumed: perMinute + 1,
        });
  return {
    async take(form, address) {
      try {
        await limiter.consume(`${form} ${countedAddress(address)}`);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : uncounted(error);
      }
    },
  };
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
function uncounted(cause: unknown): AppError {
  return new AppError("storage-unavailable", "We cannot take your request right now.", {
    retryAfterSeconds: 10,
    cause,
  });
}
