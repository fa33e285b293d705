import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countWords } from "#app/content/places/county-list.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatDollarRange } from "#app/lib/format/format-range.ts";
import type { CountyRow } from "./place-page.server.ts";

type CountyTableProps = { rows: readonly CountyRow[]; state: string; name: string };

export function CountyTable({ rows, state, name: stateName }: CountyTableProps) {
  return (
    <section className="pc-list" aria-labelledby="counties">
      <h2 id="counties">
        {countWords(state, rows.length)}
        <span className="vh"> of {stateName}</span>
      </h2>
      <table className="pc-towns">
        <thead>
          <tr>
            <th scope="col">County</th>
            <th scope="col">2 bedrooms</th>
            <th scope="col">Median income</th>
            <th scope="col">FHA limit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fips, name, path, rentCents, medianIncomeCents, fhaCents }) => (
            <tr key={fips}>
              <th scope="row">
                <a href={path}>{name}</a>
              </th>
              <td data-label="2 bedrooms">{formatDollarRange(rentCents)}</td>
              <td data-label="Median income">
                {medianIncomeCents === null ? "by town" : formatDollarRange(medianIncomeCents)}
              </td>
              <td data-label="FHA limit">{formatDollars(fhaCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {placeSources.rents}. {placeSources.incomes}. {placeSources.fha}.
      </p>
      <Overdue table={datedTables.fairMarketRents} />
      <Overdue table={datedTables.incomeLimits} />
      <Overdue table={datedTables.fhaLimits} />
    </section>
  );
}
