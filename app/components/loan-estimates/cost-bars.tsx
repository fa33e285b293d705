import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { ReadEstimate } from "./read-estimate.ts";

/** The five-year cost of each lender, split by its purpose. The longest bar is the highest cost. */
export function CostBars({ estimates }: { estimates: readonly ReadEstimate[] }) {
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
