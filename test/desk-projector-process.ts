/*
 * The projector as a separate process that a test kills: `node test/desk-projector-process.ts`, with the DATA_DIR or
 * DATABASE_URL of a migrated database. It prints "working" when it begins.
 */
import { createProjector } from "#app/server/desk/projector/projector-loop.server.ts";
import { createLog } from "#app/server/report/log.server.ts";
import { openInProcess } from "./open-in-process.ts";

createProjector({ database: openInProcess(), log: createLog("silent") }).start();
console.log("working");
