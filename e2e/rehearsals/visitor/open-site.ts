import type { Browser } from "@playwright/test";
import { sendingBy, startMailServer } from "../../support/mail.ts";
import { discardSite, startSite } from "../../support/site.ts";
import { Person } from "../person.ts";
import { type Guest, type GuestWorld, newWindow } from "./model.ts";

/** A site, and two people who come to it at the same time. */
export async function openSite(browser: Browser, database: Record<string, string>): Promise<GuestWorld> {
  const mail = await startMailServer();
  const site = await startSite({ ...database, ...sendingBy(mail) });
  let number = 0;
  const guests = [
    await come(browser, { first: "Dana", last: "Okafor", email: "dana@visitor.example", phone: "(602) 555-0121" }),
    await come(browser, { first: "José", last: "Rivera", email: "jose@visitor.example", phone: "(480) 555-0122" }),
  ];
  return { story: [], site, mail, guests, sent: [], faults: [], next: () => ++number };
}

async function come(browser: Browser, who: Pick<Guest, "first" | "last" | "email" | "phone">): Promise<Guest> {
  const person = await Person.come(browser, who.first);
  const windows = person.tabs.map(newWindow);
  return { ...who, person, windows, front: 0, calls: [], letter: "none", letterAskedAt: 0 };
}

export async function closeSite({ guests, site, mail }: GuestWorld): Promise<void> {
  for (const { person } of guests) await person.leave();
  await discardSite(site);
  await mail.down();
}
