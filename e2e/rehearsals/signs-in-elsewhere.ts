import type { DeskSite } from "../support/desk.ts";
import { isSignedIn, showPasskeyAgain } from "../support/signed-in-owner.ts";
import { openPage, type Person } from "./person.ts";

/**
 * A colleague shows their passkey. After a rest the desk has covered each of their pages: they sign in in another window, as
 * the cover says, and find the pages as they left them.
 */
export async function signsInElsewhere(person: Person, desk: DeskSite, staffId: string): Promise<void> {
  if (await isSignedIn(person.context, desk)) return showPasskeyAgain(person.context, desk, staffId);
  const covers = person.tabs
    .filter((page) => page.url().startsWith(desk.origin))
    .map((page) => page.locator(".over-cover"));
  await Promise.all(covers.map((cover) => cover.waitFor()));
  await showPasskeyAgain(person.context, desk, staffId);
  const window = await person.context.newPage();
  await openPage(window, `${desk.origin}/desk/account`);
  await Promise.all(covers.map((cover) => cover.waitFor({ state: "hidden" })));
  await window.close();
}
