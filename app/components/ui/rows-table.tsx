import type { ReactNode } from "react";

type NamedRow = readonly [name: string, ...cells: ReactNode[]];

export type RowsTableProps = {
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly NamedRow[];
  /** A last row with the totals. */
  sum?: NamedRow | undefined;
  className?: string;
};

/** A table with a heading for every column and for every row. */
export function RowsTable({ head, rows, sum, className }: RowsTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} row={row} head={head} />
        ))}
        {sum && <Row row={sum} head={head} className="sum" />}
      </tbody>
    </table>
  );
}

type RowProps = { row: NamedRow; head: readonly string[]; className?: string };

function Row({ row: [name, ...cells], head, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={head[index + 1]}>{cell}</td>
      ))}
    </tr>
  );
}
