// cspell:ignore почта acny иван
import { expect, it } from "vitest";
import { foldEmail, isEmailAddress, mailboxOf } from "./email-address.ts";

it.each([
  "maria@visitor.example",
  "\u200bmaria@visitor.example",
  "\ufeffmaria\u00ad@visitor.example\u2069",
  "maria@visitor.example.",
  "maria@visitor.example,",
  " maria@visitor.example; ",
  "mailto:maria@visitor.example",
  "MAILTO:maria@visitor.example?subject=Hello",
  "<maria@visitor.example>",
  "Maria Lopez <maria@visitor.example>,",
  "\u201cmaria@visitor.example\u201d",
  "(maria@visitor.example)",
  "maria＠visitor.example",
  "maria@visitor.example>",
  "maria@visitor.example/",
  "maria@visitor.example!!",
  "* maria@visitor.example |",
  "e-mail: maria@visitor.example",
  "My email address is maria@visitor.example",
  "EMAIL=maria@visitor.example?",
  "maria@visitor.example (work)",
  "Maria Lopez <maria@visitor.example>!",
])("reads %j", (typed) => {
  expect(foldEmail(typed)).toBe("maria@visitor.example");
  expect(isEmailAddress(foldEmail(typed))).toBe(true);
});

it("leaves a text that is far too long as it is", () => {
  const text = `m${" ".repeat(100_000)}@visitor.example`;
  expect(foldEmail(text)).toBe(text);
});

it.each([
  ["ivan@почта.рф", "ivan@xn--80a1acny.xn--p1ai"],
  ["ivan@xn--80a1acny.xn--p1ai", "ivan@xn--80a1acny.xn--p1ai"],
  ["o'brien@visitor.example", "o'brien@visitor.example"],
])("writes %j as %j, to which mail can go", (typed, address) => {
  expect(foldEmail(typed)).toBe(address);
  expect(isEmailAddress(address)).toBe(true);
});

it.each(["", "maria", "maria@", "maria@visitor", "иван@почта.рф", "a b@visitor.example", "a@b.example or c@d.example"])(
  "takes %j for no address",
  (typed) => expect(isEmailAddress(foldEmail(typed))).toBe(false),
);

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
