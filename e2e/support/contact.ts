import { expect, type Page } from "@playwright/test";

/** What someone writes to us, with words that are easy to spoil on the way. */
export const letter = {
  firstName: "Zoë",
  lastName: "O’Hara-Lee",
  email: "zoe@visitor.example",
  phone: "(480) 555-0142",
  subject: "Tom & Jerry <3",
  message: "Is a < b, or =1+1?\nSecond line: Ünïcode ✓",
};

export type Letter = typeof letter;

/** The labels of the fields. */
export const letterLabels: Record<keyof Letter, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
};

export function contactForm(page: Page) {
  return page.locator("form#contact");
}

export function contactField(page: Page, name: keyof Letter) {
  return contactForm(page).getByLabel(letterLabels[name]);
}

export async function fillLetter(page: Page, change: Partial<Letter> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...letter, ...change })) {
    await contactField(page, name as keyof Letter).fill(value);
  }
}

export async function expectLetter(page: Page, change: Partial<Letter> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...letter, ...change })) {
    await expect(contactField(page, name as keyof Letter)).toHaveValue(value);
  }
}

export function sendLetter(page: Page): Promise<void> {
  return contactForm(page).getByRole("button").click();
}

/** The time that the form takes a person to need at least. */
export async function takeAMoment(page: Page): Promise<void> {
  await page.waitForTimeout(3200);
}

/**
 * Lets the clock of the pages that are opened from now on go twenty times as slowly, so that those three seconds are not over,
 * however slow the machine is. What it gives lets the clock of the page go as it should.
 */
export async function slowClock(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    Object.assign(performance, { now: () => now() / 20 });
  });
  return () => page.evaluate(() => void Reflect.deleteProperty(performance, "now"));
}
