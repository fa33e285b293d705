import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every page without parameters is HTML on disk before the first visitor comes.
  prerender: true,
  // "initial" puts all routes in one manifest; "lazy" would make every page ask for /__manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
