// Runs one command of the built site by its name, with the settings of the environment: see `server.ts`.
import { backup, doctor, leadsExport } from "../build/server/index.js";

const commands = { backup, doctor, leadsExport };
const [name, ...args] = process.argv.slice(2);
process.exitCode = await commands[name](process.env, args);
