// Runs one command of the built site by its name, with the settings of the environment: see `server.ts`.
import { importServer, requireBuilt } from "./support/built-folder.mjs";
import { takeBuiltSettings } from "./support/built-settings.mjs";

process.env.NODE_ENV ||= "production";
const folder = requireBuilt();
takeBuiltSettings(folder);
const { backup, bookingsExport, doctor, leadsExport, messagesExport, newsletterExport, privacy, setAside } =
  await importServer(folder);

const commands = { backup, bookingsExport, doctor, leadsExport, messagesExport, newsletterExport, privacy, setAside };
const [name, ...args] = process.argv.slice(2);
process.exitCode = await commands[name](process.env, args);
