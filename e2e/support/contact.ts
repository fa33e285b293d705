import { expect, type Page } from "@playwright/test";

/** A message to us, with words that are easy to garble on the way. */
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
