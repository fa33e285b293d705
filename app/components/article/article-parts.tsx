import type { ComponentProps, ReactNode } from "react";
import { LimitMap } from "#app/components/charts/limit-map.tsx";
import { PaymentLoans } from "#app/components/charts/payment-loans.tsx";
import { PaymentWeight } from "#app/components/charts/payment-weight.tsx";
import { PricesLastYear, PricesSince2019 } from "#app/components/charts/price-tiles.tsx";
import { RateHistory } from "#app/components/charts/rate-history.tsx";
import { RateWeeks } from "#app/components/charts/rate-weeks.tsx";
import { RentRanges } from "#app/components/charts/rent-ranges.tsx";
import { ScoreBands } from "#app/components/charts/score-bands.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";

/** What the text of an article may use, by the names it has in the MDX files. */
export const articleParts = {
  a: TextLink,
  Ref,
  Aside,
  Cost,
  WorkedOut,
  FigureTable,
  ScoreBands,
  RateHistory,
  RateWeeks,
  PricesSince2019,
  PricesLastYear,
  RentRanges,
  LimitMap,
  PaymentLoans,
  PaymentWeight,
};

function TextLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <SiteLink {...rest} to={href} />;
}

/** A raised number that leads to the n-th source. */
function Ref({ n }: { n: number }) {
  return (
    <sup>
      <a href={`#source-${n}`} aria-label={`Source ${n}`}>
        {n}
      </a>
    </sup>
  );
}

type FigureTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** Figures worked out of the data, looking like a table of the text (config/headed-tables.ts). */
function FigureTable({ head, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a table that scrolls by key, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <div className="scrollx prose__table" role="group" tabIndex={0} aria-label={`Table: ${head.join(", ")}`}>
      <table>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={looks(rows[0]?.[index])}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={looks(cell)}>
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

/** Amounts stand under each other by their last digit. */
function looks(cell: string | undefined): string | undefined {
  return cell?.startsWith("$") ? "prose__num" : undefined;
}

/** A side remark, with a sky rule. */
function Aside({ children }: { children: ReactNode }) {
  return <aside className="prose__aside">{children}</aside>;
}

/** A cost or a warning, with a clay bar. */
function Cost({ children }: { children: ReactNode }) {
  return <div className="cost">{children}</div>;
}

/** A figure that the article comes to by a sum of its own, though a claim of the site reads the same. */
function WorkedOut({ children }: { children: ReactNode }) {
  return <span data-worked-out="">{children}</span>;
}
