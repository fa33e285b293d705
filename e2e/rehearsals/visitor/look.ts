import { setTimeout as wait } from "node:timers/promises";
import { clock } from "../../support/clock.ts";
import { runStatement } from "../../support/statement.ts";
import { hasNextStep } from "../person.ts";
import { step } from "../rehearsal.ts";
import { frontWindow, type GuestWorld } from "./model.ts";

export type SeenSite = {
  world: GuestWorld;
  leads: { message: string | null; email: string }[];
  messages: { fields: string; email: string }[];
  bookings: { email: string; status: string }[];
  readers: { email: string; status: string }[];
  errors: string[];
  stuck: string[];
};

const mostLooks = 200;

/** Lets time pass until the emails that are due have gone out, and sign-ups are on the list. */
export async function settle({ site, faults }: GuestWorld): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const [left] = await runStatement<Record<string, number | string>>(
      site,
      `SELECT (SELECT count(*) FROM outbox WHERE channel = 'email' AND state = 'queued' AND next_attempt_at <= ${Date.now()})
       + (SELECT count(*) FROM newsletter_requests) AS waiting`,
    );
    if (Number(left?.waiting) === 0) return;
    await clock.move(900);
    await wait(20);
  }
  faults.push("an email that is due has not gone out after three minutes");
}

export async function lookAtSite(world: GuestWorld): Promise<SeenSite> {
  await settle(world);
  const { site, guests } = world;
  const pages = guests.map((guest) => ({ guest, page: frontWindow(guest).page }));
  const stuck: string[] = [];
  for (const { guest, page } of pages) {
    if (page.url() !== "about:blank" && !(await hasNextStep(page))) stuck.push(`${guest.first} at ${page.url()}`);
  }
  return {
    world,
    leads: await runStatement(site, "SELECT message, email FROM leads"),
    messages: await runStatement(site, "SELECT fields, email FROM messages"),
    bookings: await runStatement(site, "SELECT email, status FROM bookings WHERE status <> 'held'"),
    readers: await runStatement(site, "SELECT email, status FROM newsletter_subscribers"),
    errors: guests.flatMap(({ person }) => person.takeErrors()),
    stuck,
  };
}

export const theNextDayComes = step<GuestWorld>("the next day comes", {
  when: () => true,
  async play() {
    await clock.move(22 * 3_600_000);
    return "The next day comes";
  },
});
