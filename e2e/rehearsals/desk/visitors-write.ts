import { randomUUID } from "node:crypto";
import { runStatement } from "../../support/statement.ts";
import { step } from "../rehearsal.ts";
import { type DeskWorld, fullName, type Matter, type Visitor } from "./model.ts";
import { settle } from "./settle.ts";

const always = () => true;

/** A name that someone else typed with this visitor's email. */
const anotherName = { firstName: "Robin", lastName: "Stranger" };

/** Sends a form as the site's own script does, and returns once the desk has it. */
async function sendForm(
  world: DeskWorld,
  visitor: Visitor,
  { token, fields, times = 1 }: { token: string; fields: Record<string, string>; times?: number },
): Promise<void> {
  const { first, last, email, phone } = visitor;
  const body = JSON.stringify({
    firstName: first,
    lastName: last,
    email,
    phone,
    submissionKey: randomUUID(),
    pageUrl: `${world.desk.origin}/get-started`,
    ...fields,
  });
  const headers = { "Content-Type": "application/json" };
  const send = () =>
    fetch(`${world.desk.site.url}/functions/v1/send-form-notification`, { method: "POST", headers, body });
  const answers = await Promise.all(Array.from({ length: times }, send));
  for (const { status } of answers) if (status !== 200) throw new Error(`A form was refused with ${status}`);
  visitor.forms += 1;
  await noteAsked(world, visitor, token, fields.formName === "Contact" ? "message" : "form");
}

/** Notes what somebody asked, and the thread that it came to. */
export async function noteAsked(
  world: DeskWorld,
  by: Visitor,
  token: string,
  how: "form" | "message" | "email",
): Promise<Matter | null> {
  await settle(world);
  const [row] = await runStatement<{ thread_id: string | null }>(
    world.desk.site,
    how === "email"
      ? `SELECT thread_id FROM mails_in WHERE words LIKE '%${token}%'`
      : `SELECT thread_id FROM thread_sources WHERE source_id IN (
          SELECT id FROM leads WHERE message LIKE '%${token}%' UNION SELECT id FROM messages WHERE fields LIKE '%${token}%')`,
  );
  by.isKnown = true;
  if (!row?.thread_id) {
    world.faults.push(`what ${fullName(by)} sent (${token}) came to no thread`);
    return null;
  }
  const id = row.thread_id;
  by.askedIn.push(id);
  let matter = world.matters.find((one) => one.id === id);
  if (!matter) {
    matter = { id, of: by, news: 0, drafts: new Map() };
    world.matters.push(matter);
  }
  matter.news += 1;
  // An email opens a closed thread again, with those of its promises whose time is still to come.
  for (const one of world.asked) if (one.threadId === id && one.state === "closed") one.state = "unclear";
  const isUnclear = world.letters.some((letter) => letter.matter === matter && letter.state === "waits");
  world.asked.push({ token, by, how, state: isUnclear ? "unclear" : "open", threadId: id });
  return matter;
}

export const asksForAnAnalysis = step<DeskWorld>("a visitor asks for a credit analysis", {
  when: always,
  async play(world, chance) {
    const visitor = chance.of(world.visitors);
    const isStranger = visitor.isKnown && chance.is(0.3);
    const token = `ask${world.next()}q`;
    const times = chance.is(0.3) ? 2 : 1;
    const fields = { formName: "Free Credit Analysis", message: `Is it ${token}?`, ...(isStranger && anotherName) };
    await sendForm(world, visitor, { token, times, fields });
    const who = isStranger ? `Somebody else with the email of ${fullName(visitor)}` : fullName(visitor);
    return `${who} asks for an analysis (${token}, pressed ${times === 2 ? "twice" : "once"})`;
  },
});

export const writesAMessage = step<DeskWorld>("a visitor writes by the contact form", {
  when: always,
  async play(world, chance) {
    const visitor = chance.of(world.visitors);
    const token = `ask${world.next()}q`;
    const fields = { formName: "Contact", subject: "A question", message: `Are you open on Sundays? ${token}` };
    await sendForm(world, visitor, { token, fields });
    return `${fullName(visitor)} writes by the contact form (${token})`;
  },
});
