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

/** The browser for the journeys: CHROMIUM_PATH, Playwright's own or the machine's; installs Playwright's if none. */
export async function findChromium() {
  const found = installedChromium();
  if (found) return found;
  say("No Chromium found: installing Playwright's …");
  const mayInstallLibraries = process.platform === "linux" && process.getuid?.() === 0;
  const code = await run("playwright", ["install", ...(mayInstallLibraries ? ["--with-deps"] : []), "chromium"]);
  if (code !== 0) giveUp("No Chromium could be installed. Install one, or say where it is in CHROMIUM_PATH.");
  return chromium.executablePath();
}

function installedChromium() {
  const inPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...inPath, ...fixedPlaces];
  return candidates.find((path) => path && existsSync(path));
}
