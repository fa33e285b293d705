import { RentGround, RentRoof, YearOfRent } from "#app/components/scenes/year-of-rent.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

const years = [5, 4, 3, 2, 1];
const yearOfRentCents = exampleMortgage.rentCents * 12;

/** The building is the plot: a window for each month, a floor for each year, what was paid by then beside it. */
export function RentTrap() {
  return (
    <section className="rt" aria-labelledby="rent">
      <div className="wrap rt__in">
        <div className="rt__txt">
          <h2 id="rent">Five years, sixty windows, {formatDollars(yearOfRentCents * 5)}. Not one window is yours.</h2>
          <p className="lead">
            Rent buys you a place to live, and that is worth paying for. What it does not buy is a next month that costs
            less. That is the rent trap: you pay on time for years and own the same as on the first day.
          </p>
        </div>
        <div className="rt__house">
          <div className="rt__plain">
            <RentRoof />
          </div>
          <ol reversed aria-label="Rent paid by the end of each year">
            {years.map((year) => (
              <li key={year}>
                <YearOfRent floor={year} />
                <span>
                  <b>{formatDollars(yearOfRentCents * year)}</b> year {year}
                </span>
              </li>
            ))}
          </ol>
          <div className="rt__plain">
            <RentGround />
          </div>
        </div>
      </div>
      <div className="pave rt__pave">
        <div className="wrap">
          <p className="small">
            <Tag>Sample</Tag> A rent of {formatDollars(exampleMortgage.rentCents)} a month that never rises. Each window
            is one month, each floor one year, and the sums are paid by the end of it.
          </p>
        </div>
      </div>
    </section>
  );
}
