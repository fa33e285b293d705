import type { Page } from "@playwright/test";
import { keptText } from "./support/on-device.ts";
import { expect, test } from "./support/test.ts";
import { typeLikeAPerson } from "./support/type-like-a-person.ts";
import { untilLive } from "./support/until-live.ts";

/** Pages that keep what is typed on the device: two fields that one form keeps together, each with a text for it. */
const pages: [path: string, key: string, first: [string, string], second: [string, string]][] = [
  ["/dispute-kit", "dispute-kit", ["kit-name", "Pepper Marmalade"], ["kit-address", "8417 Gargoyle Way"]],
  ["/dispute-kit", "dispute-kit", ["line-company", "Marzipan Bank"], ["line-words", "I paid it in March"]],
  ["/end-mortgage-insurance", "end-mortgage-insurance", ["insurance-value", "413,700"], ["insurance-loan", "393,015"]],
  ["/compare-loan-estimates", "loan-estimates", ["le-1-lender", "Ficus Bank"], ["le-1-price", "180,000"]],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function openTwo(page: Page, path: string, field: string): Promise<Page> {
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(path);
    await expect(each.locator(`#${field}`)).toHaveValue("");
    await untilLive(each);
  }
  return other;
}

for (const [path, key, [first, firstText], [second, secondText]] of pages) {
  test(`What one window types stays when another one types in the next field: ${path}, ${first}`, async ({ page }) => {
    const other = await openTwo(page, path, first);
    // A field in which somebody has typed no longer follows its first value by itself.
    await typeLikeAPerson(other.locator(`#${first}`), firstText.slice(0, 3));
    await expect(page.locator(`#${first}`)).toHaveValue(firstText.slice(0, 3));
    await typeLikeAPerson(page.locator(`#${first}`), firstText.slice(3));
    await expect(other.locator(`#${first}`)).toHaveValue(firstText);
    await typeLikeAPerson(other.locator(`#${second}`), secondText);
    await expect(page.locator(`#${second}`)).toHaveValue(secondText);
    const kept = await keptText(page, key);
    for (const text of [firstText, secondText]) expect(kept).toContain(text);
  });
}

const mark = (page: Page, name: string) => page.locator(`#mark-${name}`);
const marks = async (page: Page) => {
  const kept = JSON.parse((await keptText(page, "when-marks-leave")) ?? "{}") as { marks?: { name: string }[] };
  return kept.marks?.map(({ name }) => name);
};

test("Two windows that each add a mark keep both, and a mark taken out in one is not written over another", async ({
  page,
}) => {
  const other = await openTwo(page, "/when-marks-leave", "mark-name");
  await typeLikeAPerson(mark(other, "name"), "Marzipan Bank");
  await typeLikeAPerson(mark(page, "name"), "Walrus Recovery");
  await typeLikeAPerson(mark(page, "month"), "3/2023");
  await expect(mark(other, "name")).toHaveValue("Marzipan Bank");
  await typeLikeAPerson(mark(other, "month"), "4/2024");
  expect(await marks(page)).toEqual(["Walrus Recovery", "Marzipan Bank"]);

  // The first one goes in this window, while the other one has the second in its form.
  await page.getByRole("button", { name: "Done with This Mark" }).click();
  await page.getByRole("button", { name: /^Remove.*Walrus Recovery/ }).click();
  await typeLikeAPerson(mark(other, "name"), " of Ohio");
  expect(await marks(page)).toEqual(["Marzipan Bank of Ohio"]);

  // What is open in one window changes in another.
  await page.getByRole("button", { name: /^Edit.*Marzipan Bank of Ohio/ }).click();
  await typeLikeAPerson(mark(page, "said"), "9/2030");
  await expect(mark(other, "said")).toHaveValue("9/2030");
});
