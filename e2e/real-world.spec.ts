import { contactField, contactForm, expectLetter, fillLetter, sendLetter } from "./support/contact.ts";
import { exportMessages } from "./support/export.ts";
import { expect, test } from "./support/test.ts";

// What real people reported of sites like this one: a journey for each kind.

for (const [path, fields] of [
  ["/ccpa", { "Full name": "Zoë Lee", Email: "zoe@visitor.example" }],
  ["/accessibility", { Name: "Zoë Lee", Email: "zoe@visitor.example", Description: "The menu does not open." }],
] as const) {
  test(`A password manager that fills the trap of ${path} keeps no one from sending it`, async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(site.url + path);
    const form = page.locator("form.mf");
    await form.getByRole("radio").first().check();
    for (const [label, value] of Object.entries(fields))
      await form.getByLabel(label, { exact: label === "Name" }).fill(value);
    await form.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
      trap.value = "https://visitor.example";
    });
    await form.getByRole("button").click();
    await expect(page.locator(":target")).toContainText("Received, being checked");
    expect(await exportMessages(site)).toMatchObject([{ name: "Zoë Lee", status: "quarantined" }]);
  });
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test("a message that is far too long comes back whole, with what to do", async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/contact`);
    const message = "房子".repeat(2500);
    await fillLetter(page, { message });
    await sendLetter(page);
    await expect(contactForm(page)).toContainText("Shorten the message to 1,000 characters; it has 5,000.");
    await expectLetter(page, { message });
    await contactField(page, "message").fill("房子");
    await sendLetter(page);
    await expect(page).toHaveURL(`${site.url}/form-success`);
  });
});
