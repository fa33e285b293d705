import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollarRange } from "#app/lib/format-range.ts";
import type { CountyRow } from "#app/server/place-pages.server.ts";

export function CountyTable({ rows, state }: { rows: readonly CountyRow[]; state: string }) {
  return (
    <section className="pc-list" aria-labelledby="counties">
      <h2 id="counties">
        {rows.length === 1 ? "One county" : `${rows.length} counties`}
        <span className="vh"> of {state}</span>
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
              <td data-label="Median income">{formatDollarRange(medianIncomeCents)}</td>
              <td data-label="FHA limit">{formatDollarRange(fhaCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {placeSources.rents}. {placeSources.incomes}. {placeSources.fha}. From public copies collected in November 2026.
      </p>
    </section>
  );
}
