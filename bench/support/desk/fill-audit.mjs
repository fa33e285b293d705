import { newRowId } from "#app/server/database/row-ids.server.ts";
import { nextAudit } from "#app/server/desk/audit/audit-chain.server.ts";

/** Fills the audit with a chain of so many entries, as a busy desk would. */
export async function fillAudit(db, dataKey, entries) {
  const batch = 500;
  let head = { number: 0, mac: "" };
  for (let from = 0; from < entries; from += batch) {
    const rows = Array.from({ length: Math.min(batch, entries - from) }, (_, index) => {
      const subjects = JSON.stringify([newRowId()]);
      const entry = {
        at: from + index,
        staff_id: newRowId(),
        kind: "view",
        what: "thread",
        outcome: "seen",
        subjects,
      };
      const row = nextAudit(dataKey, { ...entry, typed_hash: null }, head);
      head = row;
      return row;
    });
    await db.insertInto("audit").values(rows).execute();
  }
  await db.updateTable("audit_head").set({ number: head.number, mac: head.mac }).execute();
}
