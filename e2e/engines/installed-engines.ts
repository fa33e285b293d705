import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs that drive, run and show WebKit for GTK. */
export type WebKitPrograms = { driver: string; browser: string; display: string };

/** The engines that the main journeys run in, and the Debian packages that install them. */
export const debianPackages = {
  Chromium: "chromium-headless-shell",
  Firefox: "firefox-esr",
  WebKit: "webkit2gtk-driver xvfb",
};

export type EngineName = keyof typeof debianPackages;

/** Where this machine has them. `npm test` sets `CHROMIUM_PATH` to the Chromium that it has found or installed. */
export function findEngines() {
  const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
  const firefoxOfMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return {
    Chromium: CHROMIUM_PATH || inPath("chromium-headless-shell", "chromium"),
    Firefox: FIREFOX_PATH || inPath("firefox-esr", "firefox") || (existsSync(firefoxOfMac) ? firefoxOfMac : undefined),
    WebKit: findWebKit(),
  };
}

/** The names of the engines that this machine has, and of those that are missing. */
export function engineNames(): { here: EngineName[]; missing: EngineName[] } {
  const found = findEngines();
  const names = Object.keys(debianPackages) as EngineName[];
  return { here: names.filter((name) => found[name]), missing: names.filter((name) => !found[name]) };
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = inPath("WebKitWebDriver");
  const [browser] = globSync("/usr/{lib,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser");
  const display = inPath("Xvfb");
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** The path of the first of these programs that this machine has. */
export function inPath(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) => existsSync(path));
}
