/** Chromium for benchmarks: CHROMIUM_PATH, then the usual places, then Playwright's own. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const chromiumPath = process.env.CHROMIUM_PATH ?? usualPlaces.find(existsSync) ?? chromium.executablePath();

const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchChromium(extraFlags = []) {
  return chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags, ...extraFlags] });
}
