import type { ReactNode } from "react";
import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, ClaimText, claimsIn, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Term } from "#app/components/ui/term.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { offers } from "#app/content/claims/offers.ts";
import { sampleApr } from "#app/content/loans/sample-rates.ts";
import { loanCostSource, loanProducts, loanWords } from "#app/content/pages/buying/mortgage-solutions-words.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { parseTypedPercent } from "#app/domain/text/typed-number.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

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

/** Four small houses, one for each loan; 200 by 150, ground at the bottom edge. Decoration next to the loan's name. */
const frame = { viewBox: "0 0 200 150", className: "loanhouse" };

/** Conventional: two storeys and a garage. */
function ConventionalHouse() {
  return (
    <SceneFrame {...frame}>
      <Box x={22} y={56} w={96} h={94} fill="slate" />
      <Line d="M10 60L70 18l60 42z" fill="roof" />
      <Box x={118} y={92} w={70} h={58} fill="cream" />
      <Line d="M110 94l12-18h66l8 18z" fill="roof" />
      <Box x={130} y={106} w={46} h={44} fill="trim" />
      <Line d="M130 120h46M130 134h46" width={1.5} />
      <SceneWindow x={36} y={72} w={20} h={22} lit sill={false} />
      <SceneWindow x={84} y={72} w={20} h={22} sill={false} />
      <SceneDoor x={58} y={112} w={24} h={38} color="green" />
    </SceneFrame>
  );
}

/** FHA: a brick starter home with a stoop. */
function StarterHouse() {
  return (
    <SceneFrame {...frame}>
      <Box x={36} y={74} w={112} h={76} fill="brick" />
      <Line d="M50 92h10M74 86h10M124 88h10M44 130h10M132 132h10M104 140h10" width={1.5} opacity={0.45} />
      <Line d="M24 78l30-40h76l30 40z" fill="roof" />
      <Box x={112} y={22} w={16} h={30} fill="brick-2" />
      <SceneWindow x={50} y={94} w={24} h={28} lit />
      <SceneDoor x={98} y={100} w={26} h={44} color="cream" />
      <Box x={88} y={144} w={46} h={6} fill="cream" />
      <Tree x={176} y={150} r={17} />
    </SceneFrame>
  );
}

/** VA: a bungalow with a flagpole. */
function FlagHouse() {
  return (
    <SceneFrame {...frame}>
      <Line d="M170 150V22" width={4} />
      <Line d="M170 26h-40v24h40z" fill="slate" />
      <Line d="M130 34h40M130 42h40" width={3} color="trim" />
      <Disc x={170} y={20} r={4} fill="cream" />
      <Box x={18} y={84} w={120} h={66} fill="green" />
      <Line d="M8 88l28-34h84l28 34z" fill="roof" />
      <Line d="M18 104h120M18 120h120M18 136h120" width={1.2} opacity={0.4} />
      <SceneWindow x={32} y={102} w={26} h={24} sill={false} />
      <SceneDoor x={72} y={104} w={26} h={46} color="brick" />
      <SceneWindow x={110} y={102} w={18} h={24} lit sill={false} bars="upright" />
    </SceneFrame>
  );
}

/** USDA: a farmhouse and a silo. */
function FarmHouse() {
  return (
    <SceneFrame {...frame}>
      <Line d="M148 150V60a20 20 0 0 1 40 0v90z" fill="cream" />
      <Line d="M148 82h40M148 104h40M148 126h40" width={1.5} opacity={0.5} />
      <Box x={28} y={70} w={84} h={80} fill="brick-2" />
      <Line d="M18 74L70 22l52 52z" fill="roof" />
      <SceneWindow x={60} y={48} w={18} h={18} lit sill={false} bars="upright" />
      <Line d="M8 104h124v-8H8z" fill="roof" />
      <Line d="M16 104v46M124 104v46" width={4} />
      <SceneDoor x={58} y={112} w={24} h={38} color="slate" />
      <SceneWindow x={34} y={116} w={14} h={20} sill={false} bars="upright" />
      <SceneWindow x={94} y={116} w={14} h={20} lit sill={false} bars="upright" />
    </SceneFrame>
  );
}
