import { describe, expect, it, test } from "vitest";
import { readMarkdown } from "./read-markdown.server.ts";

describe("a letter's Markdown", () => {
  it("becomes headings, text, lists and links", () => {
    const { blocks, flaws } = readMarkdown(
      "# Big\n\n### Small\n\nA **b** *c*\nd [e](/guides)\n\n3. one\n4. two\n\n> q\n\n---",
    );
    expect(flaws).toEqual([]);
    expect(blocks.map((block) => block.type)).toEqual(["heading", "heading", "paragraph", "list", "quote", "rule"]);
    expect(blocks[0]).toMatchObject({ level: 2 });
    expect(blocks[2]).toMatchObject({
      children: [
        { text: "A " },
        { type: "strong" },
        { text: " " },
        { type: "em" },
        { text: " d " },
        { type: "link", href: "/guides" },
      ],
    });
    expect(blocks[3]).toMatchObject({
      ordered: true,
      start: 3,
      items: [[{ type: "paragraph" }], [{ type: "paragraph" }]],
    });
  });

  test.each([
    ["<script>alert(1)</script>", "html", 1],
    ["words\n\n<img src=x onerror=alert(1)>", "html", 3],
    ["a <b onclick=x>c</b>", "html", 1],
    ["![a](https://a.example/a.png)", "picture", 1],
    ["```\ncode\n```", "code", 1],
    ["[a](javascript:alert(1))", "address", 1],
    ["[a](//other.example)", "address", 1],
    ["[a](http://plain.example)", "address", 1],
    ["[a](data:text/html,x)", "address", 1],
  ])("can't contain %s", (words, what, line) => {
    const { blocks, flaws } = readMarkdown(words);
    expect(flaws).toContainEqual(expect.objectContaining({ what, line }));
    expect(JSON.stringify(blocks)).not.toMatch(/onerror|onclick|<script|javascript:|data:|\/\/other|http:/);
  });
});
