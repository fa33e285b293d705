import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollarRange } from "#app/lib/format-range.ts";
import type { CountyPage } from "#app/server/place-pages.server.ts";

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** The median, and the limits of 50 and 80 % by household: what most assistance goes by. */
export function CountyIncomes({ county: { areas, name } }: { county: CountyPage }) {
  const span = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const median = span(areas.map(({ medianIncomeCents }) => medianIncomeCents));
  const limit = (of: "lowIncomeCents" | "veryLowIncomeCents", size: number) =>
    formatDollarRange(span(areas.map((area) => area[of][size - 1] ?? 0)));
  return (
    <section className="pc-band" aria-labelledby="incomes">
      <div className="wrap split">
        <div>
          <h2 id="incomes">Half of the families here earn more than {formatDollarRange(median)}</h2>
          <p>
            {median.low === median.high
              ? `That is the median family income of ${name}.`
              : "The median family income differs from one group of towns to the next."}{" "}
            Many programs stop at 80% of it, set by the size of the household. Over the limit for one program you may be
            under it for another.
          </p>
          <p className="fine">
            {placeSources.incomes}, from a public copy. The limits of fiscal year 2026 came in May 2026; HUD lets them
            move by some percent.
          </p>
        </div>
        <table className="data pc-limits">
          <caption className="vh">Income limits by household size</caption>
          <thead>
            <tr>
              <th scope="col">People</th>
              <th scope="col">50% limit</th>
              <th scope="col">80% limit</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                <td>{limit("veryLowIncomeCents", size)}</td>
                <td>{limit("lowIncomeCents", size)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
