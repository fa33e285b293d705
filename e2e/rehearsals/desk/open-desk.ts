import type { Browser } from "@playwright/test";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { hasImapServer, startImapServer } from "#test/imap-server.ts";
import { startDesk } from "../../support/desk.ts";
import { sendingBy, startMailServer } from "../../support/mail.ts";
import { signIn } from "../../support/signed-in-owner.ts";
import { discardSite } from "../../support/site.ts";
import { openPage, Person } from "../person.ts";
import { signsInElsewhere } from "../signs-in-elsewhere.ts";
import type { Colleague, DeskWorld, Visitor } from "./model.ts";

/** The name of our mail server in the header that proves a sender. */
export const mailServer = "mx.business.example";

/** Two of them have one name and one phone number: father and son, or one person with two addresses. Nobody knows. */
function someVisitors(): Visitor[] {
  const one = (first: string, last: string, email: string, phone: string): Visitor => ({
    first,
    last,
    email,
    phone,
    isKnown: false,
    hasStopped: false,
    askedIn: [],
    forms: 0,
  });
  return [
    one("Dana", "Okafor", "dana@visitor.example", "(602) 555-0121"),
    one("José", "Rivera", "jose@visitor.example", "(480) 555-0122"),
    one("José", "Rivera", "jrivera@elsewhere.example", "(480) 555-0122"),
    one("Li", "Wei", "li.wei@visitor.example", "(623) 555-0123"),
  ];
}

/** A desk with an owner, two counselors, an editor and an auditor, and nobody who wrote yet. */
export async function openDesk(browser: Browser, database: Record<string, string>): Promise<DeskWorld> {
  const mail = await startMailServer();
  const imap = hasImapServer ? await startImapServer() : null;
  const desk = await startDesk({
    ...database,
    ...sendingBy(mail),
    REPLY_ADDRESS: "reply@business.example",
    ...(imap && { IMAP_URL: imap.url, MAIL_AUTH_SERVER: mailServer }),
  });
  const dataKey = await openDataKey({ dataKeys: [], dataDir: desk.site.dataDir });
  let number = 0;
  const world: DeskWorld = {
    story: [],
    desk,
    mail,
    imap,
    delivered: 0,
    visitors: someVisitors(),
    colleagues: [],
    matters: [],
    asked: [],
    kept: [],
    letters: [],
    notes: 0,
    faults: [],
    next: () => ++number,
    stopKey: (address) => dataKey.hash("contact-stop", address),
    masked: { auditor: "", editor: "" },
  };
  await comeToWork(world, browser, { name: "Ines Holm", email: "ines@team.example", role: "owner" });
  await comeToWork(world, browser, { name: "Maya Reyes", email: "maya@team.example", role: "counselor" });
  await comeToWork(world, browser, { name: "Tom Baker", email: "tom@team.example", role: "counselor" });
  for (const role of ["auditor", "editor"] as const) {
    const { context, tabs } = await Person.come(browser, role);
    const [page] = tabs;
    if (page) world.masked[role] = await signIn(page, desk, { name: role, email: `${role}@team.example`, role });
    await context.close();
  }
  return world;
}

export async function closeDesk({ colleagues, desk, imap, mail }: DeskWorld): Promise<void> {
  for (const { person } of colleagues) await person.leave();
  await discardSite(desk.site);
  await imap?.remove();
  await mail.down();
}

/** Somebody starts to work at the desk, with a browser of their own. */
export async function comeToWork(
  world: DeskWorld,
  browser: Browser,
  who: { name: string; email: string; role: DeskRole },
): Promise<Colleague> {
  const person = await Person.come(browser, who.name);
  const [page] = person.tabs;
  if (!page) throw new Error("A browser has no tab");
  const id = await signIn(page, world.desk, who);
  const colleague: Colleague = {
    ...who,
    id,
    person,
    isHere: true,
    seenAt: Date.now(),
    front: 0,
    tabs: [{ page, matter: null, turn: 0, news: 0 }],
  };
  await openPage(page, `${world.desk.origin}/desk`);
  world.colleagues.push(colleague);
  return colleague;
}

const restMs = 20 * 60_000;

/** After a rest, a colleague signs in again in another window, as the desk asks. */
export async function atWork({ desk }: DeskWorld, colleague: Colleague): Promise<Colleague> {
  const { person, seenAt, id } = colleague;
  if (Date.now() - seenAt > restMs) await signsInElsewhere(person, desk, id);
  colleague.seenAt = Date.now();
  return colleague;
}
