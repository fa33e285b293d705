import { maskName, shownContact } from "#app/domain/desk/capabilities.ts";
import type { Stage, StageStep } from "#app/domain/desk/stages.ts";
import type { ClockRow, PersonAddressRow, ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "./desk-actor.server.ts";
import { showEvents, type ToldEvent } from "./told-events.server.ts";

/** A promise. `writer`: another address than the person's, from which it was asked for; null when it was theirs. */
export type PromiseToWriter = ClockRow & { writer: string | null };

/** A thread with its person, its promises, and a hundred of its events, newest first. */
export type ThreadPage = {
  thread: ThreadRow;
  person: { id: string; name: string };
  addresses: Pick<PersonAddressRow, "kind" | "value">[];
  clocks: PromiseToWriter[];
  /** What moved it from stage to stage, in order. */
  steps: StageStep[];
  events: ToldEvent[];
  /** Older events follow before this one. */
  earlier: string | null;
};

const mostEvents = 100;

/**
 * The thread of a request, whose id is in emails to the team: they are written before the thread exists. Any other id is
 * returned as it is.
 */
export async function threadOfRequest({ db, reader }: DeskSource, id: string): Promise<string> {
  const query = db
    .selectFrom("thread_sources")
    .select("thread_id")
    .where("source", "in", ["lead", "message", "booking"])
    .where("source_id", "=", id);
  const [row] = await reader.read(query.compile());
  return row?.thread_id ?? id;
}

/**
 * Null when the thread does not exist. Masked and without words for users who may not see people. Throws `not-allowed`.
 *
 * @param before id of an event: only older ones are returned
 */
export async function readThread(
  source: DeskSource,
  actor: Actor,
  threadId: string,
  before: string | null = null,
): Promise<ThreadPage | null> {
  assertMay(actor, "read-people");
  const { db, reader } = source;
  const [thread] = await reader.read(db.selectFrom("threads").selectAll().where("id", "=", threadId).compile());
  if (!thread) return null;
  const ofPerson = db.selectFrom("person_addresses").select(["kind", "value"]).distinct();
  const people = db.selectFrom("people").select(["id", "name"]).where("id", "=", thread.person_id);
  const clocks = db
    .selectFrom("clocks")
    .leftJoin("mails_in as mail", (join) =>
      join
        .onRef("mail.id", "=", "clocks.source_id")
        .on("clocks.source", "=", "mail-in")
        .on("mail.standing", "=", "other-address"),
    )
    .selectAll("clocks")
    .select("mail.from_address as writer")
    .where("clocks.thread_id", "=", threadId)
    .orderBy("due_at")
    .orderBy("clocks.id");
  const events = db.selectFrom("events").selectAll().where("thread_id", "=", threadId);
  const [[person], addresses] = [
    await reader.read(people.compile()),
    await reader.read(ofPerson.where("person_id", "=", thread.person_id).orderBy("kind").compile()),
  ];
  // Deleted between two queries.
  if (!person) return null;
  const older = before === null ? events : events.where("id", "<", before);
  const found = await reader.read(
    older
      .orderBy("id", "desc")
      .limit(mostEvents + 1)
      .compile(),
  );
  const newest = found.slice(0, mostEvents);
  return {
    thread,
    person: actor.may.has("see-unmasked") ? person : { ...person, name: maskName(person.name) },
    addresses: addresses.map((address) => shownAddress(actor, address)),
    clocks: (await reader.read(clocks.compile())).map((clock) => ({ ...clock, writer: shownWriter(actor, clock) })),
    steps: await readSteps(source, threadId),
    events: await showEvents(source, actor, newest),
    earlier: found.length > mostEvents ? (newest.at(-1)?.id ?? null) : null,
  };
}

async function readSteps({ db, reader }: DeskSource, threadId: string): Promise<StageStep[]> {
  const moved = db.selectFrom("events").select(["kind", "words"]).where("thread_id", "=", threadId);
  const rows = await reader.read(
    moved
      .where((where) =>
        where.or([
          where("kind", "in", ["stage", "answered", "privacy-answered"]),
          where.and([where("kind", "=", "call"), where("words", "like", "talked%")]),
        ]),
      )
      .orderBy("id")
      .compile(),
  );
  return rows.map(({ kind, words }) => (kind === "stage" ? (words?.split(" ")[0] as Stage) : "answer"));
}

function shownWriter(actor: Actor, { writer }: PromiseToWriter): string | null {
  return writer === null ? null : shownAddress(actor, { kind: "email", value: writer }).value;
}

/** An address, masked for users who may not see people. */
export function shownAddress({ may }: Pick<Actor, "may">, { kind, value }: ThreadPage["addresses"][number]) {
  const { email, phone } = shownContact(may, { name: "", email: value, phone: value });
  return { kind, value: kind === "email" ? email : phone };
}
