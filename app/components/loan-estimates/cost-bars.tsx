import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { ReadEstimate } from "./read-estimate.ts";

/** The five-year cost of each lender, split by its purpose. The longest bar is the highest cost. */
export function CostBars({ estimates }: { estimates: readonly ReadEstimate[] }) {
  const most = Math.max(...estimates.map(({ costCents }) => costCents ?? 0));
  if (most === 0) return null;
  return (
    <ul className="le-bars">
      {estimates.map((estimate) => {
        const { name, costCents } = estimate;
        if (costCents === null) return null;
        const parts = partsOf(estimate);
        return (
          <li key={name}>
            <p className="apart">
              <b>{name}</b>
              <span>{formatDollars(costCents)}</span>
            </p>
            <div className="le-stack" style={{ width: `${(costCents / most) * 100}%` }}>
              {parts.map(({ kind, cents }) => (
                <i key={kind} className={`le-part le-part--${kind}`} style={{ flexGrow: cents / costCents }} />
              ))}
            </div>
            <p className="in-row small">
              {parts.map(({ kind, label, cents }) => (
                <span key={kind}>
                  <i className={`le-part le-part--${kind}`} /> {label} {formatDollars(cents)}
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The cost in parts; one part if only the printed totals are known. */
function partsOf({ boxes, figures, costCents }: ReadEstimate) {
  const all = costCents ?? 0;
  if (!figures) return [{ kind: "interest", label: "All costs", cents: all }];
  const fees = (boxes.origination ?? 0) + (boxes.fixedServices ?? 0) + (boxes.services ?? 0);
  const insurance = figures.insurancePaidCents;
  const parts = [
    { kind: "interest", label: "Interest", cents: Math.max(0, all - fees - insurance) },
    { kind: "insurance", label: "Mortgage insurance", cents: insurance },
    { kind: "fees", label: "Loan costs", cents: fees },
  ];
  return parts.filter(({ cents }) => cents > 0);
}
