import { randomUUID } from "node:crypto";
import type { Chance } from "#test/office-year/chance.ts";
import { clock } from "../../support/clock.ts";
import { isByPerson } from "../../support/mail.ts";
import { runStatement } from "../../support/statement.ts";
import { step } from "../rehearsal.ts";
import { type DeskWorld, fullName, leaveUnclear, type Visitor } from "./model.ts";
import { mailServer } from "./open-desk.ts";
import { settle } from "./settle.ts";
import { noteAsked } from "./visitors-write.ts";

type Written = { to?: string; subject?: string; headers?: string[]; lines: string[]; answers?: string | undefined };

/** Puts an email into our mailbox, as the mail server does that has checked who sent it. */
async function deliver(world: DeskWorld, { email, first, last }: Visitor, written: Written): Promise<void> {
  const { to = "hello@business.example", subject = "A question", headers = [], lines, answers } = written;
  const domain = email.slice(email.indexOf("@") + 1);
  // The mailbox counts in full seconds.
  await clock.move(2000);
  await world.imap?.deliver(
    [
      `Authentication-Results: ${mailServer}; dmarc=pass header.from=${domain}`,
      ...headers,
      `From: =?utf-8?B?${Buffer.from(`${first} ${last}`).toString("base64")}?= <${email}>`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Date: ${new Date().toUTCString()}`,
      `Message-ID: <${randomUUID()}@${domain}>`,
      ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: 8bit",
      "",
      ...lines,
    ].join("\r\n"),
    [],
    new Date(),
  );
  world.delivered += 1;
}

/** What passed through a group's list has these, also when a person wrote it. */
const listHeaders = [
  "List-Id: <family.visitor.example>",
  "List-Unsubscribe: <mailto:leave@visitor.example>",
  "Precedence: list",
];

export const writesAnEmail = step<DeskWorld>("a visitor writes an email", {
  when: ({ imap }) => imap !== null,
  async play(world, chance) {
    const visitor = chance.of(world.visitors);
    const isThroughList = chance.is(0.4);
    const token = `ask${world.next()}q`;
    const headers = isThroughList ? listHeaders : [];
    await deliver(world, visitor, {
      headers,
      lines: ["Hello,", "", `can I buy with a score of 600? ${token}`, "", visitor.first],
    });
    await noteAsked(world, visitor, token, "email");
    return `${fullName(visitor)} writes an email${isThroughList ? " through the family's list" : ""} (${token})`;
  },
});

/** Letters that came to visitors who can answer them. */
function letterOf({ mail, visitors }: DeskWorld, chance: Chance) {
  const letters = visitors.flatMap((visitor) =>
    mail
      .to(visitor.email)
      .filter(isByPerson)
      .map((letter) => ({ visitor, letter })),
  );
  return letters.length > 0 ? chance.of(letters) : null;
}

const mayReply = (world: DeskWorld) => world.imap !== null && world.letters.some(({ state }) => state === "sent");

/** The ways in which mail programs put our letter below an answer. */
const quotes: readonly ((text: string) => string[])[] = [
  (text) => ["On Tue, Dec 1, 2026 at 10:12 AM Path to Keys <hello@business.example> wrote:", "", ...marked(text)],
  (text) => ["-----Original Message-----", "From: Path to Keys <hello@business.example>", "", ...text.split("\n")],
  (text) => ["________________________________", "From: Path to Keys", "Sent: Tuesday", "", ...text.split("\n")],
  () => [],
];

function marked(text: string): string[] {
  return text.split("\n").map((line) => `> ${line}`);
}

export const answersOurLetter = step<DeskWorld>("a visitor answers our letter", {
  when: mayReply,
  async play(world, chance) {
    const found = letterOf(world, chance);
    if (!found) return null;
    const { visitor, letter } = found;
    const token = `ask${world.next()}q`;
    const quote = chance.of(quotes)(letter.text ?? "");
    const lines = [`Thank you. Tuesday works for me, and ${token}.`, "", visitor.first, "", ...quote];
    const to = letter.replyTo?.[0]?.address ?? "";
    const headers = chance.is(0.2) ? listHeaders : [];
    await deliver(world, visitor, { to, subject: `Re: ${letter.subject}`, headers, lines, answers: letter.messageId });
    await noteAsked(world, visitor, token, "email");
    return `${fullName(visitor)} answers our letter (${token}) above ${quote.length} lines of it`;
  },
});

export const asksUsToStop = step<DeskWorld>("a visitor answers STOP", {
  when: (world) => mayReply(world) && world.visitors.filter(({ hasStopped }) => hasStopped).length < 2,
  async play(world, chance) {
    const found = letterOf(world, chance);
    if (!found) return null;
    const { visitor, letter } = found;
    const token = `stop${world.next()}q`;
    const quote = chance.of(quotes)(letter.text ?? "");
    const to = letter.replyTo?.[0]?.address ?? "";
    await deliver(world, visitor, {
      to,
      subject: `Re: ${letter.subject} ${token}`,
      answers: letter.messageId,
      lines: ["STOP", "", ...quote],
    });
    await settle(world);
    const [row] = await runStatement<{ thread_id: string }>(
      world.desk.site,
      `SELECT thread_id FROM mails_in WHERE subject LIKE '%${token}%'`,
    );
    const about = world.matters.find(({ id }) => id === row?.thread_id);
    if (about) about.news += 2;
    leaveUnclear(world, ({ matter }) => matter.of === visitor);
    Object.assign(visitor, { hasStopped: true, askedIn: [] });
    const theirs = new Set(world.matters.filter(({ of }) => of === visitor).map(({ id }) => id));
    for (const one of world.asked) if (theirs.has(one.threadId) && one.state === "open") one.state = "withdrawn";
    return `${fullName(visitor)} answers STOP above ${quote.length} lines of our letter`;
  },
});
