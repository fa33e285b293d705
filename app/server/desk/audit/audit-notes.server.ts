import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { AuditRow } from "#app/server/database/schema/audit-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { statementByStatement } from "#app/server/database/taking-turns.server.ts";
import type { DeskOutcome } from "#app/server/desk/access/visit/desk-visit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { appendAudit } from "./audit-chain.server.ts";

/** A request to note: the row of a table, and everything that came with it. */
type Asked = {
  kind: AuditRow["kind"];
  what: string;
  /** Null before sign-in. */
  staffId: string | null;
  path: string;
  /** The part of a page's address that names one item. */
  subject?: string;
  fields?: Readonly<Record<string, string>>;
};

/** Notes who does and sees what at the desk. */
export type AuditNotes = {
  /** The database for everything at the desk: each transaction of a command includes its audit entry. */
  database: SiteDatabase;
  /** Runs a command, noting its transactions and how it ended. */
  during(asked: Asked, work: () => Promise<DeskOutcome>): Promise<DeskOutcome>;
  /** Called within `during`, when someone has just signed in: says who it is. */
  isBy(staffId: string): void;
  /** Called within `during`, for a command that names whom it is about only while it runs. */
  isAbout(id: string): void;
  /**
   * Notes a view, or a refusal. Requests from unknown visitors are not noted.
   *
   * @param shown text with the ids of whom it showed besides
   */
  note(asked: Asked, outcome: string, shown?: string): Promise<void>;
};

type Running = Asked & { wrote: boolean };

/** Notes over a database; `dataKey` seals them. */
export function createAuditNotes(database: SiteDatabase, dataKey: DataKey, now: () => number): AuditNotes {
  const running = new AsyncLocalStorage<Running>();

  async function append(transaction: Transaction<Schema>, asked: Asked, outcome: string, to = ""): Promise<void> {
    const { kind, what, staffId: staff_id } = asked;
    if (staff_id === null) return;
    const typed_hash = typedHash(dataKey, asked.fields);
    const subjects = JSON.stringify(idsIn(asked, to));
    await appendAudit(transaction, dataKey, { at: now(), staff_id, kind, what, outcome, subjects, typed_hash });
  }

  async function note(asked: Asked, outcome: string, to = ""): Promise<void> {
    if (asked.staffId === null) return;
    await database.db.transaction().execute((transaction) => append(transaction, asked, outcome, to));
  }

  const db = withTransactions(statementByStatement(database), async (work) => {
    const asked = running.getStore();
    return database.db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (!asked || asked.staffId === null || didNothing(result)) return result;
      await append(transaction, asked, wroteWords(result));
      asked.wrote = true;
      return result;
    });
  });

  return {
    database: { ...database, db },
    async during(asked, work) {
      const run = { ...asked, wrote: false };
      try {
        const outcome = await running.run(run, work);
        const words = outcomeWords(outcome);
        // Its transactions already noted that it was done.
        if (!run.wrote || words !== "done")
          await note(run, words, "to" in outcome ? placeIn(outcome.to) : JSON.stringify(outcome.shown, untyped));
        return outcome;
      } catch (error) {
        // If nothing can be stored, this note cannot be stored, either.
        await note(run, "failed").catch(() => {});
        throw error;
      }
    },
    isBy(staffId) {
      const asked = running.getStore();
      if (asked) asked.staffId ??= staffId;
    },
    isAbout(id) {
      const asked = running.getStore();
      if (asked) asked.subject ??= id;
    },
    note,
  };
}

/** What a transaction wrote, with the number of threads that it gave where it gave several. */
function wroteWords(result: unknown): string {
  const isMany = typeof result === "object" && result !== null && "given" in result;
  return isMany ? `wrote ${result.given}` : "wrote";
}

/** The name of the problem, which the page shows. */
function outcomeWords(outcome: DeskOutcome): string {
  return "shown" in outcome && "problem" in outcome.shown ? outcome.shown.problem : "done";
}

type Transacted = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) => Promise<Result>;

/** The same database, except for the way the desk begins its transactions. */
function withTransactions(db: Kysely<Schema>, execute: Transacted): Kysely<Schema> {
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction") return () => ({ execute });
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Some transactions only find that there is nothing to do, and return that. */
function didNothing(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return result === false || result === "gone";
  if ("given" in result) return result.given === 0;
  return ("ok" in result && result.ok === false) || ("saved" in result && result.saved === false);
}

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const mostAsked = 12;
/** Names of files the desk makes. */
const fileName = /^[a-z]+\.(?:csv|jsonl)$/;
/** Useless later, or not a person's name. */
const notTyped = new Set(["do", "code", "answer", "token", "version", "seen", "once", "held", "back", "to"]);

/**
 * Only ids: first of everyone the result shows, then of what was asked for. A search names no one but those it found, and
 * nothing in a query string counts but the call that a page opens: anyone can write ids there.
 */
function idsIn({ what, path, subject = "", fields = {} }: Asked, to: string): string[] {
  const { submissionKey: _, ...sent } = fields;
  const whole = Object.values(sent).filter((value) => value.length === 36);
  const shown = to.match(id) ?? [];
  const asked = what === "find" ? [] : [subject, placeIn(path), ...whole].flatMap((text) => text.match(id) ?? []);
  const file = fileName.test(subject) ? [subject] : [];
  return [...new Set([...file, ...shown, ...asked.slice(0, mostAsked)])];
}

/** A page's address with the one part of its query that names what is shown. */
function placeIn(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://desk");
  return `${pathname} ${searchParams.get("booking") ?? ""}`;
}

/** What was typed comes back on the page, and shows no one. */
function untyped(name: string, value: unknown): unknown {
  return name === "typed" ? undefined : value;
}

/** A keyed hash that recognizes the typed search later; null when nothing was typed. */
function typedHash(dataKey: DataKey, fields: Asked["fields"] = {}): string | null {
  const typed = Object.entries(fields).filter(([name, value]) => !notTyped.has(name) && value !== "");
  const sorted = typed.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return typed.length === 0 ? null : dataKey.hash("audit-typed", JSON.stringify(sorted));
}
