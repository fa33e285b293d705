import type { affordabilityModel } from "#app/components/calculators/affordability/model.ts";
import type { Texts } from "#app/components/calculators/fields/calculator-model.ts";
import type { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { rentDownShare } from "#app/content/figures/rent-carries.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { placeSources } from "#app/content/places/sources.ts";
import { formatDollars, formatRate, formatTypedMoney, formatTypedRate } from "#app/lib/format/format-currency.ts";
import type { CountyPage } from "./page.server.ts";

const { homeInsuranceRate } = planningAssumptions;

/** A typical home's costs on top of the loan, and a link to work with them. */
export function CountyCosts({ county }: { county: CountyPage }) {
  const { homes, tax, name, stateName } = county;
  const { valueCents } = homes;
  const aYear = (rate: number) =>
    valueCents === null ? `${formatRate(rate)} of the price` : formatDollars(valueCents * rate);
  const rows = [
    homes.valueCents !== null && ["A typical home", formatDollars(homes.valueCents), "Half are worth more, half less."],
    homes.rentCents !== null && ["The middle rent", formatDollars(homes.rentCents), "A month, all homes for rent."],
    tax && ["Property tax a year", aYear(tax.rate), taxWords(tax, stateName)],
    [
      "Home insurance a year",
      aYear(homeInsuranceRate),
      `${formatRate(homeInsuranceRate)} of the price. Our assumption: ask for a quote.`,
    ],
  ].filter((row) => row !== false && row !== null);
  return (
    <section className="sunk sec sec--tight pc-costs" aria-labelledby="costs">
      <div className="wrap split">
        <div>
          <h2 id="costs">What a home in {name} costs to own</h2>
          <p>
            Tax and insurance are part of the payment. In the calculator you start with the numbers of this county. Type
            over any that you know better.
          </p>
          <p className="acts">
            <ButtonLink to={calculatorLink(county)}>
              Work Out My Payment Here <Arrow />
            </ButtonLink>
          </p>
          <p>
            <a className="tlink" href={affordabilityLink(county)}>
              How much could I afford here? <Arrow />
            </a>
          </p>
        </div>
        <div>
          <dl className="rows pc-owning">
            {rows.map(([term, figure, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
                <dd className="small">{words}</dd>
              </div>
            ))}
          </dl>
          <p className="fine">
            {tax?.metro && `Property tax: ${placeSources.metroTax}, tax as a share of home value. `}
            {tax && !tax.metro && `Property tax: ${placeSources.stateHomes}. `}A new buyer’s bill may be higher. Home
            value and rent: {placeSources.countyHomes}, of homes that owners or renters live in.
          </p>
          <Overdue table={datedTables.countyHomes} />
        </div>
      </div>
    </section>
  );
}

function taxWords({ rate, metro }: { rate: number; metro: string | null }, stateName: string): string {
  const where = metro === null ? `as in all of ${stateName}` : `as in the ${metro} area`;
  return `${formatRate(rate)} of the price, ${where}.`;
}

/** The county's own numbers as the calculator of payments takes them; what is not said keeps its example. */
export function calculatorLink({ homes, tax, areas }: CountyPage): string {
  const [area] = areas;
  const price = homes.valueCents ?? area?.home.priceCents;
  return linkTo<typeof monthlyPaymentModel.rules>("monthly-payment", {
    ...(price && { price: inDigits(formatTypedMoney(price)), down: formatTypedRate(rentDownShare) }),
    ...(tax && { tax: inDigits(formatTypedRate(tax.rate)) }),
    ...(area && { rent: inDigits(formatTypedMoney(area.twoBedroomCents)) }),
  });
}

/** For the calculator of what is affordable: tax and the largest conforming loan. */
export function affordabilityLink({ tax, limits }: CountyPage): string {
  return linkTo<typeof affordabilityModel.rules>("affordability", {
    ...(tax && { tax: inDigits(formatTypedRate(tax.rate)) }),
    limit: inDigits(formatTypedMoney(limits.conformingCents)),
  });
}

function inDigits(shown: string): string {
  return shown.replaceAll(/[$,%]/g, "");
}

function linkTo<Rules extends object>(slug: string, texts: Partial<Texts<keyof Rules & string>>): string {
  return `/calculators/${slug}#${new URLSearchParams(Object.entries<string>(texts as Record<string, string>))}`;
}
