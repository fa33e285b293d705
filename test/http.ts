import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { onTestFinished } from "vitest";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { type ClientTimeouts, type StopTimes, startSite } from "#app/server/http/start-site.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { precompress } from "#config/precompress.ts";
import { testDataKey } from "./data-key.ts";

/** The files of a built site, as the build leaves them. */
export const builtFiles = {
  "index.html": `<h1>Home</h1>${"<p>keys</p>".repeat(100)}`,
  "get-started/index.html": `<h1>Get started</h1>${"<p>keys</p>".repeat(100)}`,
  "calculators/index.html": "<h1>Examples</h1>",
  "calculators/sum/index.html": "<h1>Example</h1>",
  "form-success/index.html": "<h1>Thank you</h1>",
  "404/index.html": `<h1>404 - Page Not Found</h1>${"<p>lost</p>".repeat(100)}`,
  "assets/app-Ab12Cd34.js": `console.log("${"long ".repeat(100)}");`,
  "assets/letters-Ef56Gh78.woff2": "font",
  // Still long when it is compressed.
  "assets/figures-Ij90Kl12.js": `f([${Array.from({ length: 4000 }, (_, n) => Math.imul(n, 2_654_435_761))}]);`,
  "robots.txt": "User-agent: *",
  "a name.txt": "spaced",
  ".vite/manifest.json": "{}",
  ".env": "SECRET=1",
};

/** Serves on a free port with nothing real behind it until the test ends. `logged` has each line of the log. */
export async function serveForTest({
  services = {},
  build = fakeBuild(),
  environment = {},
  timeouts,
  stopTimes = { graceMs: 20, limitMs: 2000 },
}: {
  services?: Partial<Services>;
  build?: ServerBuild;
  environment?: Record<string, string>;
  timeouts?: ClientTimeouts;
  stopTimes?: StopTimes;
} = {}) {
  const clientFolder = await writeBuiltFiles();
  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const settings = readSettings({ HOST: "127.0.0.1", PORT: "0", DESK: "off", ...environment });
  const site = await startSite(
    fakeServices({ settings, log, ...services }),
    { build, clientFolder, deskFolder: "" },
    {
      ...(timeouts && { timeouts }),
      stopTimes,
    },
  );
  let stopped: Promise<boolean> | undefined;
  const stop = () => {
    stopped ??= site.stop();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    await rm(clientFolder, { recursive: true });
  });
  return { url: site.url, metricsUrl: site.metricsUrl, stop, logged };
}

async function writeBuiltFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(builtFiles)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await precompress(folder);
  return folder;
}

/** The parts of the services that the HTTP layer itself uses; a test passes in anything else it needs. */
function fakeServices(given: Partial<Services>): Services {
  return {
    delivery: { start: () => {}, stop: async () => {} },
    admission: createAdmission(1000),
    recipients: unlimitedRecipients,
    dataKey: testDataKey,
    clock: { isTrusted: () => true, look: async () => {} },
    canTakeLead: async () => true,
    close: async () => {},
    ...given,
  } as Services;
}

type Action = (args: { request: Request; context: unknown }) => unknown;

/** A build with the routes of `builtFiles`, one made on request (/made-here) and the catch-all. */
export function fakeBuild(action: Action = () => null): ServerBuild {
  const route = (id: string, path: string, module: object) => [id, { id, parentId: "root", path, module }];
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          return new Response("<h1>made by the router</h1>", { status, headers });
        },
        handleError: () => {},
      },
    },
    routes: Object.fromEntries([
      ["root", { id: "root", path: "", module: { default: () => null } }],
      ["home", { id: "home", parentId: "root", index: true, module: { default: () => null } }],
      route("get-started", "get-started", { default: () => null, action }),
      route("form-success", "form-success", { default: () => null, action }),
      route("sums", "calculators", { default: () => null }),
      route("sum", "calculators/sum", { default: () => null }),
      route("made-here", "made-here", { default: () => null }),
      route("404", "404", { default: () => null }),
      route("missing", "*", { default: () => null }),
    ]),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    basename: "/",
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    publicPath: "/",
    assetsBuildDirectory: "",
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

/** Sends bytes unchanged and returns everything until the server closes, for input that no normal client sends. */
export async function sendRaw(url: string, ...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  for (const part of parts) socket.write(part);
  return (await buffer(socket)).toString("latin1");
}
