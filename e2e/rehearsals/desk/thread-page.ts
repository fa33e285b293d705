import type { Locator, Page } from "@playwright/test";
import type { Chance } from "#test/office-year/chance.ts";
import { patience } from "#test/patience.ts";
import { takeBack, typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { untilLive, untilPainted } from "../../support/until-live.ts";
import { openPage } from "../person.ts";
import { type Colleague, type DeskWorld, draftOf, frontTab, fullName, type Matter, type Tab } from "./model.ts";

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

/** Types at the end of the box, at a person's pace, and notes what the page says about it. */
export async function typeAnswer(
  world: DeskWorld,
  colleague: Colleague,
  sentence: string,
  chance: Chance,
): Promise<string> {
  const tab = frontTab(colleague);
  const box = boxOf(tab.page);
  const before = await box.inputValue();
  await typeLikeAPerson(box, before === "" ? sentence : ` ${sentence}`, { seed: chance.from(1, 99), inHaste: true });
  if (chance.is(0.2)) {
    await typeLikeAPerson(box, " On", { seed: 1, endsWithPause: false, inHaste: true });
    await takeBack(box, 3);
    await typeLikeAPerson(box, "", { seed: 1, inHaste: true });
  }
  return hearSaved(world, colleague, tab, sentence);
}

async function hearSaved(world: DeskWorld, colleague: Colleague, tab: Tab, sentence: string): Promise<string> {
  const { page, matter } = tab;
  if (!matter) throw new Error("Nobody writes here");
  const said = page.locator(".comp-saved");
  await said.filter({ hasText: /saved/ }).waitFor();
  await untilPainted(page);
  const words = (await said.textContent()) ?? "";
  const draft = draftOf(matter, colleague);
  if (!words.startsWith("Draft saved")) {
    if (tab.turn === draft.turn) {
      world.faults.push(`${colleague.name} types in the only window there is, and it says "${words}"`);
    }
    return words;
  }
  draft.words = await boxOf(page).inputValue();
  draft.turn += 1;
  tab.turn = draft.turn;
  world.kept.push({ words: sentence, by: colleague.id, threadId: matter.id });
  return words;
}

/** A page asked whether its words may go, or a colleague chose between two windows: what is nowhere now was let go. */
export function letGo(world: DeskWorld, { id }: Colleague): void {
  const { matters } = world;
  world.kept = world.kept.filter(
    ({ by, threadId, words }) =>
      by !== id || matters.some((matter) => matter.id === threadId && matter.drafts.get(id)?.words.includes(words)),
  );
}
