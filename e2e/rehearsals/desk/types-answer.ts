import type { Chance } from "#test/office-year/chance.ts";
import { takeBack, typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { untilPainted } from "../../support/until-live.ts";
import { type Colleague, type DeskWorld, draftOf, frontTab, fullName, type Tab } from "./model.ts";
import { boxOf } from "./thread-page.ts";

/** What people write. The number makes each sentence the only one of its kind. */
const sentences: readonly ((number: number) => string)[] = [
  (number) => `Please send page ${number} of your report.`,
  (number) => `We read line ${number} with you on Monday.`,
  (number) => `If you want no more emails, answer STOP, or keep number ${number}.`,
  (number) => `Do not call us before 8, and ask for desk ${number}.`,
];

/** Types one more sentence in the window in front. */
export async function typesOn(world: DeskWorld, colleague: Colleague, chance: Chance): Promise<string> {
  const sentence = chance.of(sentences)(world.next());
  const said = await typeAnswer(world, colleague, sentence, chance);
  return `${colleague.name} types “${sentence}” ${whereIs(colleague)}, and reads: ${said}`;
}

/** Which of two windows it is. */
export function whereIs(colleague: Colleague): string {
  const { matter } = frontTab(colleague);
  const window = colleague.tabs.length > 1 ? ` in window ${(colleague.front % colleague.tabs.length) + 1}` : "";
  return matter ? `to ${fullName(matter.of)}${window}` : window;
}

/** Types at the end of the box, at a person's pace, and notes what the page says about it. */
async function typeAnswer(world: DeskWorld, colleague: Colleague, sentence: string, chance: Chance): Promise<string> {
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
    if (tab.turn === draft.turn && colleague.person.isOnline) {
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
