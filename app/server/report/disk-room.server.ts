import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** More than a lead changes in the database, with its emails. */
const probeBytes = 256 * 1024;

/**
 * Writes a file into a folder down to the disk, and removes it: the only proof that there is room and that we may. Rejects with
 * the system's error, such as `ENOSPC` or `EACCES`.
 */
export async function checkRoom(folder: string): Promise<void> {
  const file = join(folder, `.room-${randomUUID()}`);
  try {
    const handle = await open(file, "wx", 0o600);
    try {
      await handle.writeFile(Buffer.alloc(probeBytes, 1));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
