import { expect, type Page } from "@playwright/test";

/** A visitor's entries in the form for the free credit analysis. */
export type Visitor = { firstName: string; lastName: string; email: string; phone: string; message: string };

/** Someone with this mailbox, and with a name and a message that are easy to garble on the way. */
export function visitor(mailbox = "maria"): Visitor {
  return {
    firstName: "María-José",
    lastName: "O'Brien",
    email: `${mailbox}@visitor.example`,
    phone: "(480) 555-0171",
    message: "=Rent & “utilities” < $2,000,\nlease ends in May; Ünïcode ✓",
  };
}

/** The labels of the fields. */
export const visitorLabels: Record<keyof Visitor, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  message: "Message",
};

export function field(page: Page, name: keyof Visitor) {
  return page.locator("#credit-analysis").getByLabel(visitorLabels[name]);
}

export async function fillForm(page: Page, who: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(who)) await field(page, name as keyof Visitor).fill(value);
}

export async function expectTyped(page: Page, who: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(who)) await expect(field(page, name as keyof Visitor)).toHaveValue(value);
}

export function sendButton(page: Page) {
  return page.locator("#credit-analysis").getByRole("button");
}

/** The notice in sight that has this title. */
export function notice(page: Page, title: string) {
  return page.locator(".notice", { hasText: title });
}

/** The values by the labels of their fields. */
export function labeled<Name extends string>(labels: Record<Name, string>, values: Record<Name, string>) {
  return Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [label, values[name as Name]]));
}
