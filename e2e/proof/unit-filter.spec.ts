import { existsSync } from "node:fs";
import { signInByLink } from "#test/desk-client.ts";
import { allowedCalls, analyze } from "#test/unit-filter.ts";
import { ownerLink, startDesk } from "../support/desk.ts";
import { discardSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const needed = [analyze, "/usr/bin/python3", "/usr/lib/x86_64-linux-gnu/libseccomp.so.2"];
const pages = ["/desk", "/desk/find?q=ana", "/desk/promises", "/desk/staff", "/desk/aside", "/desk/day"];

/** The unit's filter as it is shipped; without `setpriority`, as another service manager or a container may have it. */
const filters = {
  "the shipped unit's filter": (calls: Set<string>) => calls,
  "a filter that refuses priorities": (calls: Set<string>) =>
    new Set([...calls].filter((call) => call !== "setpriority")),
};

for (const [name, change] of Object.entries(filters)) {
  test(`Under ${name} the desk shows its pages, and a lead could be stored`, async () => {
    test.skip(!needed.every((file) => existsSync(file)), "systemd, Python or libseccomp is not on this machine");
    const calls = [...change(allowedCalls("deploy/path-to-keys@.service"))].join(",");
    const desk = await startDesk({}, ["/usr/bin/python3", "test/call-filter.py", calls]);
    try {
      const owner = await signInByLink(await ownerLink(desk));
      for (const page of pages) expect((await owner.get(page)).status, page).toBe(200);
      expect((await fetch(`${desk.origin}/get-started`)).status).toBe(200);
      expect((await fetch(`${desk.origin}/healthz`)).status).toBe(200);
      expect(desk.site.log).not.toMatch(/EPERM|"level":(50|60)/);
    } finally {
      await discardSite(desk.site);
    }
  });
}
