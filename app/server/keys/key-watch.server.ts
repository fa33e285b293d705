import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "./data-key.server.ts";
import { hasKeyOf } from "./known-key.server.ts";

/** Whether this process still has the key of its database: another process may have started with a newer one. */
export type KeyWatch = {
  /** False while it has not. The links that it sends lead nowhere at the other processes, and theirs lead nowhere here. */
  isOurs(): boolean;
  /** Looks once more, and logs what has changed. Rejects when the database does not answer. */
  look(): Promise<void>;
};

const lostWords =
  "the database is used with a newer data key, which this process does not have. Restart it with the DATA_KEY of the others (docs/operations.md, Rotate keys)";

/** Makes the watch; a process that has started has the key. */
export function createKeyWatch(db: Kysely<Schema>, dataKey: Pick<DataKey, "hashes">, log: Logger): KeyWatch {
  let isOurs = true;
  return {
    isOurs: () => isOurs,
    async look() {
      const was = isOurs;
      isOurs = await hasKeyOf(db, dataKey);
      if (was && !isOurs) log.error(lostWords);
      if (!was && isOurs) log.info("the data key is the one of the database again");
    },
  };
}
