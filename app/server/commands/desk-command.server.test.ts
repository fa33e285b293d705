import { expect, it } from "vitest";
import { makeFeed } from "#app/server/desk/bookings/calendar-feeds.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { someActor } from "#test/desk-samples.ts";
import { handleDesk } from "./desk-command.server.ts";

describeEachDatabase("npm run desk", ({ open, settings }) => {
  async function run(...args: string[]) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await handleDesk(settings(), args, { out: out.stream, problems: problems.stream });
    return { code, out: out.text(), problems: problems.text() };
  }

  it("prints a link for the first owner, lists who may sign in, and keeps the last owner", async () => {
    const { db } = await open();
    expect(await run("list")).toMatchObject({ code: 0, out: expect.stringContaining("No one yet.") });
    const first = await run("owner", "ines@team.example");
    expect(first).toMatchObject({ code: 0, problems: "" });
    expect(first.out).toMatch(/ {2}http:\/\/localhost:3000\/desk\/link\/\S+\n/);
    expect(first.out).toContain("Remove DESK=off");
    expect(await run("list")).toMatchObject({
      out: "owner      ines@team.example: passkeys 0, app no, recovery codes 0\n",
    });
    expect(await run("remove", "ines@team.example")).toMatchObject({
      code: 1,
      out: expect.stringContaining("last owner"),
    });
    await run("owner", "tom@team.example");
    expect(await run("remove", "INES@team.example")).toMatchObject({ code: 0 });
    expect(await run("remove", "ines@team.example")).toMatchObject({ code: 1, out: expect.stringContaining("No one") });
    expect(await db.selectFrom("staff").select("id").where("removed_at", "is", null).execute()).toHaveLength(1);
  });

  it("ends the earlier links, sessions and calendar links when it helps someone sign in again", async () => {
    const { db } = await open();
    await run("owner", "ines@team.example");
    const { id } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
    await makeFeed(db, someActor({ staffId: id, may: ["work-bookings"] }), true);
    await run("owner", "ines@team.example");
    expect(await db.selectFrom("calendar_feeds").selectAll().execute()).toEqual([]);
    const links = await db.selectFrom("staff_links").select("used_at").orderBy("created_at").orderBy("id").execute();
    expect(links.map(({ used_at }) => used_at === null)).toEqual([false, true]);
  });

  it("answers a wrong call with its usage", async () => {
    for (const args of [[], ["owner"], ["owner", "no email"], ["list", "x@y.example"], ["king", "x@y.example"]]) {
      expect(await run(...args)).toMatchObject({ code: 2, out: "", problems: expect.stringContaining("Usage:") });
    }
  });
});
