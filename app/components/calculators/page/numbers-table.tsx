import type { ReactNode } from "react";

type NumbersTableProps = {
  /** What the table has, when it is not simply the plot's numbers. */
  title?: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** A last row that adds up. */
  sum?: readonly [name: string, ...cells: ReactNode[]] | undefined;
  /** Shown at once instead of behind a line to open. */
  open?: boolean;
};

/** The numbers behind a drawing. */
export function NumbersTable({ title = "The same numbers as a table", head, rows, sum, open }: NumbersTableProps) {
  return (
    <details className="tbl" open={open}>
      <summary>{title}</summary>
      <div className="scrollx">
        <table className="data">
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
      </div>
    </details>
  );
}

type RowProps = { row: readonly [string, ...ReactNode[]]; head: readonly string[]; className?: string };

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
