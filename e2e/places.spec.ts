import { logWords } from "#test/log-words.ts";
import { requestsOf } from "./support/on-device.ts";
import { expect, test } from "./support/test.ts";

test("typing a rent fills 51 houses, a tap shows one state, and the rent never reaches the server", async ({
  page,
  site,
}) => {
  await page.goto("/places");
  const map = page.getByRole("radiogroup", { name: "Map of the states" });
  const tile = (code: string) => map.getByRole("radio", { name: new RegExp(`^${code} `) });
  // The name begins with what shows.
  await expect(map.getByRole("radio", { name: /^AZ \d+% Arizona$/ })).toBeChecked();
  const heard = requestsOf(page);
  const before = await tile("TX").textContent();
  await page.getByLabel("Your rent a month").fill("2,345");
  await expect(page.getByRole("heading", { name: /^In Arizona, \$2,345 a month would buy about \$/ })).toBeVisible();
  expect(await tile("TX").textContent()).not.toBe(before);
  await tile("TX").click();
  await expect(page.getByRole("heading", { name: /^In Texas, \$2,345/ })).toBeVisible();
  await tile("OH").click();
  await expect(page.getByRole("heading", { name: /^In Ohio, \$2,345/ })).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: "a month would buy about" });
  await expect(said).toHaveText(
    /^In Ohio, \$2,345 a month would buy about \$[\d,]+ of house\. That is (\d+% of|more than) /,
  );
  // One tab stop, and arrows from there.
  await page.getByLabel("Your rent a month").focus();
  await page.keyboard.press("Tab");
  await expect(tile("OH")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tile("PA")).toBeFocused();
  await expect(tile("PA")).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(/^In Ohio, /);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ohio, County by County" })).toBeFocused();
  await page.getByLabel("Your rent a month").fill("a lot");
  await page.keyboard.press("Tab");
  await expect(page.locator("#places-rent-error")).toContainText("We could not read your rent. Type a number");
  await expect(page.getByRole("heading", { name: /^In Ohio, \$2,345/ })).toBeVisible();
  // The browser prefetches the page behind a link under the pointer, with nothing that the visitor typed in its address.
  expect(heard.filter((line) => /2345|2%2C345|\/places(?!\/[a-z-]+ $)/.test(line))).toEqual([]);
  await page.getByRole("link", { name: "Ohio, County by County" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ohio, county by county");
  expect(logWords(site.log)).not.toMatch(/2345|2,345/);
});

test("a county's page passes its numbers to a calculator, and lists who to ask", async ({ page }) => {
  await page.goto("/places/arizona/maricopa-county");
  const help = page.getByRole("region", { name: "Who to ask for help in Maricopa County" });
  expect(await help.getByRole("link", { name: /./ }).count()).toBeGreaterThan(3);
  await expect(help.getByRole("link", { name: "800-569-4287" })).toBeVisible();
  const costs = page.getByRole("region", { name: "What a home in Maricopa County costs to own" });
  await expect(costs).toContainText(/of the price, as in the Phoenix[^.]* area/);
  const [value = ""] = /\$[\d,]+/.exec((await costs.textContent()) ?? "") ?? [];
  await costs.getByRole("link", { name: "Work Out My Payment Here" }).click();
  await expect(page.getByLabel("Home price")).toHaveValue(value);
  await expect(page.getByLabel("Down payment")).toHaveValue("5%");
});

test("a state with many counties shows the ones where most people live, and can show all", async ({ page }) => {
  await page.goto("/places/texas");
  const list = page.getByRole("region", { name: "The 12 where most people live in Texas" });
  await expect(list.getByRole("row").nth(1)).toContainText("Harris County");
  await expect(list.getByRole("link", { name: "Loving County" })).toBeHidden();
  await list.getByText("All 254 counties, from A to Z").click();
  await list.getByRole("link", { name: "Loving County" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What rent would buy in Loving County");
});

test("a former county leads to what replaced it", async ({ page }) => {
  await page.goto("/places/connecticut/hartford-county");
  await expect(page).toHaveURL(/\/places\/connecticut#former$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connecticut, region by region");
  await expect(page.locator("#former")).toContainText("Capitol Planning Region");
  await page.goto("/places/south-dakota/shannon-county");
  await expect(page).toHaveURL(/\/places\/south-dakota\/oglala-lakota-county$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each house leads to its state, and the form draws the map for another rent", { tag: "@prove" }, async ({
    page,
    site,
  }) => {
    await page.goto("/places");
    await page.getByLabel("Your rent a month").fill("2,345");
    await page.getByRole("button", { name: "Draw the Map" }).click();
    await expect(page.getByRole("heading", { name: /^In Arizona, \$2,345/ })).toBeVisible();
    await expect(page).toHaveURL(/\/places$/);
    await page.getByRole("link", { name: /^AZ \d+% Arizona$/ }).click();
    await expect(page).toHaveURL(/\/places\/arizona$/);
    expect(logWords(site.log)).not.toMatch(/2345|2,345/);
  });

  for (const [typed, found] of [
    ["85200", "Maricopa County, AZ"],
    ["Hartford County, CT", "Capitol Planning Region, CT: has towns of the former Hartford County"],
    ["Springfield", "Springfield, MO: Greene County"],
    ["Maricoba County", "Maricopa County, AZ"],
  ] as const) {
    test(`a search for ${typed} offers the place that it may mean`, async ({ page }) => {
      await page.goto("/places/connecticut");
      await page.getByLabel("ZIP code, county or city").fill(typed);
      await page.getByRole("button", { name: "Show the County" }).click();
      await expect(page.getByRole("search").getByRole("link", { name: found })).toBeVisible();
    });
  }

  test.describe("an unknown place", () => {
    test.use({ expectedErrors: /status of 422/ });

    test("gets a next step, and a city leads to its county", { tag: "@prove" }, async ({ page }) => {
      await page.goto("/places");
      await page.getByLabel("ZIP code, county or city").fill("Xyzzyville");
      await page.getByRole("button", { name: "Show the County" }).click();
      await expect(page.getByText("Check the spelling, type a ZIP code, or choose a state.")).toBeVisible();
      await page.getByLabel("ZIP code, county or city").fill("Mesa, AZ");
      await page.getByRole("button", { name: "Show the County" }).click();
      await expect(page).toHaveURL(/\/places\/arizona\/maricopa-county/);
    });
  });
});
