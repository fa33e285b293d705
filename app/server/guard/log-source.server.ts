import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { countedAddress } from "./limiter.server.ts";

/**
 * Names in the log who was refused or set aside, so that lines of one source can be told from those of many, and no
 * address is written down: a keyed hash of the address as it is counted, another one each UTC day.
 */
export function logSource(dataKey: DataKey, address: string, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return dataKey.hash("log source", `${day} ${countedAddress(address)}`).slice(0, 16);
}
