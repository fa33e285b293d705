import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./config/precompress.ts";
import { prerenderedPaths } from "./config/prerendered-paths.ts";

export default {
  ssr: true,
  prerender: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  // "initial" puts all routes in one manifest; "lazy" would make every page ask for /__manifest.
  routeDiscovery: { mode: "initial" },
  // Runs after prerendering, so that the pages are there too.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
