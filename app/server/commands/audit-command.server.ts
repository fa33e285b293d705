import { verifyWithHeads } from "#app/server/desk/audit/audit-heads.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s audit -- verify [HEAD-FILE...]

Checks that no one has changed the desk’s log of who did and saw what: each entry, and that the chain still runs
through the heads saved with the backups in the data folder. Also name any heads that you keep elsewhere.
`;

/** `npm run audit -- verify`: fails and names the first entry that is wrong. */
export async function handleAudit(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const [verb, ...others] = args;
  if (verb !== "verify") {
    problems.write(usage);
    return 2;
  }
  return withDatabase(settings, async ({ db }, dataKey) => {
    const backups = backupFolder(settings.dataDir);
    const { head, heads, problem } = await verifyWithHeads(db, dataKey, backups, others);
    if (problem !== null) {
      problems.write(`${problem} The ${head.number} before it are intact.\n`);
      return 1;
    }
    out.write(`All ${head.number} entries are intact, and so are ${heads} heads of earlier backups.\n`);
    return 0;
  });
}
