import { expect, test } from "vitest";
import { nearest } from "./related.ts";

const topic = (path: string, title: string, category: string, more: object = {}) => ({
  path,
  title,
  category,
  ...more,
});

const gift = topic("/gift", "Gift money and its letter", "Planning", { situations: ["no-savings"] });
const others = [
  topic("/offer", "Make an offer", "Buying"),
  topic("/tax", "Property tax", "Planning"),
  topic("/help", "Down payment help", "Starting", { situations: ["no-savings"], searchWords: ["gift", "letter"] }),
  topic("/save", "Saving on a low income", "Planning", { situations: ["no-savings"] }),
];

test("ranks articles that share a category, a situation or rare words first, and never the article itself", () => {
  const order = nearest(gift, [gift, ...others]).map(({ path }) => path);
  expect(order).toEqual(["/help", "/save", "/tax", "/offer"]);
});

test("keeps the order of equal matches", () => {
  const far = [topic("/b", "Second", "Other"), topic("/a", "First", "Other")];
  expect(nearest(gift, far)).toEqual(far);
});
