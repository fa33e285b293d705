/*
 * The projector as a separate process, to be killed: `node test/desk-projector-process.ts`, with DATA_DIR or DATABASE_URL
 * of a database that has its tables. It says "working" when it begins.
 */
import { createProjector } from "#app/server/desk/projector/projector-loop.server.ts";
import { createLog } from "#app/server/report/log.server.ts";
import { openInProcess } from "./open-in-process.ts";

createProjector({ database: openInProcess(), log: createLog("silent") }).start();
console.log("working");
