// Runs one command of the built site by its name, with the settings of the environment: see `server.ts`.
import * as site from "../build/server/index.js";

const [name, ...args] = process.argv.slice(2);
process.exitCode = await site[name](process.env, args);
