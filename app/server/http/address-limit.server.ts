import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RequestContext } from "#app/server/context.server.ts";
import { countedAddress } from "#app/server/guard/limiter.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Counts a request of a visitor; throws `too-many-requests` above the limit. */
export type AddressLimit = (context: Pick<RequestContext, "clientAddress">) => Promise<void>;

/**
 * Limits what one address may ask of this process in a minute, in memory: for what costs work and stores nothing. Whoever
 * asks all processes in turn gets as many times more, which is as much more as they can do.
 */
export function createAddressLimit(perMinute: number, message: string): AddressLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async ({ clientAddress }) => {
    await limiter.consume(countedAddress(clientAddress)).catch(({ msBeforeNext }: RateLimiterRes) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new AppError("too-many-requests", message, { retryAfterSeconds });
    });
  };
}
