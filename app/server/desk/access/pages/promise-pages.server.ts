import { promiseSwitches } from "#app/server/database/schema/promise-schema.server.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { readCampaignCounts, readPageCounts, writeNumbersCsv } from "#app/server/desk/promises/funnel.server.ts";
import { readAsked, readPromisePage, spanOf } from "#app/server/desk/promises/promise-page.server.ts";
import { setSwitch } from "#app/server/desk/promises/promise-switches.server.ts";

/** Pages on how promises were kept, in counts. */
export const promiseViews = {
  promises: view({
    needs: "read-counts",
    audit: "Looked at the promises",
    load: ({ source, actor }, _, path) => readPromisePage(source, actor, askedOf(path)),
  }),
  "promise-numbers": view({
    needs: "read-counts",
    audit: "Downloaded the promises’ numbers",
    load: async ({ source, actor }, _, path) => {
      const span = spanOf(askedOf(path).period, actor.nowMs);
      const csv = writeNumbersCsv(await readPageCounts(source, span), await readCampaignCounts(source, span));
      return new Response(csv, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="pages-and-campaigns.csv"',
          "Cache-Control": "no-store",
        },
      });
    },
  }),
};

/** Commands for owners. */
export const promiseCommands = {
  "set-promise-switch": command({
    needs: "set-promises",
    audit: "Showed or hid a promise on the site",
    fields: { switch: kinds.asSent, on: kinds.asSent, reason: kinds.line(1000) },
    problems: {
      "line-reason": { title: "Say why", text: "One sentence of up to 200 characters. It stays on record." },
    },
    done: { set: "Done. Public pages follow within a minute." },
    async run({ source, actor }, { switch: wanted, on, reason }) {
      const name = promiseSwitches.find((one) => one === wanted);
      if (!name || !["yes", "no"].includes(on)) return problem("gone", 409);
      // Visitors' text is not taken down without a reason.
      const needsReason = name === "line" && on === "no";
      if ((needsReason && reason === "") || reason.length > 200) return problem("line-reason");
      await setSwitch(source.db, actor, { name, isOn: on === "yes", reason });
      return went("/desk/promises", "set");
    },
  }),
};

/** An address with a value that isn't a choice would show something other than it says. */
function askedOf(path: string) {
  const asked = readAsked(new URL(path, "http://desk").searchParams);
  if (!asked) throw new Response(null, { status: 400 });
  return asked;
}
