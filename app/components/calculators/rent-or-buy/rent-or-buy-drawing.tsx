import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type RentOrBuyAnswer, rentOrBuyModel } from "./rent-or-buy-model.ts";
import { NetWorthPlot } from "./rent-or-buy-plot.tsx";

/** Buyer and renter year by year, and the assumptions that the comparison depends on. */
function NetWorthDrawing({ answer }: { answer: RentOrBuyAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <NetWorthPlot answer={answer} />
      </div>
      <Turns answer={answer} />
      <NumbersTable
        title="Year by year"
        head={["Year", "Home is worth", "Still owed", "Buyer has", "Renter has"]}
        rows={answer.years.map(({ year, homeValueCents, owedCents, buyerCents, renterCents }) => [
          `Year ${year}`,
          formatDollars(homeValueCents),
          formatDollars(owedCents),
          formatSignedDollars(buyerCents),
          formatSignedDollars(renterCents),
        ])}
      />
    </>
  );
}

function Turns({ answer }: { answer: RentOrBuyAnswer }) {
  const {
    buyerMonthlyCents: own,
    renterMonthlyCents: rent,
    startCents,
    closingCents,
    sellingShare,
    stayYears,
  } = answer;
  const breakEvenRentCents = answer.breakEvenRentCents();
  const years = counted(stayYears, "year");
  return (
    <p className="calc-note">
      <b>The same money.</b> In the first year owning takes {formatDollars(own)} a month and renting{" "}
      {formatDollars(rent)}.{" "}
      {own === rent
        ? "Neither has anything left over."
        : `The ${own > rent ? "renter" : "buyer"} puts aside the ${formatDollars(Math.abs(own - rent))} difference`}
      {own !== rent &&
        `, and the renter keeps the ${formatDollars(startCents)} that buying takes at the start, ${formatDollars(closingCents)} of it for closing. `}
      The home counts as sold, less {formatRate(sellingShare)}.{" "}
      {breakEvenRentCents === null
        ? `After ${years} no rent would make buying the better choice.`
        : `After ${years} both are even at a rent of ${formatDollars(breakEvenRentCents)}.`}
    </p>
  );
}

export const rentOrBuy = calculator(rentOrBuyModel, NetWorthDrawing);
