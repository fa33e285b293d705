import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { engineNames } from "./e2e/engines/installed-engines.ts";
import type { EngineOptions } from "./e2e/engines/test.ts";
import { patience } from "./test/patience.ts";

/** `npm test` finds a browser and says here where it is; without that, the usual place on Debian or Playwright's own. */
const debianPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = [process.env.CHROMIUM_PATH, ...debianPaths].find((path) => path && existsSync(path));

export default defineConfig<object, EngineOptions>({
  testDir: "e2e",
  projects: [
    {
      name: "journeys",
      testIgnore: ["**/e2e/engines/**", "**/e2e/proof/**", "**/e2e/rehearsals/**"],
      // A second way through what another journey of the gate walks, or much time for little: `npm run prove` takes them, too.
      ...(process.env.EVERY_JOURNEY ? {} : { grepInvert: /@prove/ }),
    },
    // People of a model, whose steps nobody wrote down before: two minutes in the gate, half an hour in `npm run prove`.
    { name: "rehearsals", testDir: "e2e/rehearsals" },
    // Kills, races and floods: `npm run prove` runs them, the gate does not.
    { name: "proof", testDir: "e2e/proof" },
    // In the gate the three journeys that earn the most; `npm run prove` runs every one.
    ...engineNames().here.map((engineName) => ({
      name: engineName,
      testDir: "e2e/engines",
      ...(process.env.EVERY_JOURNEY ? {} : { grep: /@gate/ }),
      use: { engineName },
    })),
  ],
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  // No journey leaves anything for another, so each may run beside any other.
  fullyParallel: true,
  // One more than the processors: a person of a test mostly thinks and types.
  workers: Math.min(3, availableParallelism() + 1),
  // Three times what the longest take on two quiet cores: CI's machine may be that slow. Longer ones say so themselves.
  timeout: 120_000,
  expect: patience,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on another try counts, and the gate's last lines name it: its cause is fixed the same day.
  retries: process.env.CI ? 2 : 0,
  use: {
    browserName: "chromium",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No sandbox: CI runs as root in a container. The rest keeps the browser from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // Recording every journey nearly doubled their time; `npx playwright test <file> --trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
