import { expect, test } from "./support/test.ts";

const overdue = "[data-review-by]";

// Rendered on request, prerendered, and prerendered with React running in it.
for (const path of [
  "/places/arizona/maricopa-county",
  "/reports/loan-limits",
  "/loan-programs",
  "/calculators/affordability",
]) {
  test(`${path}: says that newer figures are out from the day they are due, whenever it was built`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.clock.setFixedTime(new Date("2020-01-01T12:00:00Z"));
    await page.goto(path);
    await expect(page.locator(overdue).first()).toBeHidden();
    await page.clock.setFixedTime(new Date("2099-01-01T12:00:00Z"));
    await page.reload();
    await expect(
      page.locator(overdue, { hasText: /limits of \d{4} are out; we are updating them/ }).first(),
    ).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test("the old address of a report, with a year in it, leads to the current report", async ({ page }) => {
  await page.goto("/reports/rents-2026");
  await expect(page).toHaveURL(/\/reports\/rents$/);
  expect((await page.request.get("/reports/nothing-2026")).status()).toBe(404);
});

test("a county shows no income limits where they depend on the town", async ({ page }) => {
  await page.goto("/places/massachusetts/middlesex-county");
  const limits = page.getByRole("region", { name: "Income limits here depend on the town" });
  await expect(limits.getByRole("link", { name: "Look up your town’s limit at HUD" })).toBeVisible();
  await expect(limits.getByRole("table")).toHaveCount(0);
  await page.goto("/places/massachusetts");
  await expect(page.getByRole("row", { name: /Middlesex County/ })).toContainText("by town");
});
