/** Characters that a spreadsheet takes for the start of a formula (OWASP, CSV Injection), including the full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** Some programs begin a cell anew after a line break or a tab, even within quotes. */
const laterStart = /(?<=[\t\r\n])[=+\-@＝＋－＠]/g;

/** What a CSV file starts with: without it, Excel takes UTF-8 for another encoding and shows `JosÃ©` for `José`. */
export const csvStart = "\ufeff";

/** Writes one line of CSV (RFC 4180): every cell quoted, CRLF at the end, nothing that a spreadsheet would calculate. */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: string | number | null): string {
  if (typeof cell !== "string") return `"${cell ?? ""}"`;
  const harmless = (formulaStart.test(cell) ? `'${cell}` : cell).replace(laterStart, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Reads our own tables: each row as a record by column. Cells with a comma are in quotes. Throws when the columns or the number
 * of cells are others.
 */
export function csvRows<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  if (head !== columns.join(",")) throw new Error(`Expected the columns ${columns.join(",")}, but found ${head}`);
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    if (cells.length !== columns.length) throw new Error(`Expected ${columns.length} cells: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>;
  });
}
