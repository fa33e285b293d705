import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { stepBack } from "#app/server/database/taking-turns.server.ts";

type DeskBuild = { servePages(orders: MessagePort, given: unknown): void };

// The thread of `createDeskPages`: it loads the desk's own build, and has it make the pages that are asked for.
stepBack();
const { servePages } = (await import(/* @vite-ignore */ workerData.module)) as DeskBuild;
if (parentPort) servePages(parentPort, workerData);
