import { type PromiseSwitch, promiseSwitches } from "#app/server/database/schema/promise-schema.server.ts";
import { command, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { readCampaignCounts, readPageCounts, writeNumbersCsv } from "#app/server/desk/promises/funnel.server.ts";
import { readAsked, readPromisePage, spanOf } from "#app/server/desk/promises/promise-page.server.ts";
import { setSwitch } from "#app/server/desk/promises/promise-switches.server.ts";

/** Pages on how promises were kept, in counts. */
export const promiseViews = {
  promises: view("read-counts", ({ source, actor }, _, path) => readPromisePage(source, actor, askedOf(path))),

  "promise-numbers": view("read-counts", async ({ source, actor }, _, path) => {
    const span = spanOf(askedOf(path).period, actor.nowMs);
    const csv = writeNumbersCsv(await readPageCounts(source, span), await readCampaignCounts(source, span));
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="pages-and-campaigns.csv"',
        "Cache-Control": "no-store",
      },
    });
  }),
};

/** Commands for owners. */
export const promiseCommands = {
  "set-promise-switch": command("set-promises", async ({ source, actor }, fields) => {
    const { switch: name = "", on = "", reason: typed = "" } = fields;
    if (!isSwitch(name) || !["yes", "no"].includes(on)) return problem("gone", 409);
    const reason = typed.replace(/\s+/g, " ").trim();
    // Visitors' text is not taken down without a reason.
    const needsReason = name === "line" && on === "no";
    if ((needsReason && reason === "") || reason.length > 200) {
      return { shown: { problem: "line-reason", typed: fields }, status: 422 };
    }
    await setSwitch(source.db, actor, { name, isOn: on === "yes", reason });
    return { to: "/desk/promises?done=set" };
  }),
};

/** An address with a value that isn't a choice would show something other than it says. */
function askedOf(path: string) {
  const asked = readAsked(new URL(path, "http://desk").searchParams);
  if (!asked) throw new Response(null, { status: 400 });
  return asked;
}

function isSwitch(name: string): name is PromiseSwitch {
  return (promiseSwitches as readonly string[]).includes(name);
}
