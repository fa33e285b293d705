import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { placeSources } from "#app/content/places/sources.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import type { CountyPage } from "./page.server.ts";

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** The median, and the limits of 50 and 80% by household: what most assistance goes by. */
export function CountyIncomes({ county }: { county: CountyPage }) {
  const [only] = county.incomes;
  return (
    <section className="sunk sec pc-incomes" aria-labelledby="incomes">
      <div className="wrap split">
        {only && only.middleOfTowns !== null ? <LimitsByTown county={county} /> : <LimitsOfCounty county={county} />}
      </div>
    </section>
  );
}

function LimitsOfCounty({ county: { incomes, name } }: { county: CountyPage }) {
  const span = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const median = span(incomes.map(({ medianIncomeCents }) => medianIncomeCents));
  const limit = (of: "lowIncomeCents" | "veryLowIncomeCents", size: number) =>
    formatDollarRange(span(incomes.map((area) => area[of][size - 1] ?? 0)));
  return (
    <>
      <div>
        <h2 id="incomes">Half of the families here earn more than {formatDollarRange(median)}</h2>
        <p>
          {median.low === median.high
            ? `That is the median family income of ${name}.`
            : "The median family income differs from one group of towns to the next."}{" "}
          Many programs stop at the 80% limit, set by the size of the household. Over the limit for one program you may
          be under it for another.
        </p>
        <Source />
      </div>
      <table className="table table--right pc-figures">
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
    </>
  );
}

/** For New England, our copy has the middle of a county's towns: a rough guide, and not anyone's limit. */
function LimitsByTown({ county: { incomes, name } }: { county: CountyPage }) {
  const [middle] = incomes;
  return (
    <div>
      <h2 id="incomes">Income limits here depend on the town</h2>
      <p>
        In New England, HUD sets income limits by town, and the towns of {name} can differ by tens of thousands of
        dollars. We do not have the limit of your town, so we show none.
      </p>
      <p>
        For a first idea: in the middle of its {middle?.middleOfTowns} towns and cities, half of the families earn more
        than {formatDollars(middle?.medianIncomeCents ?? 0)}.
      </p>
      <p>
        <a className="tlink" href="https://www.huduser.gov/portal/datasets/il.html" rel="noopener">
          Look up your town’s limit at HUD
        </a>
        , or ask the program or a housing counselor: {housingCounselor.phone}.
      </p>
      <Source />
    </div>
  );
}

function Source() {
  return (
    <>
      <p className="fine">{placeSources.incomes}.</p>
      <Overdue table={datedTables.incomeLimits} />
    </>
  );
}
