import { Overdue } from "#app/components/ui/overdue.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import type { Range } from "#app/domain/programs/program-rules.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFacts } from "#app/lib/places/find-place.ts";

/** The figures of the county that the rules were held against. */
export function AreaNote({ county, householdSize }: { county: PlaceFacts; householdSize: number | null }) {
  const { facts, name, path } = county;
  const people = householdSize ?? 4;
  const rows = [
    ["Median family income", facts.medianIncomeCents, placeSources.incomes, true],
    [`80% limit for ${people === 1 ? "one person" : `${people} people`}`, facts.lowIncomeCents[people - 1], "", true],
    ["FHA loan limit", facts.fhaLimitCents, placeSources.fha, false],
    ["Conforming loan limit", facts.conformingLimitCents, placeSources.conforming, false],
  ] as const;
  return (
    <section className="af-area" aria-labelledby="finder-area">
      <h2 id="finder-area">{name}</h2>
      <dl>
        {rows.map(([term, range, , byTown]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{range && (byTown && facts.incomesByTown ? "depends on the town" : rangeWords(range))}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        {rows.flatMap(([, , source]) => source || []).join(". ")}.
        {facts.incomesByTown && " HUD sets income limits by town here, so what depends on income stays open."}
      </p>
      <Overdue table={datedTables.incomeLimits} />
      <Overdue table={datedTables.fhaLimits} />
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
