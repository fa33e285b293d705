import { openSession } from "../../support/signed-in-owner.ts";
import { hasNextStep } from "../person.ts";
import { answering, type Colleague, type DeskWorld, frontTab } from "./model.ts";
import { atWork } from "./open-desk.ts";
import { settle } from "./settle.ts";
import { readChange, readTables, type Tables } from "./tables.ts";

/** The model, and beside it what is in the tables, in people's mailboxes, and on the desk's pages, all at one time. */
export type SeenDesk = {
  world: DeskWorld;
  nowMs: number;
  tables: Tables;
  /** Ids of threads, in the order of the page. */
  inbox: { waiting: string[]; away: string[]; sum: string };
  /** What is under "no one", and under the name of someone who is here and may answer. */
  within: ReadonlySet<string>;
  /** The pages of those who may see no names. */
  masked: { role: "auditor" | "editor"; path: string; html: string }[];
  errors: string[];
  stuck: string[];
};

export async function lookAtDesk(world: DeskWorld): Promise<SeenDesk> {
  await settle(world);
  hearOfLetters(world);
  const [owner] = world.colleagues;
  if (!owner) throw new Error("There is no owner");
  await atWork(world, owner);
  return {
    world,
    ...(await readTogether(world, owner)),
    masked: await readMasked(world),
    errors: world.colleagues.flatMap(({ person }) => person.takeErrors()),
    stuck: await findStuck(world),
  };
}

type ReadTogether = Pick<SeenDesk, "nowMs" | "tables" | "inbox" | "within">;

/** The inbox and the tables of one moment: a letter that goes out between the two would make one of them old. */
async function readTogether(world: DeskWorld, owner: Colleague, triesLeft = 10): Promise<ReadTogether> {
  const before = await readChange(world.desk.site);
  const found = { ...(await readInbox(world, owner)), nowMs: Date.now(), tables: await readTables(world.desk.site) };
  if (triesLeft === 0 || (await readChange(world.desk.site)) === before) return found;
  return readTogether(world, owner, triesLeft - 1);
}

async function readInbox(world: DeskWorld, owner: Colleague): Promise<Pick<SeenDesk, "inbox" | "within">> {
  const read = async (search: string) => {
    const answer = await owner.person.context.request.get(`${world.desk.origin}/desk${search}`);
    return answer.text();
  };
  const inbox = await read("");
  const [waiting, away] = [rowsIn(inbox), rowsIn(await read("?list=snoozed"))];
  const readHeld = async (by: string) =>
    [await read(`?held=${by}`), await read(`?list=snoozed&held=${by}`)].flatMap(rowsIn);
  const within = new Set(await readHeld("none"));
  for (const { id } of answering(world)) {
    const isFound = [...waiting, ...away].every((one) => within.has(one));
    if (!isFound) for (const one of await readHeld(id)) within.add(one);
  }
  return { inbox: { waiting, away, sum: sumOf(inbox) }, within };
}

/** The threads that a list's page shows, without what was set aside below. */
function rowsIn(html: string): string[] {
  const [list = ""] = html.split("Maybe a robot:");
  return [...list.matchAll(/class="who"><a href="\/desk\/threads\/([\da-f-]{36})"/g)].map(([, id = ""]) => id);
}

function sumOf(html: string): string {
  const sum = /<p class="sum">(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  return sum.replaceAll("<!-- -->", "");
}

/** A letter that is in its reader's mailbox has answered all that was asked before it was written. */
function hearOfLetters({ letters, mail, asked }: DeskWorld): void {
  for (const letter of letters.filter(({ state }) => state === "waits")) {
    const { matter, words } = letter;
    if (!mail.to(matter.of.email).some(({ text }) => inOneLine(text ?? "").includes(inOneLine(words)))) continue;
    letter.state = "sent";
    for (const one of asked) if (one.threadId === matter.id && one.state === "open") one.state = "answered";
  }
}

/** Emails and pages break lines where they like. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** One page after the other, as those see it who may see no names. */
async function readMasked({ desk, matters, masked, story }: DeskWorld): Promise<SeenDesk["masked"]> {
  const role = story.length % 2 === 0 ? "auditor" : "editor";
  const matter = matters[story.length % Math.max(1, matters.length)];
  const path = matter && story.length % 4 > 1 ? `/desk/threads/${matter.id}` : "/desk";
  // They do nothing that keeps a session alive.
  const headers = { Cookie: `desk=${await openSession(desk, masked[role])}` };
  const answer = await fetch(desk.origin + path, { headers, redirect: "manual" });
  return [{ role, path, html: await answer.text() }];
}

async function findStuck(world: DeskWorld): Promise<string[]> {
  const stuck: string[] = [];
  for (const colleague of answering(world)) {
    const { page } = frontTab(colleague);
    if (page.url() !== "about:blank" && !(await hasNextStep(page))) stuck.push(`${colleague.name} at ${page.url()}`);
  }
  return stuck;
}
