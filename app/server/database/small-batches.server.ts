import { setTimeout as wait } from "node:timers/promises";

/** Small enough that a visitor's commit waits only a few milliseconds. */
const batch = 50;
const pauseMs = 5;

/**
 * Deletes rows a few at a time, until none is left or `stopping` is aborted. `deleteSome` deletes up to `most` rows and gives how
 * many. A kill loses nothing: the next call continues.
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<number>,
  stopping?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (let last = batch; last === batch && !stopping?.aborted; await wait(pauseMs)) {
    last = await deleteSome(batch);
    deleted += last;
  }
  return deleted;
}
