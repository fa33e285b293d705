import { expect, test } from "vitest";
import { articleOutline, headingId } from "./article-outline.ts";

test("makes heading addresses that can be read aloud", () => {
  expect(headingId("What’s in it? A, B & C")).toBe("whats-in-it-a-b-c");
});

test("adds the headings and the number of words in the text to the front matter", () => {
  const words = (value: string) => [{ type: "text", value }];
  const heading = { type: "heading", depth: 2, children: words("Two words") };
  const tree = {
    type: "root",
    children: [
      { type: "yaml", value: "title: x" },
      { type: "paragraph", children: [...words("It costs"), { type: "strong", children: words("nothing") }] },
      heading,
      { type: "heading", depth: 3, children: words("Not listed") },
      { type: "table", children: words("not counted at all") },
    ],
  };
  articleOutline()(tree);
  expect(tree.children[0]).toMatchObject({
    value: 'title: x\nheadings: [{"id":"two-words","text":"Two words"}]\nwordCount: 7',
  });
  expect(heading).toMatchObject({ data: { hProperties: { id: "two-words" } } });
});

test("refuses two headings with the same name, because both links would lead to the first", () => {
  const heading = { type: "heading", depth: 2, children: [{ type: "text", value: "Twice" }] };
  expect(() => articleOutline()({ type: "root", children: [heading, { ...heading }] })).toThrow("twice");
});
