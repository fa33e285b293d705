import type { Email } from "postal-mime";
import { expect } from "./test.ts";

/** Checks that hold for every email from the site: two parts, the headers, and links with an address. */
export function expectValidMail(mail: Email | undefined): asserts mail is Email {
  expect(mail).toBeDefined();
  expect(mail?.text?.trim()).toBeTruthy();
  expect(mail?.html).toMatch(/^<!DOCTYPE html[^>]*>.*<\/html>/s);
  expect(mail?.subject).toBeTruthy();
  expect(mail?.messageId).toMatch(/^<[^@\s]+@[^@\s]+>$/);
  expect(Date.parse(mail?.date ?? "")).not.toBeNaN();
  expect(header(mail, "auto-submitted")).toBe("auto-generated");
  for (const link of linksIn(mail)) expect(link).toMatch(/^(?:tel:\+1\d{10}|mailto:[^\s?]+@[^\s?]+|https?:\/\/\S+)$/);
}

export function header(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}

export function linksIn(mail: Email | undefined): string[] {
  return [...(mail?.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}
