import { readFileSync } from "node:fs";
import { clientFolder } from "./support/client-folder.ts";
import { expect, test } from "./support/test.ts";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A reader gets from a guide to its list, reads in order, and opens the booklet", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/guides/dispute-an-error-yourself");
    await page.getByRole("link", { name: "What to read if “I have negative items on my report”" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“I have negative items on my report.”");
    const steps = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
    await expect(steps.first()).toHaveText("How to read your credit report before a lender does");
    const titles = await steps.allTextContents();
    await page.getByRole("link", { name: "Print as a Booklet" }).click();
    const contents = page.getByRole("navigation", { name: "In this booklet" }).getByRole("link");
    await expect(contents).toHaveText(titles);
    await contents.nth(1).click();
    await expect(page.getByRole("heading", { level: 2, name: titles[1] ?? "" })).toBeInViewport();
  });

  test("The page of all guides lists each one once, and links to six reading lists", async ({ page, request }) => {
    await page.goto("/guides");
    // Those in closed folds, too.
    const hrefs = await page
      .locator("main a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const feed = await (await request.get("/rss.xml")).text();
    const guides = new Set([...feed.matchAll(/<link>[^<]*(\/guides\/[^<]+)<\/link>/g)].map(([, path]) => path));
    const listed = hrefs.filter((href) => /^\/guides\/[^/]+$/.test(href));
    expect(listed.toSorted()).toEqual([...guides].toSorted());
    expect(hrefs.filter((href) => href.startsWith("/guides/for/"))).toHaveLength(6);
  });
});

test("A booklet starts each guide on a new page, and has every anchor once", async ({ page }) => {
  await page.goto("/guides/booklets/credit-repair");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await page.emulateMedia({ media: "print" });
  const breaks = page
    .locator("main article")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakBefore));
  expect(new Set(await breaks)).toEqual(new Set(["page"]));
  await expect(page.locator(".hd")).toBeHidden();
  await expect(page.getByText("To print it, open")).toBeHidden();
});

test("A report's data can be downloaded as a compressed file with units, sources and license", async ({
  page,
  request,
}) => {
  await page.goto("/reports/what-rent-buys");
  const href = (await page.getByRole("link", { name: "Download what-rent-buys.csv" }).getAttribute("href")) ?? "";
  const answer = await request.get(href);
  expect(answer.headers()).toMatchObject({ "content-type": "text/csv; charset=utf-8", "content-encoding": "br" });
  const text = await answer.text();
  expect(text).toBe(readFileSync(`${clientFolder}${href}`, "utf8"));
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toContain('"two_bedroom_rent_usd_per_month"');
  expect(lines.find((line) => line.startsWith('"04013"'))).toContain('"Maricopa County"');
  expect(lines.at(-1)).toContain("CC BY 4.0");
});
