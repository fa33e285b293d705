/** Chromium for benchmarks, found as for the journeys. */
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/support/chromium.mjs";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchChromium(extraFlags = []) {
  return chromium.launch({ executablePath: await findChromium(), args: [...flags, ...extraFlags] });
}
