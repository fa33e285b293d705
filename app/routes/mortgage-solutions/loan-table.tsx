import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, ClaimText, claimsIn, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Term } from "#app/components/ui/term.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { offers } from "#app/content/claims/offers.ts";
import { sampleApr } from "#app/content/loans/sample-rates.ts";
import { loanCostSource, loanProducts, loanWords } from "#app/content/pages/buying/loan-products.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { parseTypedPercent } from "#app/domain/text/typed-number.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { ConventionalHouse, FarmHouse, FlagHouse, StarterHouse } from "./loan-houses-scene.tsx";

type Product = (typeof loanProducts)[number];

const houses: Record<Product["id"], () => ReactNode> = {
  conventional: ConventionalHouse,
  fha: StarterHouse,
  va: FlagHouse,
  usda: FarmHouse,
};

/** The four loans: a table with its rows on the street, cards on small screens. */
export function LoanTable() {
  return (
    <div className="wrap">
      <h2 className="vh" id="loans">
        The four loans
      </h2>
      <table className="rowcards ms-table">
        <thead>
          <tr>
            <th scope="col">Loan</th>
            <th scope="col">Sample rate and APR</th>
            <th scope="col">Down, at least</th>
            <th scope="col">Credit score</th>
            <th scope="col">Good to know</th>
            <th scope="col">
              <span className="vh">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {loanProducts.map((product) => (
            <LoanRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
      <Terms />
    </div>
  );
}

function LoanRow({ product }: { product: Product }) {
  const { id, title, description, rate, minDown, creditScore, scoreFrom, features, cost } = product;
  const House = houses[id];
  return (
    <tr>
      <th scope="row">
        <House />
        <span>
          <span className="ms-name">{title}</span>
          <span className="small">{description}</span>
        </span>
      </th>
      <td data-label="Sample rate and APR">
        <span className="ms-big">
          <ClaimFigure claim={loans[rate]} /> rate
        </span>
        <span className="ms-big" data-worked-out="">
          {sampleApr[id]} APR
        </span>
        <span className="small">{monthlyFor(loans[rate].figure)} a month for each $100,000</span>
      </td>
      <td data-label="Down, at least">
        <span className="ms-big">
          <ClaimFigure claim={loans[minDown]} />
        </span>
      </td>
      <td data-label="Credit score">
        <span className="ms-big">
          <ClaimFigure claim={loans[creditScore]} />
        </span>
        <ScoreBar from={scoreFrom} />
      </td>
      <td data-label="Good to know" className="ms-know">
        {features.map((feature) => (
          <p key={feature}>
            <ClaimText text={feature} claims={loans} />.
          </p>
        ))}
        <p className="ms-cost">
          <b>Costs:</b> {cost}
        </p>
      </td>
      <td>
        <ButtonLink to="/get-started" look="line" small>
          <span>
            Learn More <span className="vh">about {title} loans</span>
          </span>
        </ButtonLink>
      </td>
    </tr>
  );
}

/** The part of the scale from 300 to 850 that the loan takes. */
function ScoreBar({ from }: { from: number | null }) {
  const left = from === null ? 0 : ((from - 300) / 550) * 100;
  return (
    <span className="ms-score" aria-hidden="true">
      <i style={{ left: `${left.toFixed(1)}%` }} />
    </span>
  );
}

const termMonths = 360;

function monthlyFor(rateText: string): string {
  const rate = parseTypedPercent(rateText);
  if (!rate.ok) throw new Error(`Can't read a claim's rate: ${rateText}`);
  return formatDollars(monthlyPaymentCents({ loanCents: 100_000_00, annualRate: rate.value, termMonths }));
}

function Terms() {
  const rates = [...loanProducts.map(({ rate }) => loans[rate]), offers.lenderFees];
  const minimums = [
    ...loanProducts.flatMap(({ minDown, creditScore }) => [loans[minDown], loans[creditScore]]),
    ...claimsIn(
      loanProducts.flatMap(({ features }) => features),
      loans,
    ),
  ];
  return (
    <div className="ms-terms">
      <p className="ms-fees">
        30-year fixed terms, <ClaimFigure claim={offers.lenderFees} /> lender fees.
      </p>
      <p className="ms-words">
        <span className="small">In plain words:</span>
        {loanWords.map((slug) => (
          <Term key={slug} slug={slug} whole />
        ))}
      </p>
      <DisclosureText>
        <Disclosure claims={rates} /> The monthly sum is principal and interest over {termMonths} payments at that rate,
        for each $100,000 you borrow.
      </DisclosureText>
      <details className="unfold on-paper">
        <summary>What lenders ask for, and where it says so</summary>
        <DisclosureText>
          <Disclosure claims={minimums} /> {loanCostSource.text}
        </DisclosureText>
      </details>
    </div>
  );
}
