import type { SiteDatabase } from "#app/server/database/database.server.ts";

/** How a statement finds a table's rows: by which index and columns, and whether it reads all rows. */
export type TableAccess = { table: string; index: string | null; by: string; readsAll: boolean };

type Statement = { text: string; values: unknown[] };

const waysOfSmallTables = ["seqscan", "hashjoin", "mergejoin"];

/** Indexes that have only rows that wait, which are few no matter how large the table is. */
const ofWhatWaits = /_due$/;

/**
 * Runs some work on a database that was just opened, and returns how the planner finds the rows for each of its statements
 * (EXPLAIN). With `asIfLarge`, PostgreSQL reads a complete table only if no index helps, so an empty table shows what would
 * happen with a large one.
 */
export async function readPlans(
  database: SiteDatabase,
  work: () => Promise<unknown>,
  { asIfLarge = false } = {},
): Promise<TableAccess[]> {
  const statements = new Map<string, Statement>();
  record(database, (statement) => {
    if (/^\s*(select|insert|update|delete|with)\b/i.test(statement.text)) statements.set(statement.text, statement);
  });
  await work();
  const recorded = [...statements.values()];
  if (database.dialect === "sqlite") return recorded.flatMap(({ text }) => explainOnSqlite(database.sqlite, text));
  const client = await database.pool.connect();
  try {
    if (asIfLarge) {
      for (const way of waysOfSmallTables) await client.query(`SET enable_${way} = off`);
      // A VACUUM in the work told the planner how small the table is; this makes it guess again.
      await client.query(
        "UPDATE pg_class SET reltuples = -1, relpages = 0 WHERE relnamespace = 'public'::regnamespace",
      );
    }
    const plans: TableAccess[] = [];
    for (const { text, values } of recorded) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      plans.push(...accessesOf(rows[0]["QUERY PLAN"][0].Plan));
    }
    return plans;
  } finally {
    client.release();
  }
}

function record(database: SiteDatabase, note: (statement: Statement) => void): void {
  if (database.dialect === "sqlite") {
    const { sqlite } = database;
    const prepare = sqlite.prepare.bind(sqlite);
    sqlite.prepare = (text) => {
      note({ text, values: [] });
      return prepare(text);
    };
    return;
  }
  const known = new WeakSet<object>();
  database.pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]) => {
      const [first, second] = args as [string | Partial<Statement>, unknown];
      const given = typeof first === "string" ? { text: first } : first;
      note({ text: given.text ?? "", values: given.values ?? (Array.isArray(second) ? second : []) });
      return query(...args);
    };
    Object.assign(client, { query: recorded });
  });
}

/** For example `SEARCH m USING INDEX leads_by_time (created_at>?)` and `SCAN leads`. */
const sqliteStep = /^(SEARCH|SCAN) (\w+)(?: USING (?:COVERING )?(?:INDEX (\w+)|(?:INTEGER )?PRIMARY KEY))?/;

/** A virtual table says after the colon what it was asked for: rows by their id, or a search. */
const ofVirtualTable = / VIRTUAL TABLE INDEX \d+:./;

function explainOnSqlite(sqlite: Extract<SiteDatabase, { dialect: "sqlite" }>["sqlite"], text: string): TableAccess[] {
  const steps = sqlite
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all()
    .map(({ detail }) => String(detail));
  const ownTables = steps.map((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(step)?.[1]);
  const stopsEarly = /\blimit\b/i.test(text) && !steps.some((step) => step.startsWith("USE TEMP B-TREE"));
  return steps.flatMap((step) => {
    const [, way, name = "", index = null] = sqliteStep.exec(step) ?? [];
    // `SCAN 2-ROW VALUES CLAUSE` is about the statement, not a table.
    if (way === undefined || name === "CONSTANT" || name === "SUBQUERY" || /^\d+$/.test(name)) return [];
    if (ownTables.includes(name)) return [];
    const isPart = (index !== null && (stopsEarly || ofWhatWaits.test(index))) || ofVirtualTable.test(step);
    const by = way === "SEARCH" ? step : (steps.find((other) => other.startsWith(`SEARCH ${name} `)) ?? "");
    return { table: tableCalled(name, text), index, by, readsAll: way === "SCAN" && !isPart };
  });
}

/** Steps use the table's name from the statement. */
function tableCalled(name: string, text: string): string {
  return new RegExp(`"?(\\w+)"? as "?${name}"?\\b`, "i").exec(text)?.[1] ?? name;
}

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
};

/** Steps that read all rows before they return one. */
const needsAll = /^(Sort|Aggregate|Hash|Materialize|ModifyTable)$/;

function accessesOf(node: PlanNode, table = "", stopsEarly = false): TableAccess[] {
  const type = node["Node Type"];
  const relation = node["Relation Name"] ?? table;
  const index = node["Index Name"] ?? null;
  const own = /^(Seq Scan|Index (Only )?Scan|Bitmap Index Scan)$/.test(type)
    ? [{ table: relation, index, by: node["Index Cond"] ?? "", readsAll: readsAll(node, stopsEarly) }]
    : [];
  const below = type === "Limit" || (stopsEarly && !needsAll.test(type));
  return [...own, ...(node.Plans ?? []).flatMap((inner) => accessesOf(inner, relation, below))];
}

function readsAll({ "Index Name": index, "Index Cond": condition }: PlanNode, stopsEarly: boolean): boolean {
  if (index === undefined) return true;
  return condition === undefined && !stopsEarly && !ofWhatWaits.test(index);
}
