import type { Locator, Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { untilLive } from "../../support/until-live.ts";
import { openPage } from "../person.ts";
import { type Colleague, type DeskWorld, draftOf, frontTab, fullName, type Matter } from "./model.ts";

export const boxOf = (page: Page): Locator => page.getByRole("textbox", { name: "Your answer" });

/** Presses a button that brings a new page, and waits until that page's buttons work. */
export async function press(colleague: Colleague, button: Locator): Promise<void> {
  const { page } = frontTab(colleague);
  const loaded = page.waitForEvent("load", patience);
  await button.click();
  await loaded;
  await untilLive(page);
}

/** Opens a thread in the tab in front. */
export async function openMatter(world: DeskWorld, colleague: Colleague, matter: Matter): Promise<void> {
  const { page } = frontTab(colleague);
  const askedBefore = colleague.person.asked;
  await openPage(page, `${world.desk.origin}/desk/threads/${matter.id}`);
  if (colleague.person.asked > askedBefore) letGo(world, colleague);
  await seePage(world, colleague);
}

/** Reads the page that a tab shows now, and holds it against the model. */
export async function seePage(world: DeskWorld, colleague: Colleague): Promise<void> {
  const tab = frontTab(colleague);
  const { page } = tab;
  await untilLive(page);
  const id = /\/desk\/threads\/([\da-f-]{36})$/.exec(new URL(page.url()).pathname)?.[1];
  tab.matter = world.matters.find((one) => one.id === id) ?? null;
  if (!tab.matter) return;
  const draft = draftOf(tab.matter, colleague);
  Object.assign(tab, { turn: draft.turn, news: tab.matter.news });
  const shown = await page.getByRole("heading", { level: 1 }).textContent();
  const name = fullName(tab.matter.of);
  if (shown !== name) world.faults.push(`${colleague.name} reads "${shown}" where ${name} wrote`);
  const box = boxOf(page);
  // A page that refused something shows what was typed.
  if ((await box.count()) === 0 || (await page.getByRole("alert").count()) > 0) return;
  const words = await box.inputValue();
  if (words.trim() !== draft.words.trim()) {
    world.faults.push(`${colleague.name} was told that "${draft.words}" is saved, and the box has "${words}"`);
  }
}

/** A page asked whether its words may go, or a colleague chose between two windows: what is nowhere now was let go. */
export function letGo(world: DeskWorld, { id }: Colleague): void {
  const { matters } = world;
  world.kept = world.kept.filter(
    ({ by, threadId, words }) =>
      by !== id || matters.some((matter) => matter.id === threadId && matter.drafts.get(id)?.words.includes(words)),
  );
}
