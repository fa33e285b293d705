import { expect, test } from "vitest";
import { articleOutline, headingId } from "./article-outline.ts";

test("makes addresses that can be said aloud", () => {
  expect(headingId("What’s in it? A, B & C")).toBe("whats-in-it-a-b-c");
});

test("adds headings and the words of the running text to the front matter", () => {
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

test("refuses two headings of one name, whose links would lead to the first", () => {
  const heading = { type: "heading", depth: 2, children: [{ type: "text", value: "Twice" }] };
  expect(() => articleOutline()({ type: "root", children: [heading, { ...heading }] })).toThrow("twice");
});
