// `npm run data`: see import-command.ts.
import { importCommand } from "./import-command.ts";

process.exitCode = await importCommand(process.argv.slice(2), "app/content", (line) =>
  process.stdout.write(`${line}\n`),
);
