import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./config/precompress.ts";
import { prerenderedPaths } from "./config/prerendered-paths.ts";
import { publicEnvironment, publicSettings } from "./config/public-settings.ts";
import { shelfPaths } from "./site-build/library/library-paths.ts";
import { carryAssets, keepSettings, ownBuildFolder, switchTo } from "./site-build/switch-build.ts";

const site = {
  ssr: true,
  // Beside the builds that are there: a site that runs keeps its own (docs/decisions/035).
  buildDirectory: ownBuildFolder(process.env),
  prerender: async ({ getStaticPaths }) => [...(await prerenderedPaths(getStaticPaths())), ...shelfPaths()],
  // "initial" puts all routes in one manifest; "lazy" would make every page ask for /__manifest.
  routeDiscovery: { mode: "initial" },
  // Runs after prerendering, so that the pages are there too.
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig;
    // Gathers records by `import.meta.glob`, which tools that only read this file don't have.
    const { finishBuild } = await import("./site-build/finish-build.ts");
    await Promise.all([
      buildDesk(join(buildDirectory, "desk")),
      finishBuild(join(buildDirectory, "client"), publicSettings(process.env)),
    ]);
    carryAssets(buildDirectory);
    keepSettings(buildDirectory, publicEnvironment(process.env));
    switchTo(buildDirectory);
  },
} satisfies Config;

/** Built apart, by `buildDesk`, with `vite.desk.config.ts`. */
const desk = {
  ssr: true,
  appDirectory: "app/routes/desk",
  buildDirectory: ownBuildFolder(process.env),
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;

/** Its modules are never part of the site's own build; see `vite.desk.config.ts`. */
async function buildDesk(folder: string): Promise<void> {
  const router = dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json"));
  const args = [join(router, "bin.cjs"), "build", "--config", "vite.desk.config.ts"];
  const env = { ...process.env, BUILD_PART: "desk", BUILD_FOLDER: folder };
  const [status] = await once(spawn(process.execPath, args, { env, stdio: "inherit" }), "close");
  if (status !== 0) throw new Error("The desk could not be built; the message above says why.");
}

export default process.env.BUILD_PART === "desk" ? desk : site;
