import fc from "fast-check";
import { expect, it } from "vitest";
import { foldName, foldOneName, greetingName } from "./person-name.ts";

it.each([
  ["O‘Brien", "O'Brien"],
  ["O’Brien", "O'Brien"],
  ["O´Brien", "O'Brien"],
  ["O`Brien", "O'Brien"],
  ["O′Brien", "O'Brien"],
  ["O＇Brien", "O'Brien"],
  ["Anne‑Marie", "Anne-Marie"],
  ["Anne–Marie", "Anne-Marie"],
  ["Anne−Marie", "Anne-Marie"],
  ["Ann\u200b", "Ann"],
  ["\ufeffAnn\u00ad", "Ann"],
  ["\u2066Ann\u2069", "Ann"],
  ["  Mary \u00a0 Ann ", "Mary Ann"],
  ["Kaʻiulani", "Kaʻiulani"],
  ["مهدی\u200cپور", "مهدی\u200cپور"],
  ["Ann Q. Lee, Jr.", "Ann Q. Lee, Jr."],
  ["Gal·la", "Gal·la"],
  ["Gal•la", "Gal·la"],
  ["Gal‧la", "Gal·la"],
  ["Lopez (Garcia)", "Lopez Garcia"],
  ["(Ann) [Lee]", "Ann Lee"],
  ["ג׳ורג׳", "ג'ורג'"],
])("writes %j as %j", (typed, name) => {
  expect(foldName(typed)).toBe(name);
  expect(foldName(name)).toBe(name);
});

it.each([
  ["St. John", "St John"],
  ["Smith Jr.", "Smith Jr"],
  ["Smith, Jr.", "Smith Jr"],
  ["J.R.", "J R"],
])("writes a single name %j as %j", (typed, name) => {
  expect(foldOneName(typed)).toBe(name);
});

it.each([
  "Maria",
  "María-José",
  "Jean Pierre",
  "D’Angelo",
  "N'Diaye",
  "Zoë",
  "Nguyễn Thị Ánh",
  "李",
  "Александра",
  "Ἑλένη",
  "שרה",
  "عبد الله",
  "देवी",
  "می\u200cنا",
  "Netty",
  "Comfort",
])("greets %s", (name) => {
  expect(greetingName(name)).toBe(name);
});

const dots = [
  ".",
  "。",
  "．",
  "｡",
  "·",
  "․",
  "…",
  "‥",
  "・",
  "･",
  "•",
  "∙",
  "⋅",
  "‧",
  "۔",
  "܂",
  "।",
  "ꓸ",
  "ꞏ",
  "ㆍ",
  "ᐧ",
  "٠",
];

it.each(dots)("doesn't use a name with %s in it as a greeting", (dot) => {
  expect(greetingName(`evil${dot}example`)).toBeNull();
  expect(greetingName(`Maria${dot}`)).toBeNull();
});

it.each([
  "You won a house, visit evil…",
  "You won a house",
  "You-won-a-house",
  "Visit evil com",
  "www evil",
  "evil c\u200dom",
  "evil COM",
  "evil ｃｏｍ",
  "evil/example",
  "evil∕example",
  "a@b",
  "evil:443",
  "Maria2",
  "Maria٢",
  "Maria Ⅷ2",
  "pаypal",
  "evil \u0307com",
  "x".repeat(21),
  "-",
  "",
  " ",
  "<b>",
  "Maria\nBcc",
  "🏠",
])("doesn't greet a person as %j", (typed) => {
  expect(greetingName(typed)).toBeNull();
});

it("lets nothing through that an email program could turn into a link", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      expect((greetingName(typed) ?? "").replaceAll("'", "")).not.toMatch(/[\p{N}\p{Po}\p{S}\p{Cc}]/u);
    }),
  );
});
