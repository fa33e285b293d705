import { Fragment } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./card-table.css?inline";

type CardTableProps = {
  /** The table's content, for people who do not see the heading above it. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly [name: string, ...cells: string[]])[];
};

/** A table of words that becomes one card per row if it does not fit. */
export function CardTable({ caption, columns, rows }: CardTableProps) {
  return (
    <div className="cards">
      <InlineStyle name="card-table" layer="page" css={css} />
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <FieldName name={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A name in camel case may break between its words, and nowhere else. */
function FieldName({ name }: { name: string }) {
  return name.match(/.+?(?:\p{Ll}(?=\p{Lu})|$)/gu)?.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
