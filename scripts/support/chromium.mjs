import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.mjs";
import { giveUp, say } from "./say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser for the journeys: the same engine without the window around it where the machine has that, which takes a
 * quarter less work; else any Chromium.
 */
export function findJourneysBrowser() {
  return process.env.CHROMIUM_PATH || firstThere(inPath(["chromium-headless-shell"])) || findChromium();
}

/** A whole Chromium: CHROMIUM_PATH, Playwright's own or the machine's; installs Playwright's if there is none. */
export async function findChromium() {
  const found = firstThere([process.env.CHROMIUM_PATH, chromium.executablePath(), ...inPath(names), ...fixedPlaces]);
  if (found) return found;
  say("No Chromium found: installing Playwright's …");
  const mayInstallLibraries = process.platform === "linux" && process.getuid?.() === 0;
  const code = await run("playwright", ["install", ...(mayInstallLibraries ? ["--with-deps"] : []), "chromium"]);
  if (code !== 0) giveUp("No Chromium could be installed. Install one, or say where it is in CHROMIUM_PATH.");
  return chromium.executablePath();
}

function inPath(programs) {
  return (process.env.PATH ?? "").split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));
}

function firstThere(candidates) {
  return candidates.find((path) => path && existsSync(path));
}
