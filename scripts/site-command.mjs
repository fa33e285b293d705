// Runs one command of the built site by its name, with the settings of the environment: see `server.ts`.
process.env.NODE_ENV ||= "production";
const { backup, bookingsExport, doctor, leadsExport, messagesExport, newsletterExport, privacy, setAside } =
  await import("../build/server/index.js");

const commands = { backup, bookingsExport, doctor, leadsExport, messagesExport, newsletterExport, privacy, setAside };
const [name, ...args] = process.argv.slice(2);
process.exitCode = await commands[name](process.env, args);
