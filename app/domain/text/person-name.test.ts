import { expect, it } from "vitest";
import { foldName, foldOneName } from "./person-name.ts";

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
