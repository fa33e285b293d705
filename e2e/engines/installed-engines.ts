import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs that drive, are and show WebKit for GTK. */
export type WebKitPrograms = { driver: string; browser: string; display: string };

/** What this machine has of the engines; `npm test` says by CHROMIUM_PATH which Chromium it has found or installed. */
export const installedEngines = {
  Chromium: process.env.CHROMIUM_PATH || inPath("chromium-headless-shell", "chromium"),
  Firefox: process.env.FIREFOX_PATH || inPath("firefox-esr", "firefox"),
  WebKit: findWebKit(),
};

export type EngineName = keyof typeof installedEngines;

export const engineNames = Object.keys(installedEngines) as EngineName[];

/** What brings an engine to a Debian that has not got it. */
export const debianPackages: Record<EngineName, string> = {
  Chromium: "chromium-headless-shell",
  Firefox: "firefox-esr",
  WebKit: "webkit2gtk-driver xvfb",
};

function findWebKit(): WebKitPrograms | undefined {
  const driver = inPath("WebKitWebDriver");
  const [browser] = globSync("/usr/{lib,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser");
  const display = inPath("Xvfb");
  return driver && browser && display ? { driver, browser, display } : undefined;
}

function inPath(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) => existsSync(path));
}
