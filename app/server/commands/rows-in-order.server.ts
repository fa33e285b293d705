import { type SelectQueryBuilder, sql } from "kysely";

const pageSize = 500;

/** What the tables that are exported have in common; each has an index in this order. */
type Position = { created_at: number; id: string };

/**
 * Runs a query over a table page by page, oldest row first: the memory it needs does not grow with their number. Each page
 * begins behind the last row of the one before, so rows that come meanwhile shift nothing.
 */
export async function* pagesInOrder<DB, Table extends keyof DB, Row extends Position>(
  table: Table & string,
  query: SelectQueryBuilder<DB, Table, Row>,
): AsyncGenerator<Row[]> {
  const [time, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const first = query.orderBy(time).orderBy(id).limit(pageSize);
  let page = await first.execute();
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    page = await first.where(sql<boolean>`(${time}, ${id}) > (${last?.created_at}, ${last?.id})`).execute();
  }
}
