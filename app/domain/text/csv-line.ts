/** Characters that a spreadsheet takes for the start of a formula (OWASP, CSV Injection), including the full-width forms. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** Writes one line of CSV (RFC 4180): every cell quoted, CRLF at the end, nothing that a spreadsheet would calculate. */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: string | number | null): string {
  if (typeof cell !== "string") return `"${cell ?? ""}"`;
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
