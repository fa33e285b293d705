import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { type DeskSite, startDesk } from "../../support/desk.ts";
import { type MailServer, startMailServer } from "../../support/mail.ts";
import { signIn } from "../../support/signed-in-owner.ts";
import { discardSite } from "../../support/site.ts";
import { runStatement } from "../../support/statement.ts";
import { Person } from "../person.ts";
import type { World } from "../rehearsal.ts";
import { signsInElsewhere } from "../signs-in-elsewhere.ts";

/** A window with a letter: the version that it was loaded with, and what was typed and not saved since. */
export type LetterWindow = { page: Page; version: number; unsaved: string[] };

export type LetterWorld = World & {
  desk: DeskSite;
  mail: MailServer;
  editor: { id: string; person: Person; windows: LetterWindow[]; front: number };
  readers: { email: string; isLeft: boolean }[];
  /** The letter that is written now; null before the first, and after one went out. */
  letter: { id: string; version: number; saved: string[]; isTested: boolean; state: "draft" | "scheduled" } | null;
  /** Subjects of letters that went out, and who had to get each. */
  gone: { subject: string; readers: string[] }[];
  faults: string[];
  next(): number;
};

const sender = { MAIL_FROM: "Path to Keys <letters@business.example>", TEAM_EMAIL: "team@business.example" };

/** A desk with an editor, and three readers who confirmed yesterday. */
export async function openLetters(browser: Browser, database: Record<string, string>): Promise<LetterWorld> {
  const mail = await startMailServer();
  const desk = await startDesk({ ...database, SMTP_URL: mail.url, ...sender });
  const person = await Person.come(browser, "Eve");
  const [page] = person.tabs;
  if (!page) throw new Error("A browser has no tab");
  const id = await signIn(page, desk, { email: "eve@team.example", name: "Eve Stone", role: "editor" });
  const readers = ["ann", "bea", "cleo"].map((name) => ({ email: `${name}@visitor.example`, isLeft: false }));
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const { email } of readers) {
    await runStatement(
      desk.site,
      `INSERT INTO newsletter_subscribers (id, email, email_key, status, wants_guides, wants_reports, page_url, created_at, confirmed_at)
       VALUES ('${randomUUID()}', '${email}', '${email}', 'confirmed', 1, 1, '', ${yesterday}, ${yesterday})`,
    );
  }
  let number = 0;
  const editor = { id, person, windows: [{ page, version: 0, unsaved: [] }], front: 0 };
  return { story: [], desk, mail, editor, readers, letter: null, gone: [], faults: [], next: () => ++number };
}

export async function closeLetters({ editor, desk, mail }: LetterWorld): Promise<void> {
  await editor.person.leave();
  await discardSite(desk.site);
  await mail.down();
}

export function frontWindow({ editor: { windows, front } }: LetterWorld): LetterWindow {
  const window = windows[front % windows.length];
  if (!window) throw new Error("The editor has no window");
  return window;
}

/** After a rest the desk asks for the passkey again, and before each sending. */
export function atWork({ editor, desk }: LetterWorld): Promise<void> {
  return signsInElsewhere(editor.person, desk, editor.id);
}
