import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { namedBreakpoints } from "./config/named-breakpoints.ts";

/**
 * The desk is a build of its own (docs/decisions/051): whatever it imports, no file of the public site has other bytes for
 * it. `react-router.config.ts` says where its routes are when `BUILD_PART` is `desk`.
 */
export default defineConfig({
  base: "/desk/",
  publicDir: false,
  cacheDir: ".cache/vite-desk",
  plugins: [reactRouter()],
  css: namedBreakpoints(),
  build: { target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } } } },
    ssr: { build: { rollupOptions: { input: "./app/routes/desk/desk-build.ts" } } },
  },
});
