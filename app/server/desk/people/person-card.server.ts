import { stageWords } from "#app/content/desk/thread-titles.ts";
import { maskName } from "#app/domain/desk/capabilities.ts";
import { mayMerge } from "#app/domain/desk/merged-threads.ts";
import { noPromise, spanWords } from "#app/domain/desk/promises.ts";
import type { PersonLinkRow } from "#app/server/database/schema/desk-schema.server.ts";
import { readUndelivered } from "#app/server/desk/mail-in/undelivered-addresses.server.ts";
import { dayWords, timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { kindWords } from "#app/server/desk/telling/thread-words.server.ts";
import { addressWords } from "#app/server/desk/telling/told-parts.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { shownAddress } from "#app/server/desk/threads/thread-page.server.ts";
import { givenTo } from "./given-details.server.ts";
import { readLinks } from "./link-actions.server.ts";

/** A person for a card: nothing they wrote. Masked for users who may not see people. */
export type PersonSummary = { id: string; name: string; addresses: string[]; since: string };

/**
 * A person who may be the same, or is, by a link that can be undone. Until a colleague links them, their addresses are masked:
 * anyone can type somebody's number to see this, and to see more is a look at their own page.
 */
export type LinkedPerson = PersonSummary & { state: PersonLinkRow["state"]; reason: PersonLinkRow["reason"] };

export type PersonCard = PersonSummary & {
  /** The newest twenty threads, of this person and everyone linked with them. */
  threads: { id: string; kind: string; state: string; received: string; mayMerge: boolean }[];
  /** The answer of theirs that is due first; null when none is. */
  due: { thread: string; by: string; dueMs: number; left: string; isLate: boolean } | null;
  /** The newest thread of their own, for a call that is logged. */
  newest: string | null;
  newsletter: string;
  /** Addresses where email does not arrive, as a report says; `isProven`: their own mail server surely sent it. */
  undelivered: { address: string; isProven: boolean }[];
  links: LinkedPerson[];
  /** Names and numbers that came later with their email, not confirmed. */
  given: GivenDetail[];
  /** The colleague who looks after them for good. */
  owner: { id: string; name: string } | null;
  /** What a colleague may correct: the stored value, and how it is shown. Empty for users who may not. */
  details: KnownDetail[];
};

/** `kind` and the stored value, as the form sends them: "phone +14805550142". */
type KnownDetail = { value: string; label: string };

/** `value` as it is stored, `shown` as a reader may see it. */
export type GivenDetail = { kind: "name" | "phone"; value: string; shown: string; day: string };

const mostThreads = 20;
/** More than any person has. */
const mostLinked = 100;

/** Null when the person does not exist. Throws `not-allowed`. */
export async function readPersonCard(source: DeskSource, actor: Actor, personId: string): Promise<PersonCard | null> {
  assertMay(actor, "read-people");
  const { db } = source;
  const links = await readLinks(db, actor, personId);
  const otherOf = ({ person_a, person_b }: PersonLinkRow) => (person_a === personId ? person_b : person_a);
  const people = await readPeople(source, actor, [personId, ...links.map(otherOf)]);
  const masked = await readPeople(source, withMask(actor), links.map(otherOf));
  const person = people.get(personId);
  if (!person) return null;
  return {
    ...person,
    ...(await readThreads(source, actor, personId)),
    newsletter: await readNewsletter(source, personId),
    undelivered: (await readUndelivered(source, actor, [personId])).map(({ value, is_proven }) => ({
      address: addressWords(shownAddress(actor, { kind: "email", value })),
      isProven: is_proven === 1,
    })),
    links: links.flatMap((link) => {
      const [other, covered] = [people.get(otherOf(link)), masked.get(otherOf(link))];
      if (!other || !covered) return [];
      const shown = link.state === "linked" ? other : coveredIn(other, covered);
      return [{ ...shown, state: link.state, reason: link.reason }];
    }),
    given: await readGiven(source, actor, personId),
    owner: await readOwner(source, personId),
    details: await readDetails(source, actor, personId),
  };
}

function withMask(actor: Actor): Actor {
  return { ...actor, may: new Set([...actor.may].filter((right) => right !== "see-unmasked")) };
}

/** The name, unless it is an address that stands in for one, and masked addresses. */
function coveredIn(other: PersonSummary, covered: PersonSummary): PersonSummary {
  return { ...covered, name: other.addresses.includes(other.name) ? covered.name : other.name };
}

async function readOwner({ db, reader }: DeskSource, personId: string): Promise<PersonCard["owner"]> {
  const [owner] = await reader.read(
    db
      .selectFrom("people")
      .innerJoin("staff", "staff.id", "people.owner")
      .select(["staff.id", "staff.name", "staff.email"])
      .where("people.id", "=", personId)
      .compile(),
  );
  return owner ? { id: owner.id, name: owner.name || owner.email } : null;
}

async function readDetails({ db, reader }: DeskSource, { may }: Actor, personId: string): Promise<KnownDetail[]> {
  if (!may.has("work-threads") || !may.has("see-unmasked")) return [];
  const people = db.selectFrom("people").select("name").where("id", "=", personId);
  const [person] = await reader.read(people.compile());
  const rows = db.selectFrom("person_addresses").select(["kind", "value"]).distinct().where("person_id", "=", personId);
  const addresses = await reader.read(rows.orderBy("kind").orderBy("value").compile());
  const name = person?.name ?? "";
  return [
    { value: `name ${name}`, label: `Name: ${name || "none yet"}` },
    ...addresses.map(({ kind, value }) => ({
      value: `${kind} ${value}`,
      label: `${kind === "email" ? "Email" : "Phone"}: ${addressWords({ kind, value })}`,
    })),
    { value: "phone ", label: "One more phone number" },
    // One address is one person: whoever has one may correct it.
    ...(addresses.some(({ kind }) => kind === "email") ? [] : [{ value: "email ", label: "An email address" }]),
  ];
}

async function readGiven({ db, reader }: DeskSource, actor: Actor, personId: string): Promise<GivenDetail[]> {
  const rows = await reader.read(givenTo(db, personId).compile());
  const isMasked = !actor.may.has("see-unmasked");
  return rows.map(({ kind, value, given_at }) => {
    const name = isMasked ? maskName(value) : value;
    const shown = kind === "name" ? name : addressWords(shownAddress(actor, { kind, value }));
    return { kind, value: isMasked ? "" : value, shown, day: dayWords(given_at, actor.nowMs) };
  });
}

/** Returns some people by their ids. Throws `not-allowed`. */
export async function readPeople(
  { db, reader }: DeskSource,
  actor: Actor,
  ids: string[],
): Promise<ReadonlyMap<string, PersonSummary>> {
  assertMay(actor, "read-people");
  if (ids.length === 0) return new Map();
  const rows = await reader.read(
    db.selectFrom("people").select(["id", "name", "created_at"]).where("id", "in", ids).compile(),
  );
  const addresses = await reader.read(
    db
      .selectFrom("person_addresses")
      .select(["person_id", "kind", "value"])
      .distinct()
      .where("person_id", "in", ids)
      .orderBy("kind")
      .orderBy("value")
      .compile(),
  );
  const isMasked = !actor.may.has("see-unmasked");
  return new Map(
    rows.map(({ id, name, created_at }) => [
      id,
      {
        id,
        ...titleOf(
          isMasked ? maskName(name) : name,
          addresses
            .filter(({ person_id }) => person_id === id)
            .map((address) => addressWords(shownAddress(actor, address))),
        ),
        since: dayWords(created_at, actor.nowMs),
      },
    ]),
  );
}

/** Someone who gave no name is known by their address. */
function titleOf(name: string, addresses: string[]): Pick<PersonSummary, "addresses" | "name"> {
  return { name: name || addresses.find((address) => address.includes("@")) || "No name given", addresses };
}

/** Returns the ids of everyone linked with a person, the person included. */
export async function readGroupIds({ db, reader }: DeskSource, personId: string): Promise<string[]> {
  const group = db.selectFrom("people").select("group_id").where("id", "=", personId);
  const rows = await reader.read(
    db.selectFrom("people").select("id").where("group_id", "=", group).orderBy("id").limit(mostLinked).compile(),
  );
  return rows.map(({ id }) => id);
}

async function readThreads(source: DeskSource, { nowMs }: Actor, personId: string) {
  const { db, reader } = source;
  const rows = await reader.read(
    db
      .selectFrom("threads")
      .select(["id", "person_id", "kind", "state", "stage", "due_at", "received_at"])
      .where("person_id", "in", await readGroupIds(source, personId))
      .orderBy("received_at", "desc")
      .orderBy("id", "desc")
      .limit(mostThreads)
      .compile(),
  );
  const isDue = ({ due_at, state }: (typeof rows)[number]) => due_at < noPromise && state === "waiting";
  const [first] = rows.filter(isDue).toSorted((a, b) => a.due_at - b.due_at);
  return {
    threads: rows.map((row) => ({
      id: row.id,
      // A link between two people may be wrong, and can be undone.
      mayMerge: row.person_id === personId && mayMerge(row),
      kind: kindWords[row.kind],
      received: dayWords(row.received_at, nowMs),
      state: isDue(row) ? `answer by ${timeWords(row.due_at, nowMs)}` : stateWords(row.state, row.stage),
    })),
    due: first
      ? {
          thread: first.id,
          by: timeWords(first.due_at, nowMs),
          dueMs: first.due_at,
          left: spanWords(first.due_at - nowMs),
          isLate: nowMs > first.due_at,
        }
      : null,
    newest: rows.find(({ person_id }) => person_id === personId)?.id ?? null,
  };
}

function stateWords(state: string, stage: keyof typeof stageWords): string {
  if (state === "set-aside") return "maybe a robot";
  return state === "dropped" ? "dropped" : stageWords[stage].toLowerCase();
}

const newsletterWords = {
  pending: "asked for it, not confirmed",
  confirmed: "gets it",
  unsubscribed: "has left it",
};

async function readNewsletter({ db, reader }: DeskSource, personId: string): Promise<string> {
  const emails = db
    .selectFrom("person_addresses")
    .select("value")
    .where("person_id", "=", personId)
    .where("kind", "=", "email");
  const [row] = await reader.read(
    db.selectFrom("newsletter_subscribers").select("status").where("email_key", "in", emails).limit(1).compile(),
  );
  return row ? newsletterWords[row.status] : "not subscribed";
}
