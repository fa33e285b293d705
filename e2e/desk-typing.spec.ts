import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { queryDesk, startDesk } from "./support/desk.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { untilLive, untilPainted } from "./support/until-live.ts";
import { sendLead } from "./support/writers.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const samples: Readonly<Record<string, string>> = {
  date: "2031-02-03",
  time: "11:15",
  "datetime-local": "2031-02-03T11:15",
  email: "typed@team.example",
};

/** Types or chooses something in each field that is shown, and returns what all fields hold. */
async function fillAll(page: Page): Promise<string[]> {
  for (const details of await page.locator("details:has(input, select, textarea)").all()) {
    await details.evaluate((one: HTMLDetailsElement) => {
      one.open = true;
    });
  }
  for (const field of await page.locator("input, select, textarea").all()) {
    const { kind, isFree, last } = await field.evaluate((one: HTMLInputElement | HTMLSelectElement) => ({
      kind: one.type,
      isFree: one.checkVisibility() && !one.hasAttribute("readonly"),
      last: one instanceof HTMLSelectElement ? (one.options[one.options.length - 1]?.value ?? "") : "",
    }));
    if (!isFree || kind === "hidden") continue;
    if (kind === "select-one") await field.selectOption(last);
    else if (kind === "checkbox" || kind === "radio") await field.check();
    else await field.fill(samples[kind] ?? "Typed early");
  }
  return readAll(page);
}

function readAll(page: Page): Promise<string[]> {
  return page.locator("input:not([type=hidden]), select, textarea").evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const value = field.type === "checkbox" || field.type === "radio" ? String(field.checked) : field.value;
      return `${field.id || field.name}: ${value}`;
    }),
  );
}

test("Text that is typed before the script loads stays, in every field of the desk", { tag: "@prove" }, async ({
  page,
}) => {
  const desk = await startDesk();
  try {
    await signInAsOwner(page, desk);
    await sendLead(desk.site, "early@visitor.example");
    const threads = () => queryDesk(desk, "SELECT id FROM threads");
    await expect.poll(() => threads().length, patience).toBe(1);
    const thread = `threads/${threads()[0]?.id}`;
    for (const path of [
      ...["", "find", "new", "day", "hours", "templates/new", "staff", "account"],
      ...[thread, `${thread}/later`],
    ]) {
      const release = await holdRequests(page, /\/desk\/assets\/.*\.js/);
      await page.goto(`${desk.origin}/desk/${path}`.replace(/\/$/, ""), { waitUntil: "commit" });
      await expect(page.getByRole("button", { name: /Turn single keys/ })).toBeVisible();
      const typed = await fillAll(page);
      expect(typed.length, path).toBeGreaterThan(0);
      release();
      await untilLive(page);
      await untilPainted(page);
      expect(await readAll(page), path).toEqual(typed);
      if (path === "templates/new") await expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible();
      if (path === thread) await expect(page.getByText(/^Draft saved/)).toBeVisible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  } finally {
    await discardSite(desk.site);
  }
});
