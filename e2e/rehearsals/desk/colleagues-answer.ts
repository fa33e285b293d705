import type { Locator, Page } from "@playwright/test";
import type { Chance } from "#test/office-year/chance.ts";
import { step } from "../rehearsal.ts";
import { type Colleague, type DeskWorld, draftOf, frontTab, fullName, readers } from "./model.ts";
import { atWork } from "./open-desk.ts";
import { boxOf, letGo, press, seePage } from "./thread-page.ts";
import { typesOn, whereIs } from "./types-answer.ts";

const someoneReads = (world: DeskWorld) => readers(world).length > 0;

async function atABox(world: DeskWorld, chance: Chance): Promise<{ colleague: Colleague; page: Page } | null> {
  const colleague = await atWork(world, chance.of(readers(world)));
  const { page } = frontTab(colleague);
  return (await boxOf(page).count()) > 0 ? { colleague, page } : null;
}

export const typesAnAnswer = step<DeskWorld>("a colleague types at an answer", {
  when: someoneReads,
  async play(world, chance) {
    const at = await atABox(world, chance);
    return at && typesOn(world, at.colleague, chance);
  },
});

export const losesTheConnection = step<DeskWorld>("a colleague types without a connection, and then with one", {
  when: someoneReads,
  async play(world, chance) {
    const at = await atABox(world, chance);
    if (!at) return null;
    const { person } = at.colleague;
    await person.loseConnection();
    const typed = await typesOn(world, at.colleague, chance);
    await person.findConnection();
    return `Without a connection, ${typed}; then ${await typesOn(world, at.colleague, chance)}`;
  },
});

const hasWritten = (one: Colleague) => (frontTab(one).matter?.drafts.get(one.id)?.words ?? "") !== "";

export const sendsTheAnswer = step<DeskWorld>("a colleague sends the answer", {
  when: (world) => readers(world).some(hasWritten),
  async play(world, chance) {
    return sendsOn(world, await atWork(world, chance.of(readers(world).filter(hasWritten))), chance);
  },
});

export const typesAndSends = step<DeskWorld>("a colleague types an answer and sends it", {
  when: someoneReads,
  async play(world, chance) {
    const at = await atABox(world, chance);
    if (!at) return null;
    const typed = await typesOn(world, at.colleague, chance);
    return `${typed}; ${(await sendsOn(world, at.colleague, chance)) ?? "and has nothing to send"}`;
  },
});

export const sendsAndTakesBack = step<DeskWorld>("a colleague sends the answer and takes it back", {
  when: (world) => readers(world).some(hasWritten),
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(readers(world).filter(hasWritten)));
    const before = world.letters.length;
    const sent = await sendsOn(world, colleague, chance);
    if (world.letters.length === before || !(await takesBack(world, colleague))) return null;
    return `${sent}, and takes it back at once`;
  },
});

async function sendsOn(world: DeskWorld, colleague: Colleague, chance: Chance): Promise<string | null> {
  const { page } = frontTab(colleague);
  const words = (await boxOf(page).inputValue()).trim();
  // An old window, whose draft was written in another.
  if (words === "") return null;
  const button = page.getByRole("button", { name: chance.is(0.8) ? /^Send (answer|anyway)/ : /^Send and open/ });
  let told = await sendOnce(world, colleague, { words, button: button.first() });
  if (told !== null && chance.is(0.7)) {
    const again = page.getByRole("button", { name: /^Send (answer|anyway)/ });
    told = await sendOnce(world, colleague, { words, button: again });
  }
  if (told !== null) return `${colleague.name} presses Send ${whereIs(colleague)}, and reads: ${told}`;
  return `${colleague.name} sends “${words}”`;
}

type Sending = { words: string; button: Locator };

/** Presses Send; null when the letter is on its way, else what the page said. It may say no only for a reason. */
async function sendOnce(world: DeskWorld, colleague: Colleague, { words, button }: Sending): Promise<string | null> {
  const tab = frontTab(colleague);
  const { matter, page } = tab;
  if (!matter) throw new Error("Nobody sends from here");
  const draft = draftOf(matter, colleague);
  const isStopped = matter.of.hasStopped && !matter.of.askedIn.includes(matter.id);
  const reasons: readonly [RegExp, boolean][] = [
    [/ while you were writing$|^This thread has changed$/, tab.news !== matter.news],
    [/^This draft was changed in another window$/, tab.turn !== draft.turn],
    [/^Send anyway\?$/, world.colleagues.some((one) => one !== colleague)],
    [/^They asked us to stop emails$/, isStopped],
  ];
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
  if (!reasons.some(([title, isSo]) => isSo && title.test(why)))
    world.faults.push(`${colleague.name} presses Send and reads “${why}” for no reason`);
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

/** Presses Undo at once, if it is there. The letter is a draft again. */
async function takesBack(world: DeskWorld, colleague: Colleague): Promise<boolean> {
  const { page } = frontTab(colleague);
  const undo = page.locator(".going-out").first().getByRole("button", { name: /^Undo/ });
  if ((await undo.count()) === 0) return false;
  const letter = world.letters.pop();
  if (!letter) return false;
  const { matter } = letter;
  const draft = draftOf(matter, colleague);
  matter.news += 1;
  Object.assign(draft, { turn: draft.turn + 1, words: [letter.words, draft.words].filter(Boolean).join("\n\n") });
  await press(colleague, undo);
  await seePage(world, colleague);
  return true;
}

export const keepsAsANote = step<DeskWorld>("a colleague keeps the answer as a note", {
  when: (world) => readers(world).some(hasWritten),
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(readers(world).filter(hasWritten)));
    const tab = frontTab(colleague);
    const { page, matter, turn } = tab;
    const words = (await boxOf(page).inputValue()).trim();
    if (!matter || words === "" || turn !== draftOf(matter, colleague).turn) return null;
    const draft = draftOf(matter, colleague);
    matter.news += 1;
    world.notes += 1;
    Object.assign(draft, { turn: draft.turn + 1, words: "" });
    await press(colleague, page.getByRole("button", { name: "Keep as note" }));
    await seePage(world, colleague);
    return `${colleague.name} keeps “${words}” as a note`;
  },
});
