import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { chainNew } from "#app/server/consent/keeper.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { saveAgreed } from "#test/consent-samples.ts";
import { describeDatabase } from "#test/databases.ts";
import { makeBackup } from "./backup.server.ts";
import { handleConsent } from "./consent-command.server.ts";

describeDatabase("the chain of consents", ({ open, settings }) => {
  async function run(command: typeof makeBackup, args: string[] = []) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await command(settings(), args, { out: out.stream, problems: problems.stream });
    return { code, said: out.text() + problems.text() };
  }

  it("leaves its signed end with each backup, and a cut tail shows, wherever the end is kept", async () => {
    const database = await open();
    const dataKey = await openDataKey(settings());
    for (const name of ["ana", "ben", "cleo", "dan"]) await saveAgreed(database, { email: `${name}@visitor.example` });
    await chainNew({ database, dataKey });
    const backups = join(settings().dataDir, "backups");
    expect((await run(makeBackup)).code).toBe(0);
    const head = readdirSync(backups).find((name) => name.endsWith(".consent-head")) ?? "";
    expect((await run(handleConsent, ["verify"])).code).toBe(0);

    const elsewhere = join(settings().dataDir, "elsewhere.consent-head");
    cpSync(join(backups, head), elsewhere);
    await database.db.deleteFrom("consent_records").where("seq", ">", 2).execute();
    await database.db.deleteFrom("consent_chain").where("seq", ">", 2).execute();
    await sql`UPDATE consent_head SET seq = 2, hash = (SELECT hash FROM consent_chain WHERE seq = 2)`.execute(
      database.db,
    );
    const cut = "The end was cut off: an earlier backup has 4 entries, and here are 2.";
    expect(await run(handleConsent, ["verify"])).toMatchObject({ code: 1, said: expect.stringContaining(cut) });
    expect(await run(makeBackup)).toMatchObject({ code: 1, said: expect.stringContaining(cut) });
    rmSync(backups, { recursive: true });
    // The chain alone cannot tell.
    expect((await run(handleConsent, ["verify"])).code).toBe(0);
    expect(await run(handleConsent, ["verify", elsewhere])).toMatchObject({
      code: 1,
      said: expect.stringContaining(cut),
    });
  });

  it("writes no one’s evidence over another person’s", async () => {
    const database = await open();
    for (const name of ["eve", "finn"]) await saveAgreed(database, { email: `${name}@visitor.example` });
    const [one, other] = ["one", "other"].map((name) => join(settings().dataDir, name)) as [string, string];
    const evidence = (name: string, folder: string) =>
      run(handleConsent, ["evidence", `${name}@visitor.example`, folder]);
    const files = (folder: string) => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect((await evidence("eve", one)).code).toBe(0);
    const before = files(one);
    expect(before).toHaveLength(2);
    const refused = await evidence("finn", one);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${join(one, "consent-evidence.json")} is`),
    });
    expect(files(one)).toEqual(before);
    // The page alone is someone's, too.
    rmSync(join(one, "consent-evidence.json"));
    expect((await evidence("finn", one)).said).toContain("consent-evidence.html is there already");
    expect((await evidence("finn", other)).code).toBe(0);
    expect(files(other).join()).toContain("finn@visitor.example");
  });
});
