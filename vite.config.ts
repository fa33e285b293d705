import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicSettings } from "./config/public-settings.ts";

export default defineConfig({
  plugins: [reactRouter()],
  // Prerendered pages carry these, so they are read when the site is built.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  build: { target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
