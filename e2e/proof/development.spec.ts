import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { patience } from "#test/patience.ts";
import { expect, test } from "../support/test.ts";

test("The development server serves a page of each kind, and its islands hydrate", async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), "development-"));
  const port = await freePort();
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["scripts/dev-server.mjs"], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  try {
    await expect.poll(() => said, patience).toContain(`http://127.0.0.1:${port}`);
    for (const path of [
      "/",
      "/get-started",
      "/calculators/affordability",
      "/guides",
      "/book",
      "/dev/emails",
      "/dev/emails/booking-invitation",
    ]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(answer.status, `${path}\n${said}`).toBe(200);
      expect(await answer.text(), path).toContain("</h1>");
    }
    const calculator = `http://127.0.0.1:${port}/calculators/affordability`;
    const answered = await (await fetch(`${calculator}?income=60000`)).text();
    const [, amount = "no answer"] = /You could buy at about[^$]*(\$[\d,]+)/.exec(answered) ?? [];
    await page.goto(calculator);
    await page.getByLabel("Annual income").fill("60,000");
    await expect(page.locator(".answer")).toContainText(amount);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }
});
