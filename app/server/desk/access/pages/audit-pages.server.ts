import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem } from "#app/server/desk/access/visit/command-row.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { verifyWithHeads } from "#app/server/desk/audit/audit-heads.server.ts";
import { readAuditPage, readAuditQuery, revealEntry } from "#app/server/desk/audit/read-audit.server.ts";
import { readerDatabase } from "#app/server/desk/search/reader-database.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";

/** The auditor's page: who did what, and who looked at which person. */
export const auditViews = {
  audit: view({
    needs: "read-audit",
    audit: "Read the audit",
    load: ({ source, actor, words }, _, path) =>
      readAuditPage(source, actor, words, readAuditQuery(new URL(path, "http://desk").searchParams)),
  }),
};

/** Commands of the page. Neither changes anything; both are noted, like everything else. */
export const auditCommands = {
  "audit-reveal": command({
    needs: "read-audit",
    audit: "Uncovered a name in the audit",
    fields: { number: kinds.number },
    problems: {},
    done: {},
    async run({ source, actor, limit }, { number }) {
      await limit("reveal", 30);
      const revealed = await revealEntry(source, actor, number);
      return revealed ? { shown: { revealed }, status: 200 } : problem("gone", 404);
    },
  }),
  "audit-check": command({
    needs: "read-audit",
    audit: "Checked the audit’s chain",
    fields: {},
    problems: {},
    done: {},
    async run({ source, dataKey, dataDir, limit }) {
      await limit("audit", 3);
      const backups = backupFolder(dataDir);
      const checked = await verifyWithHeads(readerDatabase(source.reader, source.dialect), dataKey, backups);
      return {
        shown: { checked: { entries: checked.head.number, heads: checked.heads, problem: checked.problem } },
        status: 200,
      };
    },
  }),
};
