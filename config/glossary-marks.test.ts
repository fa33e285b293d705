import { expect, test } from "vitest";
import { glossaryMarks, type MarkdownNode } from "./glossary-marks.ts";

const words = { lien: ["liens", "lien"], hoa: ["HOA"], escrow: ["escrow account", "escrow"] };
const text = (value: string) => ({ type: "text", value });
const paragraph = (...children: MarkdownNode[]) => ({ type: "paragraph", children });

/** A tree's text, with its marks as `[slug: word]`. */
function marked(...blocks: MarkdownNode[]) {
  const yaml: MarkdownNode = { type: "yaml", value: "title: x" };
  const tree: MarkdownNode = { type: "root", children: [yaml, ...blocks] };
  glossaryMarks(words)()(tree, { path: "app/content/guides/x.mdx" });
  return { said: tree.children?.slice(1).map(said), yaml: yaml.value };
}

function said(node: MarkdownNode): string {
  const inside = node.value ?? (node.children ?? []).map(said).join("");
  return node.name === "Word" ? `[${node.attributes?.[0]?.value}: ${inside}]` : inside;
}

test("marks the first use of each term, and lists the terms in the front matter", () => {
  expect(marked(paragraph(text("Two liens.")), paragraph(text("A lien, and escrow.")))).toEqual({
    said: ["Two [lien: liens].", "A lien, and [escrow: escrow]."],
    yaml: 'title: x\nterms: ["lien","escrow"]',
  });
});

test("prefers the longer term, allows a capital at the start of a sentence, and needs capitals for short forms", () => {
  expect(marked(paragraph(text("Escrow account.")), paragraph(text("Hoa! HOA."))).said).toEqual([
    "[escrow: Escrow account].",
    "Hoa! [hoa: HOA].",
  ]);
});

test("leaves headings, links, bold words and parts of other words alone", () => {
  const untouched = [
    { type: "heading", children: [text("A lien")] },
    paragraph({ type: "link", children: [text("a lien")] }, { type: "strong", children: [text("Lien.")] }),
    paragraph(text("An alien client, and a lien-holder.")),
  ];
  expect(marked(...untouched).yaml).toBe("title: x\nterms: []");
});

test("marks one word in a paragraph, and one in each line of a list", () => {
  expect(marked(paragraph(text("A lien and escrow."))).said).toEqual(["A [lien: lien] and escrow."]);
  const list = {
    type: "list",
    children: [text("A lien."), text("In escrow.")].map((line) => ({ type: "listItem", children: [paragraph(line)] })),
  };
  expect(marked(list).said).toEqual(["A [lien: lien].In [escrow: escrow]."]);
});

test("marks nothing in a report", () => {
  const tree: MarkdownNode = { type: "root", children: [paragraph(text("A lien."))] };
  glossaryMarks(words)()(tree, { path: "app/content/reports/x.mdx" });
  expect(said(tree)).toBe("A lien.");
});
