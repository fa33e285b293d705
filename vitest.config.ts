import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { publicSettings } from "./config/public-settings.ts";

export default defineConfig({
  plugins: [articleMdx(parseFrontMatter)],
  // Fixed values, so that a developer's own settings never change a test's outcome.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings({})) },
  test: {
    include: ["{app,config,data-import,scripts,site-build,test}/**/*.test.{ts,tsx,mjs}"],
    environment: "node",
    // The runner keeps a core for itself by default, which on two cores would leave the tests one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: existsSync("test/global-setup.ts") ? ["test/global-setup.ts"] : [],
    // Storage tests wait for real disks and real databases.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
