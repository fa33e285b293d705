import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { bookingPathIn, freeDays, openDay, takenTitle } from "../../support/booking.ts";
import { clock, minFillMs } from "../../support/clock.ts";
import { typeLikeAPerson } from "../../support/type-like-a-person.ts";
import { openPage } from "../person.ts";
import { step } from "../rehearsal.ts";
import { settle } from "./look.ts";
import { frontWindow, type Guest, type GuestWorld, leaveForm } from "./model.ts";

const booked = (guest: Guest) => guest.calls.filter(({ state }) => state === "booked");
const withCall = ({ guests }: GuestWorld) => guests.filter((guest) => booked(guest).length > 0);

/** Two calls fill a third of a Saturday, and then the site asks for a confirmation. */
const weekdays = (page: Page) => freeDays(page).filter({ hasNotText: "Saturday" });

export const booksACall = step<GuestWorld>("a visitor books a call", {
  when: ({ guests }) => guests.some(({ calls }) => calls.length < 2),
  async play(world, chance) {
    const guest = chance.of(world.guests.filter(({ calls }) => calls.length < 2));
    const page = leaveForm(frontWindow(guest));
    await openPage(page, `${world.site.url}/book`);
    await openDay(page, weekdays(page).nth(chance.from(2, 6)));
    const times = page.locator(".bk__time");
    await times.nth(chance.from(0, (await times.count()) - 1)).click();
    await page.getByRole("heading", { level: 1, name: "Who do we call?" }).waitFor();
    const fields = { Name: `${guest.first} ${guest.last}`, Phone: guest.phone, Email: guest.email };
    for (const [label, text] of Object.entries(fields)) {
      const field = page.locator("form#booking").getByLabel(label, { exact: true });
      await typeLikeAPerson(field, text, { seed: chance.from(1, 99), inHaste: true, endsWithPause: false });
    }
    await clock.move(minFillMs);
    await page.getByRole("button", { name: "Book This Time" }).click();
    await page.getByRole("heading", { level: 1, name: takenTitle }).waitFor(patience);
    await settle(world);
    const path = bookingPathIn(world.mail.to(guest.email).at(-1));
    if (path.startsWith("no link"))
      world.faults.push(`${guest.first} booked a call, and the last email has no link to it`);
    guest.calls.push({ path, state: "booked", moves: 0 });
    // Back or a reload after booking books nothing.
    if (chance.is(0.5)) await page.reload();
    return `${guest.first} books a call`;
  },
});

export const movesTheCall = step<GuestWorld>("a visitor moves the call by its link", {
  when: (world) => withCall(world).some((guest) => booked(guest).some(({ moves }) => moves < 2)),
  async play(world, chance) {
    const guest = chance.of(withCall(world).filter((one) => booked(one).some(({ moves }) => moves < 2)));
    const call = booked(guest).find(({ moves }) => moves < 2);
    const page = leaveForm(frontWindow(guest));
    await openPage(page, world.site.url + call?.path);
    const move = page.getByRole("link", { name: "Move It" });
    if (!call || (await move.count()) === 0) return null;
    await move.click();
    await openDay(page, weekdays(page).nth(chance.from(2, 6)));
    await page.locator(".bk__time").last().click();
    await page.getByRole("button", { name: "Yes, Move It" }).click();
    await page.getByRole("heading", { level: 1, name: takenTitle }).waitFor(patience);
    call.moves += 1;
    return `${guest.first} moves the call`;
  },
});

export const cancelsTheCall = step<GuestWorld>("a visitor cancels the call by its link", {
  when: (world) => withCall(world).length > 0,
  async play(world, chance) {
    const guest = chance.of(withCall(world));
    const [call] = booked(guest);
    const page = leaveForm(frontWindow(guest));
    await openPage(page, world.site.url + call?.path);
    const summary = page.getByText("Cancel the call");
    if (!call || (await summary.count()) === 0) return null;
    await summary.click();
    await page.getByRole("button", { name: "Yes, Cancel It" }).click();
    await page.getByRole("heading", { level: 1, name: "Your call is canceled" }).waitFor(patience);
    call.state = "cancelled";
    if (chance.is(0.5)) await openPage(page, world.site.url + call.path);
    return `${guest.first} cancels the call`;
  },
});
