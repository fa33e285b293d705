import { expect, it } from "vitest";
import * as z from "zod/mini";
import { defineForm } from "./define-form.ts";
import { emailField, optionalTextField, textField } from "./shared-fields.ts";

const facts = { id: "lost-key", formName: "Lost Key", action: "/lost-key", asksConsent: false } as const;

it("a form has its names in the order of the page, and one schema for all fields", () => {
  const fields = {
    where: textField({ label: "Place" }),
    email: emailField(),
    more: optionalTextField({ label: "More" }),
  };
  const form = defineForm({ ...facts, fields });
  expect(form.fieldNames).toEqual(["where", "email", "more"]);
  const typed: z.output<typeof form.schema> = { where: "Mesa", email: "ann@example.com" };
  expect(z.parse(form.schema, { ...typed, more: " ", other: 1 })).toEqual({ ...typed, more: undefined });
  expect(z.safeParse(form.schema, { email: "ann@" }).error?.issues.map(({ message }) => message)).toEqual([
    "Place is required",
    "Type the whole address, such as name@example.com.",
  ]);
});

it("only a line of text has a limit in the browser, and each kind says what the page needs", () => {
  const help = "As it is on the door.";
  expect(textField({ label: "Name of the street", called: "Street", help, longest: 60, isLine: true })).toMatchObject({
    label: "Name of the street",
    help,
    maxLength: 60,
  });
  expect(optionalTextField({ label: "More", longest: 60 })).not.toHaveProperty("maxLength");
  expect(optionalTextField({ label: "More" })).toHaveProperty("optional", true);
});

it("a form that lacks a part is a type error", () => {
  // @ts-expect-error: it has no label.
  defineForm({ ...facts, fields: { where: { schema: z.string() } } });
  // @ts-expect-error: it has a label, and nothing checks it.
  defineForm({ ...facts, fields: { where: { label: "Place" } } });
  // @ts-expect-error: it does not say whether it asks for consent.
  defineForm({ id: "lost-key", formName: "Lost Key", action: "/lost-key", fields: {} });
  // @ts-expect-error: no page can call it anything.
  textField({ help: "As it is on the door." });
});
