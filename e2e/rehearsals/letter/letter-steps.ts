import type { Locator, Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { clock } from "../../support/clock.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { untilLive } from "../../support/until-live.ts";
import { openPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { atWork, frontWindow, type LetterWindow, type LetterWorld } from "./model.ts";

const isDraft = ({ letter }: LetterWorld) => letter?.state === "draft";
const wordsOf = (page: Page) => page.getByLabel("Letter, in Markdown");
const isHere = (world: LetterWorld) => isDraft(world) && frontWindow(world).version > 0;

async function press(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent("load", patience);
  await button.click();
  await loaded;
  await untilLive(page);
}

async function openLetter(world: LetterWorld, window: LetterWindow): Promise<void> {
  const { letter, desk } = world;
  if (!letter) throw new Error("No letter is being written");
  await openPage(window.page, `${desk.origin}/desk/letters/${letter.id}`);
  Object.assign(window, { version: letter.version, unsaved: [] });
}

export const beginsALetter = step<LetterWorld>("the editor begins a letter", {
  when: ({ letter }) => letter === null,
  async play(world) {
    await atWork(world);
    const window = frontWindow(world);
    const { page } = window;
    await openPage(page, `${world.desk.origin}/desk/letters`);
    await press(page, page.getByRole("button", { name: "Write a letter" }));
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    world.letter = { id, version: 1, saved: [], isTested: false, state: "draft" };
    for (const one of world.editor.windows) Object.assign(one, { version: 0, unsaved: [] });
    const subject = `Letter number ${world.next()}`;
    await page.getByLabel("Subject").fill(subject);
    await page.getByLabel("First line in the inbox").fill("Ten minutes with your lease.");
    await wordsOf(page).fill("## Read your lease\n\nOne sentence can save a month of rent.");
    Object.assign(window, { version: 1, unsaved: [subject] });
    await saves(world, window);
    return `The editor begins “${subject}”`;
  },
});

/** Presses Save. Another window may have been quicker: then the page says so, and keeps the words. */
async function saves(world: LetterWorld, window: LetterWindow): Promise<string> {
  const { letter } = world;
  const { page } = window;
  if (!letter) throw new Error("No letter is being written");
  const words = await wordsOf(page).inputValue();
  const isStale = window.version !== letter.version;
  await press(page, page.getByRole("button", { name: "Save and check" }));
  const changed = (await page.locator("#said").getByText("This letter has changed").count()) > 0;
  if (changed !== isStale) {
    world.faults.push(
      `a save in a window that is ${isStale ? "old" : "new"} says that the letter has ${changed ? "" : "not "}changed`,
    );
  }
  if ((await wordsOf(page).inputValue()).trim() !== words.trim())
    world.faults.push(`a save changed the words “${words}”`);
  if (changed) {
    // Whoever saves again puts these on top; theirs stay among the versions.
    window.version = letter.version;
    return "and reads that another window was quicker";
  }
  if ((await page.getByText("Saved and checked.").count()) === 0) {
    world.faults.push("a save says neither that it is saved nor why not");
    return "and reads nothing about it";
  }
  Object.assign(letter, { version: letter.version + 1, isTested: false });
  letter.saved.push(...window.unsaved);
  Object.assign(window, { version: letter.version, unsaved: [] });
  return "and reads that it is saved";
}

export const typesInTheLetter = step<LetterWorld>("the editor types in the letter", {
  when: isHere,
  async play(world, chance) {
    await atWork(world);
    const window = frontWindow(world);
    const sentence = `Look at line ${world.next()} of it.`;
    await typeLikeAPerson(wordsOf(window.page), ` ${sentence}`, { seed: chance.from(1, 99), inHaste: true });
    const box = await wordsOf(window.page).inputValue();
    if (!box.includes(sentence))
      world.faults.push(`“${sentence}” was typed, and its box ends with “${box.slice(-60)}”`);
    window.unsaved.push(sentence);
    return `The editor types “${sentence}”`;
  },
});

export const savesTheLetter = step<LetterWorld>("the editor saves the letter", {
  when: (world) => isHere(world) && frontWindow(world).unsaved.length > 0,
  async play(world) {
    await atWork(world);
    return `The editor saves, ${await saves(world, frontWindow(world))}`;
  },
});

export const reloadsTheLetter = step<LetterWorld>("the editor reloads", {
  when: isHere,
  async play(world) {
    await atWork(world);
    const window = frontWindow(world);
    const { person } = world.editor;
    const [askedBefore, hadUnsaved] = [person.asked, window.unsaved.length > 0];
    await openLetter(world, window);
    if (hadUnsaved && person.asked === askedBefore) world.faults.push("a page let unsaved words go and did not ask");
    return `The editor opens the letter again${hadUnsaved ? ", and lets words go" : ""}`;
  },
});

export const opensASecondWindow = step<LetterWorld>("the editor opens a second window", {
  when: (world) => isDraft(world) && world.editor.windows.length < 2,
  async play(world) {
    await atWork(world);
    const { editor } = world;
    editor.windows.push({ page: await editor.person.openTab(), version: 0, unsaved: [] });
    editor.front = editor.windows.length - 1;
    await openLetter(world, frontWindow(world));
    return "The editor opens a second window";
  },
});

export const goesToTheOtherWindow = step<LetterWorld>("the editor goes on in the other window", {
  when: (world) => isDraft(world) && world.editor.windows.length > 1,
  async play(world) {
    await atWork(world);
    world.editor.front += 1;
    const window = frontWindow(world);
    if (window.version === 0) await openLetter(world, window);
    return "The editor goes on in the other window";
  },
});

export const testsTheLetter = step<LetterWorld>("the editor sends a test", {
  when: (world) => isHere(world) && frontWindow(world).version === world.letter?.version,
  async play(world) {
    await atWork(world);
    const window = frontWindow(world);
    const { letter } = world;
    await press(window.page, window.page.getByRole("button", { name: /^Send a test/ }));
    if (letter) {
      if (window.unsaved.length > 0) letter.version += 1;
      letter.saved.push(...window.unsaved);
      letter.isTested = (await window.page.getByText("Saved. The test is on its way to you.").count()) > 0;
      if (!letter.isTested) world.faults.push("a test did not go out");
      Object.assign(window, { version: letter.version, unsaved: [] });
    }
    return "The editor sends a test";
  },
});

export const sendsTheLetter = step<LetterWorld>("the editor sends the letter", {
  when: (world) =>
    isHere(world) && frontWindow(world).version === world.letter?.version && frontWindow(world).unsaved.length === 0,
  async play(world, chance) {
    await atWork(world);
    const { letter, readers } = world;
    const { page } = frontWindow(world);
    const subject = await page.getByLabel("Subject").inputValue();
    await page.getByLabel("I read the test on a phone").check();
    const isLater = chance.is(0.3);
    if (isLater) await page.getByLabel("Send it").selectOption({ index: 1 });
    await press(page, page.getByRole("button", { name: /^Send to \d/ }));
    if (!letter?.isTested) {
      const said = await page.getByRole("alert").first().textContent();
      if (!said?.includes("Send yourself a test first")) world.faults.push(`an untested letter: “${said}”`);
      return "The editor presses Send before there is a test, and is told so";
    }
    if (isLater) {
      letter.state = "scheduled";
      return "The editor sends the letter on another day";
    }
    world.gone.push({ subject, readers: readers.filter(({ isLeft }) => !isLeft).map(({ email }) => email) });
    world.letter = null;
    for (const one of world.editor.windows) Object.assign(one, { version: 0, unsaved: [] });
    return `The editor sends “${subject}”`;
  },
});

export const takesItBack = step<LetterWorld>("the editor does not send it after all", {
  when: ({ letter }) => letter?.state === "scheduled",
  async play(world) {
    await atWork(world);
    const { letter } = world;
    const window = frontWindow(world);
    await openLetter(world, window);
    await press(window.page, window.page.getByRole("button", { name: "Do not send it" }));
    if (letter) letter.state = "draft";
    for (const one of world.editor.windows) one.version = 0;
    await openLetter(world, window);
    return "The editor does not send it after all";
  },
});

export const aReaderLeaves = step<LetterWorld>("a reader leaves with one click", {
  when: ({ gone, readers }) => gone.length > 0 && readers.filter(({ isLeft }) => !isLeft).length > 1,
  async play(world, chance) {
    const reader = chance.of(world.readers.filter(({ email, isLeft }) => !isLeft && world.mail.to(email).length > 0));
    const mail = world.mail.to(reader.email).at(-1);
    const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value?.slice(1, -1) ?? "";
    await fetch(link, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    reader.isLeft = true;
    return `${reader.email} leaves the letter`;
  },
});

export const anHourPasses = step<LetterWorld>("an hour passes", {
  when: ({ letter }) => letter?.state !== "scheduled",
  async play(world) {
    const boxes = await wordsOf(frontWindow(world).page).all();
    const before = await Promise.all(boxes.map((box) => box.inputValue()));
    await clock.move(3_600_000);
    await atWork(world);
    const after = await Promise.all(boxes.map((box) => box.inputValue()));
    if (after.join() !== before.join()) world.faults.push("words were gone once the editor had signed in again");
    return "An hour passes, and the editor signs in again in another window";
  },
});
