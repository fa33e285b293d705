import { exportCommand } from "./export-command.server.ts";
import { exportedColumns, readExportedLeads } from "./exported-leads.server.ts";

/** Writes all leads with their consent and the state of their mails. */
export const exportLeads = exportCommand({
  name: "leads:export",
  what: "lead",
  columns: exportedColumns,
  read: readExportedLeads,
});
