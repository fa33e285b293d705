import type { Chance } from "#test/office-year/chance.ts";
import { patience } from "#test/patience.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { goBack, openPage, reloadPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { answering, type Colleague, type DeskWorld, frontTab, fullName, readers } from "./model.ts";
import { atWork } from "./open-desk.ts";
import { letGo, openMatter, press, seePage } from "./thread-page.ts";
import { typesOn } from "./types-answer.ts";

const hasMatters = (world: DeskWorld) => world.matters.length > 0;
const someoneReads = (world: DeskWorld) => readers(world).length > 0;

/** A colleague with a thread in front, as a page that was loaded just now. */
async function someReader(world: DeskWorld, chance: Chance): Promise<Colleague> {
  return atWork(world, chance.of(readers(world)));
}

const nameOf = (colleague: Colleague) => {
  const { matter } = frontTab(colleague);
  return matter ? fullName(matter.of) : "nobody";
};

export const opensAThread = step<DeskWorld>("a colleague opens a thread", {
  when: hasMatters,
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(answering(world)));
    await openMatter(world, colleague, chance.of(world.matters));
    return `${colleague.name} opens the thread of ${nameOf(colleague)}`;
  },
});

export const takesTheNext = step<DeskWorld>("a colleague takes the next one", {
  when: hasMatters,
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(answering(world)));
    const { page } = frontTab(colleague);
    const askedBefore = colleague.person.asked;
    await openPage(page, `${world.desk.origin}/desk`);
    if (colleague.person.asked > askedBefore) letGo(world, colleague);
    await page.getByRole("button", { name: /^Take the next one/ }).click();
    const none = page.getByRole("alert").filter({ hasText: "No one is waiting to be taken" });
    await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Inbox" }).or(none).waitFor(patience);
    await seePage(world, colleague);
    const taken = `${colleague.name} takes the next one: ${nameOf(colleague)}`;
    const mayType = frontTab(colleague).matter !== null && chance.is(0.5);
    return mayType ? `${taken}; ${await typesOn(world, colleague, chance)}` : taken;
  },
});

/** A button at the top of a thread, if it is there. */
function headStep(words: string, name: RegExp, did: string) {
  return step<DeskWorld>(words, {
    when: someoneReads,
    async play(world, chance) {
      const colleague = await someReader(world, chance);
      const button = frontTab(colleague).page.getByRole("button", { name });
      if ((await button.count()) === 0) return null;
      await press(colleague, button);
      await seePage(world, colleague);
      return `${colleague.name} ${did} ${nameOf(colleague)}`;
    },
  });
}

export const takesIt = headStep("a colleague takes a thread", /^Take it/, "takes");
export const letsItGo = headStep("a colleague lets a thread go", /^Let go/, "lets go");
export const bringsItBack = headStep("a colleague brings a thread back", /^Bring it back now/, "brings back");

/** A choice of a thread's drawer: give it to someone, put it away. */
function drawerStep(words: string, { label, button, did }: { label: string; button: string; did: string }) {
  return step<DeskWorld>(words, {
    when: someoneReads,
    async play(world, chance) {
      const colleague = await someReader(world, chance);
      const { page } = frontTab(colleague);
      await page.locator("details.thread-more").evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
      const choice = page.getByLabel(label, { exact: true });
      if ((await choice.count()) === 0) return null;
      const choices = await choice.locator("option").allTextContents();
      const chosen = chance.of(choices);
      await choice.selectOption({ label: chosen });
      await press(colleague, page.getByRole("button", { name: button, exact: true }));
      await seePage(world, colleague);
      return `${colleague.name} ${did} ${nameOf(colleague)}: ${chosen}`;
    },
  });
}

export const givesIt = drawerStep("a colleague gives a thread", { label: "Give it to", button: "Give", did: "gives" });
export const putsItAway = drawerStep("a colleague puts a thread away", {
  label: "Put it away until",
  button: "Put away",
  did: "puts away",
});

