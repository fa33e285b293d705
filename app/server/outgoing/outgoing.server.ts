import type { OutgoingMailKind, OutgoingMailRow } from "#app/server/database/schema.server.ts";
import type { LeaseQueue } from "./lease-queue.server.ts";

/** What this process alone may send until the lease ends. */
export type ClaimedItem = {
  id: string;
  kind: OutgoingMailKind;
  /** How often this very one was refused before. */
  attempts: number;
  createdAt: number;
  claimedUntil: number;
};

/** What waits to go out one way, with all that is needed to send it. */
export type Outgoing<Item extends ClaimedItem> = Omit<LeaseQueue, "claim"> & {
  /** Takes up to `most` that are due. What was deleted in between is left out: its row is gone with it. */
  claim(most: number): Promise<Item[]>;
};

export function claimedItem(row: OutgoingMailRow, claimedUntil: number): ClaimedItem {
  return { id: row.id, kind: row.kind, attempts: row.attempts, createdAt: row.created_at, claimedUntil };
}
