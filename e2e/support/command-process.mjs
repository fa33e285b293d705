import { importServer, requireBuilt } from "../../scripts/support/built-folder.mjs";

/*
 * Runs commands of the built site, one after another, for the worker that started it (`command.ts`): loading the site
 * again for each would take longer than the command itself. It ends with the worker.
 */

process.env.NODE_ENV ||= "production";
const { runSiteCommand } = await importServer(requireBuilt());
let last = Promise.resolve();

process.channel?.ref();
process.once("disconnect", () => process.exit());
process.on("message", ({ id, name, args, environment }) => {
  if (id === undefined) return;
  last = last.then(async () => {
    const [output, result] = [[], []];
    keep(process.stdout, output, result);
    keep(process.stderr, output);
    const code = await runSiteCommand(name, environment, args);
    process.send?.({ id, code, output: output.join(""), result: result.join("") });
  });
});
process.send?.({ id: "start" });

/** Adds everything that is written to the stream from now on to the lists. */
function keep(stream, ...lists) {
  stream.write = (text, encoding, done = encoding) => {
    for (const list of lists) list.push(String(text));
    if (typeof done === "function") done();
    return true;
  };
}
