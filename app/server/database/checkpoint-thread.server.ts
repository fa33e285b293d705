import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

// The thread of `createLogCheckpoints`, until it gets a message. A passive checkpoint waits for no one and blocks no one.
const { file, everyMs } = workerData as { file: string; everyMs: number };
const database = new DatabaseSync(file);
const checkpoint = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
const timer = setInterval(() => checkpoint.get(), everyMs);

parentPort?.once("message", () => {
  clearInterval(timer);
  database.close();
});
