import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type DeskSite, ownerLink } from "../support/desk.ts";
import { test } from "./test.ts";
import type { Visit } from "./visit.ts";

/** Signs in from the printed link, with six digits: engines that are driven from outside have no passkeys. */
export async function signIn(visit: Visit, desk: DeskSite): Promise<void> {
  await visit.open(new URL(await ownerLink(desk)).pathname);
  await visit.fill({ "Your name": "Ines Holm" });
  await visit.click("Continue");
  await visit.expectPath("/desk/welcome");
  await visit.clickFirst('form:has([value="begin-app"]) button, a[href="/desk/app"]');
  await visit.expectPath("/desk/app");
  const key = (await visit.text(".app-key")).replaceAll(" ", "");
  await visit.fill({ Code: new TOTP({ secret: Secret.fromBase32(key) }).generate() });
  await visit.clickFirst('form:has([value="confirm-app"]) button');
  await visit.expectPath(/^\/desk(?!\/app)/);
}

/** The other engines test the desk without JavaScript. */
export function skipInWebKitWithoutScript(engineName: string, javaScript: boolean): void {
  test.skip(
    engineName === "WebKit" && !javaScript,
    "WebKit closes its page under the driver here, but not with JavaScript",
  );
}

/** Expects a page to fit a small phone and to pass axe. WebKit's window has only one width: its screen's. */
export async function expectSound(visit: Visit, engineName: string): Promise<void> {
  const { window, page } = await visit.widthsAt(320);
  expect(page).toBeLessThanOrEqual(window);
  if (engineName !== "WebKit") expect(window).toBe(320);
  await visit.widthsAt(390);
  expect(await visit.accessibilityProblems()).toEqual([]);
}
