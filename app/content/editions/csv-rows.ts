/** The rows of a slice in app/content/market-data as records by column. Cells with a comma are in quotes. */
export function csvRows<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  if (head !== columns.join(",")) throw new Error(`Expected the columns ${columns.join(",")}, but found ${head}`);
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    if (cells.length !== columns.length) throw new Error(`Expected ${columns.length} cells: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>;
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
