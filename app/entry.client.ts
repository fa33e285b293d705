import "#app/lib/page/older-browsers.ts";
import { startIslands } from "#app/islands/start-islands.ts";

// React's refresh, which the router's own script would start.
// @ts-expect-error: a module of the router's plugin.
if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

startIslands();
