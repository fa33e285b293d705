import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type DeskSite, ownerLink } from "../support/desk.ts";
import { test } from "./test.ts";
import type { Visit } from "./visit.ts";

/** From the printed link; the engines that are driven from outside have no passkeys. */
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

/** The desk without script is tried in the other engines. */
export function skipInWebKitWithoutScript(engineName: string, javaScript: boolean): void {
  test.skip(engineName === "WebKit" && !javaScript, "WebKit ends its page under the driver here; with script it holds");
}

/** Nothing sticks out of a small phone, and no rule of axe is broken. WebKit's window has one width: its screen's. */
export async function expectSound(visit: Visit, engineName: string): Promise<void> {
  const { window, page } = await visit.widthsAt(320);
  expect(page).toBeLessThanOrEqual(window);
  if (engineName !== "WebKit") expect(window).toBe(320);
  await visit.widthsAt(390);
  expect(await visit.accessibilityProblems()).toEqual([]);
}