export const writesANote = step<DeskWorld>("a colleague writes a note", {
  when: someoneReads,
  async play(world, chance) {
    const colleague = await someReader(world, chance);
    const { page, matter } = frontTab(colleague);
    const words = `They call back, number ${world.next()}.`;
    const box = page.getByLabel("Only the team sees it");
    await typeLikeAPerson(box, words, { seed: chance.from(1, 99), inHaste: true });
    const typed = await box.inputValue();
    if (typed !== words) {
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`“${words}” was typed as a note, and the box has “${typed}”; the focus is on ${focused}`);
    }
    await press(colleague, page.getByRole("button", { name: "Keep the note" }));
    world.notes += 1;
    if (matter) {
      matter.news += 1;
      world.kept.push({ words, by: colleague.id, threadId: matter.id });
    }
    await seePage(world, colleague);
    return `${colleague.name} notes “${words}” at ${nameOf(colleague)}`;
  },
});

export const closesIt = step<DeskWorld>("a colleague closes a thread", {
  when: someoneReads,
  async play(world, chance) {
    const colleague = await someReader(world, chance);
    const { page, matter } = frontTab(colleague);
    const reason = page.getByLabel("Close, because");
    if (!matter || (await reason.count()) === 0) return null;
    await reason.selectOption({ label: chance.of((await reason.locator("option").allTextContents()).slice(1)) });
    await press(colleague, page.getByRole("button", { name: "Close", exact: true }));
    const done = await page
      .getByRole("status")
      .filter({ hasText: /^It is closed\./ })
      .count();
    if (done > 0) {
      matter.news += 1;
      for (const one of world.asked) if (one.threadId === matter.id && one.state !== "answered") one.state = "closed";
    }
    await seePage(world, colleague);
    return `${colleague.name} ${done > 0 ? "closes" : "could not close"} the thread of ${nameOf(colleague)}`;
  },
});

export const reloadsThePage = step<DeskWorld>("a colleague reloads", {
  when: someoneReads,
  async play(world, chance) {
    const colleague = await someReader(world, chance);
    const askedBefore = colleague.person.asked;
    const { page, matter } = frontTab(colleague);
    // Where a form was refused, a browser asks before it sends the form again. They open the thread anew instead.
    const isRefused = (await page.getByRole("alert").count()) > 0;
    if (isRefused && matter) await openPage(page, `${world.desk.origin}/desk/threads/${matter.id}`);
    else await reloadPage(page);
    if (colleague.person.asked > askedBefore) letGo(world, colleague);
    await seePage(world, colleague);
    return `${colleague.name} reloads ${nameOf(colleague)}`;
  },
});

export const goesBack = step<DeskWorld>("a colleague goes back", {
  when: someoneReads,
  async play(world, chance) {
    const colleague = await someReader(world, chance);
    const { page } = frontTab(colleague);
    const askedBefore = colleague.person.asked;
    if (!(await goBack(page))) await openPage(page, `${world.desk.origin}/desk`);
    if (colleague.person.asked > askedBefore) letGo(world, colleague);
    await seePage(world, colleague);
    return `${colleague.name} goes back, and sees ${nameOf(colleague)}`;
  },
});

export const opensASecondWindow = step<DeskWorld>("a colleague opens a second window", {
  when: (world) => readers(world).some(({ tabs }) => tabs.length < 2),
  async play(world, chance) {
    const colleague = await atWork(world, chance.of(readers(world).filter(({ tabs }) => tabs.length < 2)));
    const { matter } = frontTab(colleague);
    colleague.tabs.push({ page: await colleague.person.openTab(), matter: null, turn: 0, news: 0 });
    colleague.front = colleague.tabs.length - 1;
    if (matter) await openMatter(world, colleague, matter);
    return `${colleague.name} opens ${nameOf(colleague)} in a second window`;
  },
});

export const looksAtTheOtherWindow = step<DeskWorld>("a colleague goes on in the other window", {
  when: (world) => answering(world).some(({ tabs }) => tabs.length > 1),
  async play(world, chance) {
    const colleague = chance.of(answering(world).filter(({ tabs }) => tabs.length > 1));
    colleague.front += 1;
    return `${colleague.name} goes on in the other window, with ${nameOf(colleague)}`;
  },
});
