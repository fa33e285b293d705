import { memo, type ReactNode } from "react";
import { RowsTable } from "#app/components/ui/rows-table.tsx";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { loanTypes, products } from "./estimate-boxes.ts";
import { askWords, checkWords, type Remark, twoPlaces, unlikeWords } from "./estimate-words.ts";
import type { ReadEstimate } from "./read-estimate.ts";

/**
 * The whole answer: five-year costs, differences, figures that do not add up, questions to ask, and a table of everything.
 */
export const SideBySide = memo(function SideBySide({ estimates }: { estimates: readonly ReadEstimate[] }) {
  if (estimates.length === 0) return null;
  const wrong = estimates.flatMap(checkWords);
  const checked = estimates.filter(({ checks }) => checks.length > 0);
  const asks = askWords(estimates);
  return (
    <section className="sec sec--tight sunk le-answer" aria-labelledby="side-by-side">
      <div className="wrap">
        <h2 id="side-by-side">Side by side</h2>
        <p className="lead">
          The cost of five years: all that you pay, less what pays off the loan and less lender credits.
        </p>
        <CostBars estimates={estimates} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a table that scrolls by key, too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
        <div className="scrollx" role="group" tabIndex={0} aria-label="Table: the boxes of each form">
          <RowsTable
            className="table table--right"
            head={["Box", ...estimates.map(({ name }) => name)]}
            rows={rowsOf(estimates)}
          />
        </div>
        <p className="fine">
          The line under a figure is ours: worked out from the other boxes. An APR may be off by 0.125% by law (12 CFR
          1026.22). Taxes and home insurance are in none of it: they cost the same with any lender.
        </p>
        <div className="cols cols--start le-remarks">
          <div>
            <Remarks title="Not the same loan" remarks={unlikeWords(estimates)} />
            <Remarks title="Boxes that do not add up" remarks={wrong} />
            {checked.length > 0 && wrong.length === 0 && (
              <p className="note">
                <b>The printed figures add up.</b> We worked out {checked.map(({ name }) => name).join(" and ")} again,
                and found nothing to ask about.
              </p>
            )}
          </div>
          <Remarks title="What to ask" remarks={asks} />
        </div>
      </div>
    </section>
  );
});

