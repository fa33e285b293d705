import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./config/precompress.ts";
import { prerenderedPaths } from "./config/prerendered-paths.ts";
import { publicSettings } from "./config/public-settings.ts";
import { finishBuild } from "./site-build/finish-build.ts";

export default {
  ssr: true,
  prerender: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  // "initial" puts all routes in one manifest; "lazy" would make every page ask for /__manifest.
  routeDiscovery: { mode: "initial" },
  // Runs after prerendering, so that the pages are there too.
  async buildEnd({ reactRouterConfig }) {
    const clientFolder = join(reactRouterConfig.buildDirectory, "client");
    await finishBuild(clientFolder, publicSettings(process.env));
    await precompress(clientFolder);
  },
} satisfies Config;
