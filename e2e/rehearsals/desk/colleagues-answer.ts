import type { Locator, Page } from "@playwright/test";
import type { Chance } from "#test/office-year/chance.ts";
import { step } from "../rehearsal.ts";
import { type Colleague, type DeskWorld, draftOf, frontTab, fullName, readers } from "./model.ts";
import { atWork } from "./open-desk.ts";
import { boxOf, letGo, press, seePage, typeAnswer } from "./thread-page.ts";

const someoneReads = (world: DeskWorld) => readers(world).length > 0;

/** What people write. The number makes each sentence the only one of its kind. */
const sentences: readonly ((number: number) => string)[] = [
  (number) => `Please send page ${number} of your report.`,
  (number) => `We read line ${number} with you on Monday.`,
  (number) => `If you want no more emails, answer STOP, or keep number ${number}.`,
  (number) => `Do not call us before 8, and ask for desk ${number}.`,
];

async function atABox(world: DeskWorld, chance: Chance): Promise<{ colleague: Colleague; page: Page } | null> {
  const colleague = await atWork(world, chance.of(readers(world)));
  const { page } = frontTab(colleague);
  return (await boxOf(page).count()) > 0 ? { colleague, page } : null;
}

export const typesAnAnswer = step<DeskWorld>("a colleague types at an answer", {
  when: someoneReads,
  async play(world, chance) {
    const at = await atABox(world, chance);
    if (!at) return "There is no box to write in";
    const typed = await typesOn(world, at.colleague, chance);
    return chance.is(0.4) ? `${typed}; ${await sendsOn(world, at.colleague, chance)}` : typed;
  },
});

/** Types one more sentence in the window in front. */
export async function typesOn(world: DeskWorld, colleague: Colleague, chance: Chance): Promise<string> {
  const sentence = chance.of(sentences)(world.next());
  const said = await typeAnswer(world, colleague, sentence, chance);
  return `${colleague.name} types “${sentence}” ${whereIs(colleague)}, and reads: ${said}`;
}

const hasWritten = (one: Colleague) => (frontTab(one).matter?.drafts.get(one.id)?.words ?? "") !== "";

export const sendsTheAnswer = step<DeskWorld>("a colleague sends the answer", {
  when: (world) => readers(world).some(hasWritten),
  async play(world, chance) {
    return sendsOn(world, await atWork(world, chance.of(readers(world).filter(hasWritten))), chance);
  },
});

async function sendsOn(world: DeskWorld, colleague: Colleague, chance: Chance): Promise<string> {
  const { page } = frontTab(colleague);
  const words = (await boxOf(page).inputValue()).trim();
  if (words === "") return `${colleague.name} has an old window with an empty box`;
  const button = page.getByRole("button", { name: chance.is(0.8) ? /^Send (answer|anyway)/ : /^Send and open/ });
  let told = await sendOnce(world, colleague, { words, button: button.first() });
  if (told !== null && chance.is(0.7)) {
    const again = page.getByRole("button", { name: /^Send (answer|anyway)/ });
    told = await sendOnce(world, colleague, { words, button: again });
  }
  if (told !== null) return `${colleague.name} presses Send ${whereIs(colleague)}, and reads: ${told}`;
  if (!chance.is(0.3)) return `${colleague.name} sends “${words}”`;
  return `${colleague.name} sends “${words}”${await takeBack(world, colleague)}`;
}

type Sending = { words: string; button: Locator };

/** Presses Send; null when the letter is on its way, else what the page said. It may say no only for a reason. */
async function sendOnce(world: DeskWorld, colleague: Colleague, { words, button }: Sending): Promise<string | null> {
  const tab = frontTab(colleague);
  const { matter, page } = tab;
  if (!matter) throw new Error("Nobody sends from here");
  const draft = draftOf(matter, colleague);
  const isStopped = matter.of.hasStopped && !matter.of.askedSince;
  const reasons: Record<string, boolean> = {
    "Something happened while you were writing": tab.news !== matter.news,
    "This draft was changed in another window": tab.turn !== draft.turn,
    "Send anyway?": world.colleagues.some((one) => one !== colleague),
    "They asked us to stop emails": isStopped,
  };
  const writtenAt = Date.now();
  await press(colleague, button);
  const why = await refusalOf(page);
  if (why === null) {
    if (isStopped) world.faults.push(`${fullName(matter.of)} asked us to stop, and ${colleague.name} could send`);
    matter.news += 1;
    Object.assign(draft, { turn: draft.turn + 1, words: "" });
    world.letters.push({ words, by: colleague, matter, writtenAt, state: "waits" });
    await seePage(world, colleague);
    return null;
  }
  if (reasons[why] !== true) world.faults.push(`${colleague.name} presses Send and reads “${why}” for no reason`);
  const left = (await boxOf(page).inputValue()).trim();
  if (left !== words) {
    world.faults.push(`${colleague.name} pressed Send on “${words}”, was refused (${why}), and has “${left}” left`);
  }
  Object.assign(draft, { turn: draft.turn + 1, words: left });
  // The other window's words stand below the box: whoever goes on with these lets those go.
  if (tab.turn !== draft.turn - 1) {
    letGo(world, colleague);
    await press(colleague, page.getByRole("button", { name: "Save draft" }).last());
  }
  await seePage(world, colleague);
  return why;
}

/** The title of the note beside the buttons; null when there is none. */
async function refusalOf(page: Page): Promise<string | null> {
  const alert = page.locator("form#answer [role=alert]");
  return (await alert.count()) === 0 ? null : alert.locator("b").first().textContent();
}

/** Presses Undo at once. The letter is a draft again. */
async function takeBack(world: DeskWorld, colleague: Colleague): Promise<string> {
  const { page } = frontTab(colleague);
  const undo = page.locator(".going-out").first().getByRole("button", { name: /^Undo/ });
  if ((await undo.count()) === 0) return "";
  const letter = world.letters.pop();
  if (!letter) return "";
  const { matter } = letter;
  const draft = draftOf(matter, colleague);
  matter.news += 1;
  Object.assign(draft, { turn: draft.turn + 1, words: [letter.words, draft.words].filter(Boolean).join("\n\n") });
  await press(colleague, undo);
  await seePage(world, colleague);
  return ", and takes it back at once";
}

export const keepsAsANote = step<DeskWorld>("a colleague keeps the answer as a note", {
  when: (world) => readers(world).some(hasWritten),
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(readers(world).filter(hasWritten)));
    const tab = frontTab(colleague);
    const { page, matter, turn } = tab;
    const words = (await boxOf(page).inputValue()).trim();
    if (!matter || words === "" || turn !== draftOf(matter, colleague).turn) return "Nothing is written in that window";
    const draft = draftOf(matter, colleague);
    matter.news += 1;
    world.notes += 1;
    Object.assign(draft, { turn: draft.turn + 1, words: "" });
    await press(colleague, page.getByRole("button", { name: "Keep as note" }));
    await seePage(world, colleague);
    return `${colleague.name} keeps “${words}” as a note`;
  },
});

/** Which of two windows it is. */
function whereIs(colleague: Colleague): string {
  const { matter } = frontTab(colleague);
  const window = colleague.tabs.length > 1 ? ` in window ${(colleague.front % colleague.tabs.length) + 1}` : "";
  return matter ? `to ${fullName(matter.of)}${window}` : window;
}
