import { execFileSync, spawnSync } from "node:child_process";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { splitStatements } from "#app/server/database/split-statements.server.ts";

/** The last commit before release 1.0.0: what an older database has to go through. */
const lastCommit = "2fe16bff";

/** Whether its migrations can be read. They are only in the history, which an archive or a shallow clone does not have. */
export const hasHistory =
  process.env.CI !== undefined || spawnSync("git", ["cat-file", "-e", `${lastCommit}^{commit}`]).status === 0;

/** Makes the tables of a release from before 1.0.0, up to its last migration, as that release did. */
export async function migrateEarlier<Tables>(
  db: Kysely<Tables>,
  dialect: "sqlite" | "postgres",
  last = "0072-bounce-proof",
): Promise<void> {
  const migrations = filesBefore().map(([name, text]): [string, Migration] => [
    name,
    {
      async up(on) {
        for (const statement of splitStatements(text, dialect)) await sql.raw(statement).execute(on);
      },
    },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
}

/** Each migration's name and text. */
function filesBefore(): [string, string][] {
  const folder = `${lastCommit}:db/migrations`;
  const names = execFileSync("git", ["ls-tree", "--name-only", folder], { encoding: "utf8" }).trim().split("\n");
  const input = names.map((name) => `${folder}/${name} ${name}`).join("\n");
  const all = execFileSync("git", ["cat-file", "--batch=== %(rest)"], { encoding: "utf8", input });
  const [, ...parts] = all.split(/^== (.*)\.sql$/m);
  return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ""]] : []));
}
