import { expect, type Locator, type Page } from "@playwright/test";
import type { Chance } from "#test/office-year/chance.ts";
import { patience } from "#test/patience.ts";
import { clock, minFillMs } from "../../support/clock.ts";
import { takeBack, typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { untilLive } from "../../support/until-live.ts";
import { goBack, openPage, reloadPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import {
  type FormName,
  forms,
  frontWindow,
  type Guest,
  type GuestWorld,
  leaveForm,
  newWindow,
  type Window,
} from "./model.ts";

const always = () => true;

function fieldOf({ page, form }: Window, label: string): Locator {
  return page.locator(`form#${forms[form ?? "message"].id}`).getByLabel(label);
}

/** What is typed in the form that is in front. */
const typedIn = ({ form, typed }: Window) => typed[form ?? "message"];

function isFull(window: Window): boolean {
  return window.form !== null && forms[window.form].labels.every((label) => typedIn(window)[label]);
}

const atAForm = ({ guests }: GuestWorld) => guests.filter((guest) => frontWindow(guest).form !== null);
const isWriting = (guest: Guest) => frontWindow(guest).form !== null && !frontWindow(guest).isSent;

export const opensAForm = step<GuestWorld>("a visitor opens a form", {
  when: always,
  async play(world, chance) {
    const guest = chance.of(world.guests);
    const window = frontWindow(guest);
    const form = chance.of(Object.keys(forms) as FormName[]);
    await openPage(window.page, world.site.url + forms[form].path);
    Object.assign(window, { form, isSent: false });
    await holdTyped(world, guest, window, "opening the form");
    return `${guest.first} opens the form for ${form === "analysis" ? "an analysis" : "a message"}`;
  },
});

export const typesInTheForm = step<GuestWorld>("a visitor types in a form", {
  when: ({ guests }) => guests.some((guest) => isWriting(guest) && !isFull(frontWindow(guest))),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter((one) => isWriting(one) && !isFull(frontWindow(one))));
    const window = frontWindow(guest);
    const { labels } = forms[window.form ?? "message"];
    const typed = typedIn(window);
    const empty = labels.filter((label) => !typed[label]);
    for (const label of empty.slice(0, chance.from(1, 4))) {
      const field = fieldOf(window, label);
      const text = textFor(guest, label, world.next());
      await typeLikeAPerson(field, text, { seed: chance.from(1, 99), inHaste: true, endsWithPause: false });
      if (chance.is(0.2)) {
        await takeBack(field, 2);
        await typeLikeAPerson(field, text.slice(-2), { seed: 5, inHaste: true, endsWithPause: false });
      }
      typed[label] = text;
    }
    return `${guest.first} types ${Object.keys(typed).length} of ${labels.length} fields`;
  },
});

function textFor({ first, last, email, phone }: Guest, label: string, number: number): string {
  const texts: Record<string, string> = { "First name": first, "Last name": last, Email: email, Phone: phone };
  return texts[label] ?? (label === "Subject" ? "A question" : `Is my score enough? ask${number}q`);
}

/** Everything that was typed in a window is still in its fields, or comes back in a moment. */
async function holdTyped(world: GuestWorld, { first }: Guest, window: Window, after: string): Promise<void> {
  for (const [label, text] of Object.entries(typedIn(window))) {
    const field = fieldOf(window, label);
    const isThere = await expect(field)
      .toHaveValue(text, patience)
      .then(
        () => true,
        () => false,
      );
    if (isThere) continue;
    world.faults.push(
      `after ${after}, ${first} finds “${await field.inputValue()}” in ${label}, and had typed “${text}”`,
    );
  }
}

export const looksAtAnotherPage = step<GuestWorld>("a visitor looks at another page, and goes back", {
  when: ({ guests }) => guests.some(isWriting),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter(isWriting));
    const window = frontWindow(guest);
    await openPage(window.page, `${world.site.url}/faq`);
    await clock.move(chance.from(5, 90) * 1000);
    await goBack(window.page);
    await holdTyped(world, guest, window, "a look at another page");
    return `${guest.first} looks at the questions and answers, and goes back to the form`;
  },
});

