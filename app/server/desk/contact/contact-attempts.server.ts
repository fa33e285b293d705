import type { Kysely } from "kysely";
import { askGate } from "#app/domain/contact/contact-gate.ts";
import type { ContactQuestion, GateAnswer } from "#app/domain/contact/gate-facts.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ContactAttemptRow } from "#app/server/database/schema/gate-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { MayGo } from "#app/server/mail/letters.server.ts";
import { type ContactAbout, readContactFacts, readEmailFor } from "./contact-facts.server.ts";

type Asked = { question: ContactQuestion; answer: GateAnswer; step: ContactAttemptRow["step"] };

/** Notes a question with its answer: ids, names of rules and times, enough to say later why it was allowed. No address. */
export async function noteAttempt(
  db: Kysely<Schema>,
  { staffId, nowMs }: Pick<Actor, "staffId" | "nowMs">,
  { personId, threadId }: ContactAbout,
  { question, answer, step }: Asked,
): Promise<void> {
  const { word, ...evidence } = answer;
  await db
    .insertInto("contact_attempts")
    .values({
      id: newRowId(),
      person_id: personId,
      thread_id: threadId,
      staff_id: staffId,
      step,
      ...question,
      answer: word,
      evidence: JSON.stringify(evidence),
      asked_at: nowMs,
    })
    .execute();
}

/**
 * Whether a colleague's letter may still go out, checked at the last moment before the mail server gets it: the person may
 * have asked us to stop while it waited, or may have. The question is noted under the letter's writer.
 */
export async function mayLetterGo(
  db: Kysely<Schema>,
  dataKey: DataKey,
  letter: { threadId: string; staffId: string; email: string },
  nowMs: number,
): Promise<MayGo> {
  const thread = db.selectFrom("threads").select("person_id").where("id", "=", letter.threadId);
  const row = await thread.executeTakeFirst();
  // Erased a moment ago, and its letter with it.
  if (!row) return "stopped";
  const about = { personId: row.person_id, threadId: letter.threadId };
  const question: ContactQuestion = { channel: "email", manner: "by-hand", purpose: "answer" };
  const answer = askGate(await readContactFacts(db, dataKey, about, nowMs), question, nowMs);
  await noteAttempt(db, { staffId: letter.staffId, nowMs }, about, { question, answer, step: "sent" });
  if (answer.word === "yes") return (await isMoved(db, dataKey, about, letter.email)) ? "stopped" : "yes";
  return answer.reasons.some(({ name }) => name === "stop-held") ? "held" : "stopped";
}

/** They closed the address that it is for, and answers go to another one of theirs now. */
async function isMoved(db: Kysely<Schema>, dataKey: DataKey, about: ContactAbout, email: string): Promise<boolean> {
  const { to, closed } = await readEmailFor(db, dataKey, about);
  return closed.includes(emailKey(email)) && to?.value !== emailKey(email);
}
