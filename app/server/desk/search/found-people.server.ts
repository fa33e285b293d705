import { dueWords, noPromise } from "#app/domain/desk/promises.ts";
import type { ThreadKind, ThreadState } from "#app/domain/desk/stages.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type FoundMail, findWaitingMail } from "#app/server/desk/mail-in/waiting-mail.server.ts";
import { dayWords } from "#app/server/desk/telling/desk-times.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { searchDesk } from "./desk-search.server.ts";

/** Results of a search. The typed text comes back so that it can be changed; it is in no address. */
export type FoundPeople = {
  typed: string;
  tooShort: boolean;
  more: boolean;
  /** Emails that belong to no person yet, because many came at once. */
  emails: FoundMail[];
  people: {
    id: string;
    name: string;
    threads: { id: string; kind: ThreadKind; state: ThreadState; received: string; due: string | null }[];
  }[];
};

/** Finds people, with due times in words. Throws `not-allowed`. */
export async function findPeople(
  source: DeskSource & Pick<SiteDatabase, "dialect">,
  actor: Actor,
  typed: string,
): Promise<FoundPeople> {
  const { found, more, tooShort } = await searchDesk(source, actor, typed);
  const people = found.map(({ personId, name, threads }) => ({
    id: personId,
    name: name || "No name given",
    threads: threads.map(({ id, kind, state, due_at, received_at }) => ({
      id,
      kind,
      state,
      received: dayWords(received_at, actor.nowMs),
      due: state === "waiting" && due_at !== noPromise ? dueWords(due_at, actor.nowMs).text : null,
    })),
  }));
  return { typed: typed.slice(0, 200), tooShort, more, people, emails: await findWaitingMail(source, actor, typed) };
}