export const reloadsTheForm = step<GuestWorld>("a visitor reloads", {
  when: (world) => atAForm(world).length > 0,
  async play(world, chance) {
    const guest = chance.of(atAForm(world));
    const window = frontWindow(guest);
    await reloadPage(window.page);
    if (!window.isSent) await holdTyped(world, guest, window, "a reload");
    return `${guest.first} reloads ${window.isSent ? "what came after sending" : "the form"}`;
  },
});

export const sendsTheForm = step<GuestWorld>("a visitor sends the form", {
  when: ({ guests }) => guests.some((guest) => isWriting(guest) && isFull(frontWindow(guest))),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter((one) => isWriting(one) && isFull(frontWindow(one))));
    const window = frontWindow(guest);
    await clock.move(minFillMs);
    if (chance.is(0.3)) await sendsWithoutConnection(world, guest, window);
    // Three a minute may go out from one device.
    await clock.move(61_000);
    const presses = await sendAndHear(world, guest, window, chance);
    return `${guest.first} sends the form${presses}`;
  },
});

async function sendsWithoutConnection(world: GuestWorld, guest: Guest, window: Window): Promise<void> {
  await guest.person.loseConnection();
  await buttonOf(window).click();
  const hasText = forms[window.form ?? "message"].failure;
  await window.page.locator(".notice", { hasText }).waitFor(patience);
  await holdTyped(world, guest, window, "a lost connection");
  await window.page.keyboard.press("Escape");
  await guest.person.findConnection();
}

const buttonOf = ({ page, form }: Window) =>
  page
    .locator(`form#${forms[form ?? "message"].id}`)
    .getByRole("button")
    .last();

async function sendAndHear(world: GuestWorld, guest: Guest, window: Window, chance: Chance): Promise<string> {
  const { page, form } = window;
  const isTwice = chance.is(0.3);
  if (isTwice) await buttonOf(window).dblclick();
  else await buttonOf(window).click();
  await page.waitForURL(/\/form-success/, patience);
  await untilLive(page);
  const token = /ask\d+q/.exec(typedIn(window).Message ?? "")?.[0] ?? "";
  if (form && !world.sent.some((one) => one.token === token)) world.sent.push({ token, form, by: guest });
  window.typed[form ?? "message"] = {};
  window.isSent = true;
  return isTwice ? " with two presses" : "";
}

export const goesBackAfterSending = step<GuestWorld>("a visitor goes back after sending", {
  when: ({ guests }) => guests.some((guest) => frontWindow(guest).isSent),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter((one) => frontWindow(one).isSent));
    const window = frontWindow(guest);
    await goBack(window.page);
    const again = buttonOf(window);
    const isThere = (await again.count()) > 0 && (await again.isEnabled());
    if (isThere) {
      await clock.move(61_000);
      await again.click();
      await clock.move(2000);
    }
    leaveForm(window);
    return `${guest.first} goes back after sending${isThere ? ", and presses the button once more" : ""}`;
  },
});

export const opensAnotherWindow = step<GuestWorld>("a visitor opens another window", {
  when: ({ guests }) => guests.some(({ windows }) => windows.length < 2),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter(({ windows }) => windows.length < 2));
    const page: Page = await guest.person.openTab();
    guest.windows.push(newWindow(page));
    guest.front = guest.windows.length - 1;
    await openPage(page, world.site.url);
    return `${guest.first} opens another window`;
  },
});

export const goesToTheOtherWindow = step<GuestWorld>("a visitor goes on in the other window", {
  when: ({ guests }) => guests.some(({ windows }) => windows.length > 1),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter(({ windows }) => windows.length > 1));
    guest.front += 1;
    return `${guest.first} goes on in the other window`;
  },
});
