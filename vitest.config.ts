import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { markedWords } from "./app/content/glossary/marked-words.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { publicSettings } from "./config/public-settings.ts";
import { factProblems } from "./site-build/library/check-facts.ts";

export default defineConfig({
  plugins: [articleMdx(parseFrontMatter, factProblems, markedWords)],
  // Fixed values, so that a developer's own settings never change a test's outcome.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings({})) },
  test: {
    include: ["{app,config,data-import,scripts,site-build,test}/**/*.test.{ts,tsx,mjs}"],
    environment: "node",
    // The runner keeps a core for itself by default, which on two cores would leave the tests one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: existsSync("test/global-setup.ts") ? ["test/global-setup.ts"] : [],
    // Storage tests wait for real disks and real databases. The longest without a limit of its own took 26 s on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
  },
});
