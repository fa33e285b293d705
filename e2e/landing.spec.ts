import { expect, test } from "./support/test.ts";
import { field } from "./support/visitor.ts";

const email = "ada@visitor.example";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`In a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("the short form is in sight at once, down to its button, even with the cookie banner", async ({ page }) => {
      await page.goto("/credit-repair-landing");
      await expect(page.getByRole("region", { name: "Cookies", exact: true })).toBeVisible();
      for (const part of [
        page.getByLabel("Email"),
        page.getByLabel("Phone"),
        page.locator("form").getByRole("button", { name: "Get My Free Analysis" }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With JavaScript" : "Without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the full form gets the short form's email and phone, once, and no URL contains them", async ({ page }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      await page.goto("/credit-repair-landing");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Phone").fill("(480) 555-0171");
      await page.locator("form").getByRole("button", { name: "Get My Free Analysis" }).click();

      await expect(page).toHaveURL(/\/get-started$/);
      await expect(field(page, "email")).toHaveValue(email);
      await expect(field(page, "phone")).toHaveValue("(480) 555-0171");
      await expect(field(page, "firstName")).toHaveValue("");
      expect(addresses.filter((address) => /ada|5550171|0171/.test(address))).toEqual([]);
      expect(await page.context().cookies(`${new URL(page.url()).origin}/get-started`)).toEqual([]);

      await page.goto("/");
      await page.goto("/get-started");
      await expect(field(page, "email")).toHaveValue("");
    });

    test("an empty short form is not sent", async ({ page }) => {
      await page.goto("/credit-repair-landing");
      await page.locator("form").getByRole("button", { name: "Get My Free Analysis" }).click();
      await expect(page).toHaveURL(/\/credit-repair-landing$/);
      await expect(page.getByLabel("Email")).toBeFocused();
    });

    test("the link at the end leads back to the form's first field", async ({ page }) => {
      await page.goto("/credit-repair-landing");
      await page.getByRole("link", { name: "Get My Free Analysis" }).click();
      await expect(page.getByLabel("Email")).toBeFocused();
    });

    test("a link to a question opens it, and opening another closes it", async ({ page }) => {
      await page.goto("/faq#free-services");
      const free = page.locator("details", { has: page.locator("#free-services") });
      await expect(free).toHaveAttribute("open", "");
      await expect(free.locator("summary")).toBeInViewport();
      const other = page.locator("details").nth(2);
      await other.locator("summary").click();
      await expect(free).not.toHaveAttribute("open");
      await other.locator("summary").click();
      await expect(page.locator("details[open]")).toHaveCount(0);
    });
  });
}

test("A visitor who didn't fill in the short form gets the prerendered page", async ({ request }) => {
  const answer = await request.get("/get-started", { headers: { Cookie: "theme=dark" } });
  expect(answer.headers().etag).toBeDefined();
  const made = await request.get("/get-started", { headers: { Cookie: "carried-contact=made-up" } });
  expect(made.status()).toBe(200);
  expect(made.headers()["cache-control"]).toBe("no-store");
});
