import { expect, it } from "vitest";
import { mailboxOf } from "./email-address.ts";

it.each([
  ["Maria@Visitor.Example", "maria@visitor.example"],
  [" maria+house@visitor.example ", "maria@visitor.example"],
  ["maria+a+b@visitor.example", "maria@visitor.example"],
  ["+maria@visitor.example", "+maria@visitor.example"],
  ["maria@visitor.example.", "maria@visitor.example"],
  ["m.a.r.i.a@gmail.com", "maria@gmail.com"],
  ["M.aria+x@GoogleMail.com", "maria@gmail.com"],
  // Two different people, as far as we can tell.
  ["m.aria@visitor.example", "m.aria@visitor.example"],
  ["maria-house@visitor.example", "maria-house@visitor.example"],
])("counts %s as %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
