import { ArticleFigure, type FigureProps } from "./article-figures.tsx";

type LedgerProps = FigureProps & {
  /** A `total` has a line above it. An amount brings its own sign. */
  lines: readonly { name: string; amount: string; note?: string; total?: boolean }[];
};

/** A bill, line by line, with its totals. */
export function Ledger({ answer, measure, lines }: LedgerProps) {
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <table className="af__ledger">
        <tbody>
          {lines.map(({ name, amount, note, total }) => (
            <tr key={name} className={total ? "af__total" : undefined}>
              <th scope="row">
                {name}
                {note && <span className="small">{note}</span>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ArticleFigure>
  );
}
