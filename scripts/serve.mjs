// The process that serves, on the Node of package.json. `npm start` runs it; so may a service manager, after a build.
import { importServer, markServed, requireBuilt } from "./support/built-folder.mjs";
import { completeSettings } from "./support/built-settings.mjs";

// React reads this once, when it is loaded, and is several times slower without it.
process.env.NODE_ENV ||= "production";
const folder = requireBuilt();
completeSettings(folder);
markServed(folder);
const { serve } = await importServer(folder);

// Under `npm start` a channel leads to the process above. When that ends without a signal, so do we, in good order.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

await serve(process.env);
