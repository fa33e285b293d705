import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { signInByLink } from "#test/desk-client.ts";
import { ownerLink, startDesk } from "../support/desk.ts";
import { discardSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("The desk makes its first page on a machine whose every processor is busy with something else", async () => {
  test.setTimeout(240_000);
  const desk = await startDesk({ LOG_LEVEL: "error" });
  const link = await ownerLink(desk);
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    const owner = await signInByLink(link);
    expect((await owner.get("/desk")).status).toBe(200);
    expect(desk.site.log).not.toContain("request failed");
  } finally {
    for (const child of busy) child.kill("SIGKILL");
    await discardSite(desk.site);
  }
});
