import { expect, test } from "vitest";
import { headedTables } from "./headed-tables.ts";

type Node = Parameters<ReturnType<typeof headedTables>>[0];

const element = (tagName: string, children: Node[], properties: NonNullable<Node["properties"]> = {}): Node => ({
  type: "element",
  tagName,
  properties,
  children,
});
const text = (value: string): Node => ({ type: "text", value });

test("marks row and column headings, and puts the table into a frame that scrolls and has a name", () => {
  const right = { align: "right" };
  const table = element("table", [
    element("thead", [element("tr", [element("th", [text("Mark")]), element("th", [text("Years")], { ...right })])]),
    element("tbody", [element("tr", [element("td", [text("Inquiry")]), element("td", [text("2")], { ...right })])]),
  ]);
  const root: Node = { type: "root", children: [table] };
  headedTables()(root);
  const frame = root.children?.[0];
  expect(frame).toMatchObject({ tagName: "div", properties: { tabIndex: 0, "aria-label": "Table: Mark, Years" } });
  const rows = frame?.children?.[0]?.children?.flatMap(({ children = [] }) => children);
  expect(rows?.[0]?.children).toMatchObject([{ properties: { scope: "col" } }, { properties: { scope: "col" } }]);
  expect(rows?.[1]?.children).toMatchObject([
    { tagName: "th", properties: { scope: "row" } },
    { tagName: "td", properties: { className: "prose__num" } },
  ]);
  expect(JSON.stringify(root)).not.toContain("align");
});

test("refuses a column without a name, because screen readers read cells with their column's name", () => {
  const table = element("table", [element("tr", [element("th", []), element("th", [text("FHA")])])]);
  expect(() => headedTables()({ type: "root", children: [table] })).toThrow("a table has a column without a name");
});