function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className="le-asks">
      <h3>{title}</h3>
      <ul className="rows">
        {remarks.map((remark) => (
          <li key={remark.title}>
            <b>{remark.title}</b>
            <p className="small">{remark.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Row = readonly [name: string, ...cells: ReactNode[]];

function rowsOf(estimates: readonly ReadEstimate[]): Row[] {
  const row = (name: string, cell: (estimate: ReadEstimate) => ReactNode): Row => [name, ...estimates.map(cell)];
  return [
    row("Cost of five years", ({ costCents }) => <b>{shown(costCents, formatDollars)}</b>),
    row("In 5 years: total paid", ({ boxes, figures }) => (
      <Pair printed={shown(boxes.paid, formatDollars)} ours={shown(figures?.paidCents, formatDollars)} />
    )),
    row("In 5 years: principal paid off", ({ boxes, figures }) => (
      <Pair printed={shown(boxes.principal, formatDollars)} ours={shown(figures?.principalCents, formatDollars)} />
    )),
    row("Estimated cash to close", ({ boxes }) => shown(boxes.cash, formatDollars)),
    row("Interest rate", ({ boxes }) => shown(boxes.rate, formatRate)),
    row("APR", ({ boxes, figures }) => (
      <Pair printed={shown(boxes.apr, formatRate)} ours={shown(figures?.apr, formatRate)} />
    )),
    row("TIP", ({ boxes, figures }) => (
      <Pair printed={shown(boxes.tip, twoPlaces)} ours={shown(figures?.totalInterestShare, twoPlaces)} />
    )),
    row("Principal & interest a month", ({ boxes, figures }) => (
      <Pair printed={shown(boxes.payment, formatCents)} ours={shown(figures?.paymentCents, formatCents)} />
    )),
    row("Mortgage insurance a month", ({ boxes }) => shown(boxes.insurance, formatDollars)),
    row("A. Origination charges", ({ boxes }) => shown(boxes.origination, formatDollars)),
    row("B. Services, not shopped for", ({ boxes }) => shown(boxes.fixedServices, formatDollars)),
    row("C. Services, shopped for", ({ boxes }) => shown(boxes.services, formatDollars)),
    row("Lender credits", ({ boxes }) => shown(boxes.credits, formatDollars)),
    row("Loan", ({ loanCents, termMonths, loanType, product }) =>
      [loanTypes[loanType], products[product], shown(loanCents, formatDollars), shown(termMonths, formatSpan)].join(
        ", ",
      ),
    ),
    row("Rate lock", ({ lockedUntil }) => (lockedUntil ? `Until ${formatDay(lockedUntil)}` : "Not locked")),
  ];
}

/** A printed figure, and below it the one that we calculated. */
function Pair({ printed, ours }: { printed: string; ours: string }) {
  return (
    <>
      {printed}
      {ours !== none && (
        <span className="le-ours">
          <span className="vh">Worked out: </span>
          {ours}
        </span>
      )}
    </>
  );
}

const none = "–";

function shown(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? none : format(value);
}

/** The five-year cost of each lender, split by its purpose. The longest bar is the highest cost. */
function CostBars({ estimates }: { estimates: readonly ReadEstimate[] }) {
  const most = Math.max(...estimates.map(({ costCents }) => costCents ?? 0));
  if (most <= 0) return null;
  return (
    <ul className="le-bars">
      {estimates.map((estimate) => {
        const { name, costCents, boxes } = estimate;
        if (costCents === null) return null;
        const parts = partsOf(estimate);
        return (
          <li key={name}>
            <p className="apart">
              <b>{name}</b>
              <span>{formatDollars(costCents)}</span>
            </p>
            <div className="le-stack" style={{ width: `${(Math.max(0, costCents) / most) * 100}%` }}>
              {parts.map(({ kind, drawnCents }) => (
                <i key={kind} className={`le-part le-part--${kind}`} style={{ flexGrow: drawnCents / most }} />
              ))}
            </div>
            <p className="in-row small">
              {parts.map(({ kind, label, cents }) => (
                <span key={kind}>
                  <i className={`le-part le-part--${kind}`} /> {label} {formatDollars(cents)}
                </span>
              ))}
              {boxes.credits ? <span>less lender credits {formatDollars(boxes.credits)}</span> : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The cost in parts; one part if only the printed totals are known. Lender credits shorten the loan costs, then the interest. */
export function partsOf({ boxes, figures, costCents }: Pick<ReadEstimate, "boxes" | "figures" | "costCents">) {
  const netCents = Math.max(0, costCents ?? 0);
  const creditCents = boxes.credits ?? 0;
  const grossCents = (costCents ?? 0) + creditCents;
  if (!figures) return [{ kind: "interest", label: "All costs", cents: grossCents, drawnCents: netCents }];
  const fees = (boxes.origination ?? 0) + (boxes.fixedServices ?? 0) + (boxes.services ?? 0);
  const insurance = figures.insurancePaidCents;
  const drawnFees = Math.min(netCents, Math.max(0, fees - creditCents));
  const drawnInsurance = Math.min(netCents - drawnFees, insurance);
  const parts = [
    {
      kind: "interest",
      label: "Interest",
      cents: Math.max(0, grossCents - fees - insurance),
      drawnCents: netCents - drawnFees - drawnInsurance,
    },
    { kind: "insurance", label: "Mortgage insurance", cents: insurance, drawnCents: drawnInsurance },
    { kind: "fees", label: "Loan costs", cents: fees, drawnCents: drawnFees },
  ];
  return parts.filter(({ cents }) => cents > 0);
}
