/** The parts of an HTML tree that are changed here. */
type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, string | number>;
  children?: HtmlNode[];
};

/**
 * Rehype plugin: Markdown has no row headings, so the first cell of each row becomes one. And a table that is wider
 * than a phone scrolls by itself, also from the keyboard, under a name made of its columns. A column without a name stops the build: a screen reader would read its cells
 * under nothing.
 */
export function headedTables() {
  return (tree: HtmlNode): void => {
    for (const node of [...descendants(tree)]) {
      if (node.children) node.children = node.children.map(scrollableTable);
    }
  };
}

function scrollableTable(table: HtmlNode): HtmlNode {
  if (table.tagName !== "table") return table;
  const rows = [...descendants(table)].filter(({ tagName }) => tagName === "tr");
  const cellsOf = (row: HtmlNode) => (row.children ?? []).filter(({ tagName }) => tagName === "th" || tagName === "td");
  const columns = rows[0] ? cellsOf(rows[0]) : [];
  if (columns.some((column) => textOf(column).trim() === "")) throw new Error("a table has a column without a name");
  for (const column of columns) column.properties = { ...column.properties, scope: "col" };
  for (const [first] of rows.slice(1).map(cellsOf)) {
    if (first) Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
  }
  for (const { properties } of rows.flatMap(cellsOf)) {
    if (!properties?.align) continue;
    // Markdown's alignment becomes an attribute that HTML has dropped.
    if (properties.align === "right") properties.className = "prose__num";
    delete properties.align;
  }
  const names = columns.map(textOf).filter(Boolean).join(", ");
  return {
    type: "element",
    tagName: "div",
    properties: { className: "scrollx prose__table", role: "group", tabIndex: 0, "aria-label": `Table: ${names}` },
    children: [table],
  };
}

function* descendants(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children ?? []) yield* descendants(child);
}

function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
