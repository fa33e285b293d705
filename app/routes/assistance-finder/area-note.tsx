import { SiteLink } from "#app/components/ui/site-link.tsx";
import { placeSources } from "#app/content/places/place-sources.ts";
import type { Range } from "#app/domain/program-rules.ts";
import type { PlaceFacts } from "#app/lib/find-place.ts";
import { formatDollars } from "#app/lib/format-currency.ts";

/** The figures of the county that the rules were held against. */
export function AreaNote({ county, householdSize }: { county: PlaceFacts; householdSize: number | null }) {
  const { facts, name, path } = county;
  const people = householdSize ?? 4;
  const rows = [
    ["Median family income", facts.medianIncomeCents, placeSources.incomes],
    [`80% limit for ${people === 1 ? "one person" : `${people} people`}`, facts.lowIncomeCents[people - 1], ""],
    ["FHA loan limit", facts.fhaLimitCents, placeSources.fha],
    ["Conforming loan limit", facts.conformingLimitCents, placeSources.conforming],
  ] as const;
  return (
    <section className="af-area" aria-labelledby="finder-area">
      <h2 id="finder-area">{name}</h2>
      <dl>
        {rows.map(([term, range]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{range && rangeWords(range)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        {rows.flatMap(([, , source]) => source || []).join(". ")}. Collected November 2026 from public copies. Incomes
        may be a year newer by now, so what lies near a limit stays open.
      </p>
      <p>
        <SiteLink className="tlink" to={path}>
          Rents, prices and limits of {name.split(",")[0]}
        </SiteLink>
      </p>
    </section>
  );
}

function rangeWords({ low, high }: Range): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}
