import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./config/precompress.ts";
import { prerenderedPaths } from "./config/prerendered-paths.ts";
import { publicEnvironment, publicSettings } from "./config/public-settings.ts";
import { finishBuild } from "./site-build/finish-build.ts";
import { carryAssets, keepSettings, ownBuildFolder, switchTo } from "./site-build/switch-build.ts";

export default {
  ssr: true,
  // Beside the builds that are there: a site that runs keeps its own (docs/decisions/035).
  buildDirectory: ownBuildFolder(process.env),
  prerender: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  // "initial" puts all routes in one manifest; "lazy" would make every page ask for /__manifest.
  routeDiscovery: { mode: "initial" },
  // Runs after prerendering, so that the pages are there too.
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig;
    const clientFolder = join(buildDirectory, "client");
    await finishBuild(clientFolder, publicSettings(process.env));
    await precompress(clientFolder);
    carryAssets(buildDirectory);
    keepSettings(buildDirectory, publicEnvironment(process.env));
    switchTo(buildDirectory);
  },
} satisfies Config;
