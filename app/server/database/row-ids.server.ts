import { v7 } from "uuid";

/**
 * A new row's id: a UUIDv7. In one process each is greater than the one before, even within a millisecond or after the clock
 * was set back, so sorting rows by id gives the order in which they were made. Node's own `randomUUIDv7` does not
 * guarantee that.
 */
export function newRowId(): string {
  return v7();
}

/** When an id was made, in milliseconds since 1970: the first 48 bits of a UUIDv7 are its time. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The smallest id of a row made that long ago. */
export function idBefore(id: string, agoMs: number): string {
  const hex = Math.max(0, timeOfId(id) - agoMs)
    .toString(16)
    .padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
