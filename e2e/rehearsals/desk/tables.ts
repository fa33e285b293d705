import type { Site } from "../../support/site.ts";
import { runStatement } from "../../support/statement.ts";

export type ThreadAt = {
  id: string;
  person_id: string;
  state: string;
  due_at: number;
  assignee: string | null;
  claimed_until: number | null;
};

/** What the tables say, as far as somebody at the desk can see it. Times are milliseconds since 1970. */
export type Tables = {
  threads: ThreadAt[];
  clocks: { thread_id: string; source_id: string; due_at: number; ended_at: number | null }[];
  people: { id: string; group_id: string; name: string; email: string }[];
  drafts: { thread_id: string; staff_id: string; words: string }[];
  answers: { id: string; thread_id: string; staff_id: string; recipient: string; words: string }[];
  notes: { thread_id: string; words: string }[];
  /** The words that came, and the thread that has them. */
  requests: { id: string; thread_id: string | null; words: string }[];
  /** The keyed addresses and numbers that asked us to stop. */
  stops: string[];
};

const requests = `SELECT known.source_id AS id, known.thread_id, coalesce(leads.message, messages.fields, '') AS words
  FROM thread_sources AS known
  LEFT JOIN leads ON known.source = 'lead' AND leads.id = known.source_id
  LEFT JOIN messages ON known.source = 'message' AND messages.id = known.source_id
  WHERE known.source IN ('lead', 'message')
  UNION ALL SELECT id, thread_id, words FROM mails_in`;

export async function readTables(site: Site): Promise<Tables> {
  const read = <Row extends object>(statement: string) => readRows<Row>(site, statement);
  const stops = await read<{ address_hash: string }>("SELECT address_hash FROM contact_rules WHERE lifted_at IS NULL");
  return {
    threads: await read("SELECT id, person_id, state, due_at, assignee, claimed_until FROM threads"),
    clocks: await read("SELECT thread_id, source_id, due_at, ended_at FROM clocks"),
    people: await read(
      `SELECT people.id, group_id, people.name, value AS email FROM people
       JOIN person_addresses ON person_id = people.id AND kind = 'email'`,
    ),
    drafts: await read("SELECT thread_id, staff_id, words FROM drafts"),
    answers: await read("SELECT id, thread_id, staff_id, recipient, words FROM answers"),
    notes: await read("SELECT thread_id, words FROM events WHERE kind = 'note'"),
    requests: await read(requests),
    stops: stops.map(({ address_hash }) => address_hash),
  };
}

/** The number of the desk's last change. */
export async function readChange(site: Site): Promise<number> {
  const [row] = await readRows<{ number: number }>(site, "SELECT number FROM desk_changes");
  return Number(row?.number);
}

const numbers = /_at$|_until$/;

/** PostgreSQL gives its large numbers as text. */
async function readRows<Row extends object>(site: Site, statement: string): Promise<Row[]> {
  const rows = await runStatement<Record<string, unknown>>(site, statement);
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          numbers.test(name) && value !== null ? Number(value) : value,
        ]),
      ) as Row,
  );
}
