import { sampleRatesAt } from "#app/components/calculators/embedded/quick-rate-model.ts";
import { Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { scoreBands } from "#app/content/pages/buying/quick-rate.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { Island } from "#app/islands/island.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { aprOf, bandTableId, SampleRate, samples } from "./quick-rate-form.tsx";

/** The sample rates of two loans at a score, and below them the table of all the bands. */
export function QuickRateCheck() {
  return (
    <section className="slab ms-rate" aria-labelledby="quick-rate">
      <h2 id="quick-rate">Quick Rate Check</h2>
      <Island name="quick-rate-form" when="idle" />
      <DisclosureText>
        <Disclosure claims={Object.values(samples)} />
      </DisclosureText>
      <BandTable />
    </section>
  );
}

/** The same for every band, and the rule behind it. */
function BandTable() {
  return (
    <details className="ms-rate__how on-paper">
      <summary>How this sample is made</summary>
      <div className="scrollx">
        <table className="data" id={bandTableId}>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">FHA</th>
              <th scope="col">Conventional</th>
            </tr>
          </thead>
          <tbody>
            {scoreBands.map(({ from, label }) => {
              const { fhaRate, fhaApr, conventionalRate, conventionalApr } = sampleRatesAt(
                from,
                251_750_00,
                265_000_00,
              );
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <SampleRate of="fha" at={from} rate={fhaRate} />, {aprOf(fhaApr)} APR
                  </td>
                  <td>
                    {conventionalRate === null ? (
                      "–"
                    ) : (
                      <>
                        <SampleRate of="conventional" at={from} rate={conventionalRate} />,{" "}
                        {aprOf(conventionalApr ?? 0)} APR
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="fine">
        Each band at its lowest score, with 5% down. The APR counts the program’s insurance and no lender fees. The
        samples are for a score of {sampleScore}. FHA itself charges nothing by score; lenders add for lower ones, here
        by a planning figure. A conventional loan adds Fannie Mae’s extra charge for a lower score (
        {fanniePriceAdjustments.source}), each 1% of the loan turned into {formatRate(pointsAsRate.ratePerPoint)} a
        year: a rough rule of thumb, and some first-time buyers do not pay it.
      </p>
    </details>
  );
}
