import { patience } from "#test/patience.ts";
import { clock } from "../../support/clock.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { openPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { settle } from "./look.ts";
import { frontWindow, type Guest, type GuestWorld } from "./model.ts";

const againMs = 11 * 60_000;
const of = (world: GuestWorld, ...states: Guest["letter"][]) =>
  world.guests.filter(({ letter }) => states.includes(letter));

export const signsUp = step<GuestWorld>("a visitor signs up for the letter", {
  when: (world) => of(world, "none", "unsubscribed").length > 0,
  async play(world, chance) {
    const guest = chance.of(of(world, "none", "unsubscribed"));
    const window = frontWindow(guest);
    Object.assign(window, { form: null, typed: {}, isSent: false });
    const { page } = window;
    await openPage(page, `${world.site.url}/newsletter`);
    // The site writes to one address again after ten minutes.
    await clock.move(Math.max(0, guest.letterAskedAt + againMs - Date.now()));
    await typeLikeAPerson(page.locator("#sign-up-email"), guest.email, { seed: chance.from(1, 99), inHaste: true });
    await page.locator("#sign-up-email").press("Enter");
    await page.getByRole("heading", { level: 1, name: "Now look in your inbox" }).waitFor(patience);
    await settle(world);
    Object.assign(guest, { letter: "pending", letterAskedAt: Date.now() });
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

export const confirmsTheLetter = step<GuestWorld>("a visitor confirms the letter", {
  when: (world) => of(world, "pending").length > 0,
  async play(world, chance) {
    const guest = chance.of(of(world, "pending"));
    const window = frontWindow(guest);
    Object.assign(window, { form: null, typed: {}, isSent: false });
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
    Object.assign(window, { form: null, typed: {}, isSent: false });
    await openPage(window.page, linkTo(world, guest, "unsubscribe"));
    await window.page.getByRole("button", { name: "Unsubscribe" }).click();
    await window.page.getByRole("heading", { level: 1, name: "You get no more letters" }).waitFor(patience);
    guest.letter = "unsubscribed";
    if (chance.is(0.3)) await window.page.reload();
    return `${guest.first} leaves the letter`;
  },
});
