/** The cells of a CSV (RFC 4180): quotes may hold commas, line ends and doubled quotes. */
export function csvCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell up to the comma, line end or end of text that closes it.
  const cell = /\s*"((?:[^"]|"")*)"[^\S\r\n]*(,|\r?\n|$)|([^,\r\n]*)(,|\r?\n|$)/y;
  const body = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < body.length) {
    const [, quoted, afterQuoted, plain = "", afterPlain] = cell.exec(body) ?? [];
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    if ((afterQuoted ?? afterPlain) === ",") {
      if (cell.lastIndex === body.length) row.push("");
      else continue;
    }
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Rows as our own tables are written: a cell in quotes only where it holds a comma. */
export function csvText(head: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(","),
  );
  return `${lines.join("\n")}\n`;
}

/** The same for rows keyed by column name; a cell that a row lacks is empty. */
export function rowsText(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? "")),
  );
}
