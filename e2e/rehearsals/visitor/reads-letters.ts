import { patience } from "#test/patience.ts";
import { clock } from "../../support/clock.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { openPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { settle } from "./look.ts";
import { frontWindow, type Guest, type GuestWorld, leaveForm } from "./model.ts";

const againMs = 11 * 60_000;
const of = (world: GuestWorld, ...states: Guest["letter"][]) =>
  world.guests.filter(({ letter }) => states.includes(letter));

export const signsUp = step<GuestWorld>("a visitor signs up for the letter", {
  when: (world) => of(world, "none", "unsubscribed").length > 0,
  async play(world, chance) {
    const guest = chance.of(of(world, "none", "unsubscribed"));
    const window = frontWindow(guest);
    leaveForm(window);
    const { page } = window;
    await openPage(page, `${world.site.url}/newsletter`);
    // The site writes to one address again after ten minutes.
    await clock.move(Math.max(0, guest.letterAskedAt + againMs - Date.now()));
    await typeLikeAPerson(page.locator("#sign-up-email"), guest.email, { seed: chance.from(1, 99), inHaste: true });
    await page.locator("#sign-up-email").press("Enter");
    await page.getByRole("heading", { level: 1, name: "Now look in your inbox" }).waitFor(patience);
    await settle(world);
    const letter = guest.letter === "unsubscribed" ? "returning" : "pending";
    Object.assign(guest, { letter, letterAskedAt: Date.now() });
    return `${guest.first} signs up for the letter`;
  },
});

/** The last link of this kind that came to someone. */
function linkTo(world: GuestWorld, { email }: Guest, kind: "confirm" | "unsubscribe"): string {
  const links = world.mail
    .to(email)
    .flatMap(({ text }) => new RegExp(`/newsletter/${kind}\\?token=\\S+`).exec(text ?? "")?.[0] ?? []);
  return world.site.url + (links.at(-1) ?? `/newsletter/${kind}`);
}

/** Links in the emails to someone: to the newsletter's pages, and to calls. */
function linksTo(world: GuestWorld, { email }: Guest): string[] {
  const links = world.mail
    .to(email)
    .flatMap(({ text }) => (text ?? "").match(/\/(?:newsletter|booking)\/\S+/g) ?? [])
    .map((path) => world.site.url + path);
  return [...new Set(links)];
}

/** Programs of mail servers look for harm behind each link, and some send an empty form. None of that means anything. */
export const aProgramOpensTheLinks = step<GuestWorld>("a mail server's program opens each link", {
  when: ({ guests, mail }) => guests.some(({ email }) => mail.to(email).length > 0),
  async play(world, chance) {
    const guest = chance.of(world.guests);
    const links = linksTo(world, guest).slice(-4);
    if (links.length === 0) return null;
    for (const link of links) {
      for (const method of ["HEAD", "GET", "POST"]) {
        const body = method === "POST" ? new URLSearchParams({ url: link }) : null;
        await (await fetch(link, { method, body, redirect: "manual" })).arrayBuffer();
      }
    }
    return `A program opens ${links.length} links of ${guest.first}`;
  },
});

export const confirmsTheLetter = step<GuestWorld>("a visitor confirms the letter", {
  when: (world) => of(world, "pending", "returning").length > 0,
  async play(world, chance) {
    const guest = chance.of(of(world, "pending", "returning"));
    const window = frontWindow(guest);
    leaveForm(window);
    await openPage(window.page, linkTo(world, guest, "confirm"));
    await window.page.getByRole("button", { name: "Yes, Send Me the Letter" }).click();
    await window.page.getByRole("heading", { level: 1, name: "You are on the list" }).waitFor(patience);
    guest.letter = "confirmed";
    return `${guest.first} confirms the letter`;
  },
});

export const leavesTheLetter = step<GuestWorld>("a visitor leaves the letter", {
  when: (world) => of(world, "pending", "confirmed").length > 0,
  async play(world, chance) {
    const guest = chance.of(of(world, "pending", "confirmed"));
    const window = frontWindow(guest);
    leaveForm(window);
    await openPage(window.page, linkTo(world, guest, "unsubscribe"));
    await window.page.getByRole("button", { name: "Unsubscribe" }).click();
    await window.page.getByRole("heading", { level: 1, name: "You get no more letters" }).waitFor(patience);
    guest.letter = "unsubscribed";
    if (chance.is(0.3)) await window.page.reload();
    return `${guest.first} leaves the letter`;
  },
});
