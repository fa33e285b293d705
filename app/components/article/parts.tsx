import { type ComponentProps, type ReactNode, useContext } from "react";
import { programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { paymentLine } from "#app/components/calculators/mortgage-insurance/model.ts";
import { PaymentLines } from "#app/components/calculators/plots/payment-lines.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { LimitMap } from "#app/components/charts/limit-map.tsx";
import { PlotFigure } from "#app/components/charts/plot-figure.tsx";
import { PricesLastYear, PricesSince2019 } from "#app/components/charts/price-tiles.tsx";
import { loanSource, PaymentWeight, RateHistory, RateWeeks } from "#app/components/charts/rate-plots.tsx";
import { BoughtRanges, EntryRanges, RentRanges, SavingRanges } from "#app/components/charts/reach-ranges.tsx";
import { ScoreBands } from "#app/components/charts/score-bands.tsx";
import { type PlotNote, TimePlot } from "#app/components/charts/time-plot.tsx";
import { Term } from "#app/components/ui/term.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import {
  followedPaymentCents,
  latestPaymentYear as latest,
  type PaymentYear,
  paymentYear,
  paymentYears,
} from "#app/content/market/mortgage-rates.ts";
import { formatDollars, formatRate, formatShort } from "#app/lib/format/format-currency.ts";
import { Papers, Shares, Spans } from "./figures.tsx";
import { Jars, Ledger, Waypoints } from "./ledger.tsx";
import { Yours } from "./own-sums.tsx";
import { AnchorPrefix } from "./sources.tsx";

/** Components that an article's text may use, by their names in the MDX files. */
export const articleParts = {
  a: TextLink,
  Ref,
  Word,
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
  BoughtRanges,
  EntryRanges,
  SavingRanges,
  LimitMap,
  PaymentLoans,
  PaymentWeight,
  Spans,
  Shares,
  Papers,
  Ledger,
  InsuranceStops,
  Waypoints,
  Jars,
  DataFile,
  Yours,
};

function TextLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <a {...rest} href={href} />;
}

/** A raised number that links to the n-th source. */
function Ref({ n }: { n: number }) {
  const prefix = useContext(AnchorPrefix);
  return (
    <sup>
      <a href={`#${prefix}source-${n}`} aria-label={`Source ${n}`}>
        {n}
      </a>
    </sup>
  );
}

/** A word of the glossary, put in by the build (config/glossary-marks.ts). */
function Word({ slug, children }: { slug: string; children: string }) {
  return <Term slug={slug}>{children}</Term>;
}

type FigureTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** Figures calculated from the data, styled like a table in the text (config/headed-tables.ts). */
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

/** Amounts line up by their last digit. */
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

/** A figure that the article calculates itself, though a claim of the site reads the same. */
function WorkedOut({ children }: { children: ReactNode }) {
  return <span data-worked-out="">{children}</span>;
}

/** The table behind a report as a file. Its last lines repeat the sources. */
function DataFile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <a className="tlink" href={`/data/${name}`} download={name}>
        Download {name}
      </a>
      <br />
      {children} CC BY 4.0: use it, and credit Path to Keys and the sources below.
    </p>
  );
}

const least = paymentYears.reduce((low, entry) => (entry.loanCents < low.loanCents ? entry : low));
const most = paymentYears.reduce((high, entry) => (entry.loanCents > high.loanCents ? entry : high));
const payment = formatDollars(followedPaymentCents);

const ends = [noteOf(least, 2, 32), { ...noteOf(most, -12, 2), end: true }, { ...noteOf(latest, 4, 32), end: true }];

/** What one payment borrows at the average rate of each year. */
function PaymentLoans() {
  return (
    <PlotFigure
      answer={`${payment} a month borrowed ${inThousands(most)} at the rates of ${most.year}. At those of ${latest.year} it borrows ${inThousands(latest)}.`}
      measure={`Loan of 30 years that ${payment} a month of principal and interest repays, at the average rate of each year`}
      source={loanSource}
      dated={datedTables.mortgageRates}
      table={{
        head: ["Year", "Average rate", "Loan"],
        rows: paymentYears
          .filter(isInTable)
          .toReversed()
          .map(({ year, rate, loanCents }) => [`${year}`, `${rate.toFixed(2)}%`, formatDollars(loanCents)]),
      }}
    >
      <TimePlot
        label={`Line of the loan: ${inThousands(least)} in ${least.year}, ${inThousands(most)} in ${most.year}, ${inThousands(latest)} in ${latest.year}`}
        series={[paymentYears.map(({ year, loanCents }) => [year, loanCents / 100] as const)]}
        xTicks={[1980, 1990, 2000, 2010, 2020].map((year) => ({ at: year, label: `${year}` }))}
        yTicks={[0, 100, 200, 300, 400].map((thousands) => ({
          at: thousands * 1000,
          label: formatShort(thousands * 1_000_00),
        }))}
        notes={[...ends, noteOf(paymentYear(2000), 10, 24)]}
        narrowNotes={ends}
      />
    </PlotFigure>
  );
}

/** Every fifth year, the last five and the two ends: a table of all years is too long to read. */
function isInTable(entry: PaymentYear): boolean {
  return entry.year % 5 === 0 || entry.year > latest.year - 5 || entry === least || entry === most;
}

function noteOf(entry: PaymentYear, dx: number, dy: number): PlotNote {
  return { at: [entry.year, entry.loanCents / 100], text: `${entry.year}: ${inThousands(entry)}`, dx, dy, dot: true };
}

/** `$237,000` */
function inThousands({ loanCents }: PaymentYear): string {
  return formatDollars(Math.round(loanCents / 100_000) * 100_000);
}

/** The home of the guide’s table, with one rate for both loans. */
const insuranceTerms = {
  priceCents: 265_000_00,
  downCents: 13_250_00,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxRate: 0,
  homeInsuranceRate: 0,
  monthlyDuesCents: 0,
};

const insuranceRate = planningAssumptions.mortgageInsuranceRate;
const insuranceLines = (["conventional", "fha"] as const).map((kind) =>
  paymentLine(insuranceTerms, programOf(kind, insuranceRate), {}),
);

/** The two payments of the guide’s table over 30 years, and where insurance stops. */
function InsuranceStops() {
  const [conventional] = insuranceLines;
  return (
    <PlotFigure
      answer={`Conventional insurance stops after payment ${conventional?.stopsAfter}. With 5% down, FHA’s runs to the last payment.`}
      measure={`Sample: principal, interest and insurance a month on a $251,750 loan at 6.5%, private insurance at ${formatRate(insuranceRate)} a year. The scale does not start at $0.`}
      source="Calculated from 12 U.S.C. 4902 and HUD Mortgagee Letter 2023-05. Taxes and home insurance come on top."
    >
      <PaymentLines lines={insuranceLines} sheets={sheetsOf(400, 360)} />
    </PlotFigure>
  );
}
