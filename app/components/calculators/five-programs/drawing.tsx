import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { formatDollars, formatShort, formatTypedRate } from "#app/lib/format/format-currency.ts";
import css from "./drawing.css?inline";
import { type FiveProgramsAnswer, fiveProgramsModel, type ProgramResult } from "./model.ts";

/** Five houses, the numbers of each loan, and who may use it. */
function StreetDrawing({ answer }: { answer: FiveProgramsAnswer }) {
  const { programs } = answer;
  return (
    <>
      <div className="cp-plot">
        <StreetPlot answer={answer} />
      </div>
      <NumbersTable
        title="The five loans in numbers"
        open
        head={["Loan", "Cash", "A month", "Insurance lasts"]}
        rows={programs.map((program) => [
          nameOf(program),
          formatDollars(program.cashCents),
          formatDollars(program.cost.monthlyCents),
          program.longRun().lasts,
        ])}
      />
      <NumbersTable
        title="What is gone for good"
        open
        head={["Loan", "After 5 years", "After 10 years"]}
        rows={programs.map((program) => [
          nameOf(program),
          formatDollars(program.longRun().five.costCents),
          formatDollars(program.longRun().ten.costCents),
        ])}
      />
      <p className="fine">
        Gone for good are interest, mortgage insurance and the upfront fee. What you pay off is yours, and a larger down
        payment costs less because you borrow less.
      </p>
      <div className="five-who">
        <InlineStyle name="five-programs" layer="page" css={css} />
        <h3 className="h4">Who may use each</h3>
        <dl className="lines terms">
          {programs.map(({ id, name, who, barrier, hint, annualRate }) => (
            <div className="cols cols--at700 cp__fact" key={id}>
              <dt>
                {name} <span>sample rate {formatTypedRate(annualRate)}</span>
              </dt>
              <dd>
                {barrier && <strong>{barrier} </strong>}
                {hint && <strong>{hint} </strong>}
                {who}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function nameOf({ barrier, shortName }: ProgramResult): string {
  return barrier ? `${shortName} (not here)` : shortName;
}

/** `$99,999` is the longest amount that fits in one of five houses. */
const wholeBelowCents = 100_000_00;

const sheets = sheetsOf(470, 420);

/** The same house on five plots: its height is the payment, its cellar the cash to start. */
function StreetPlot({ answer }: { answer: FiveProgramsAnswer }) {
  const { programs } = answer;
  const [at, setAt] = useState(0);
  const label = programs.map(
    (program) =>
      `${program.name}: ${formatDollars(program.cost.monthlyCents)} a month, ${formatDollars(program.cashCents)} in cash`,
  );
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Five loans as five houses, as high as their payment over a cellar as deep as the cash to start. ${label.join("; ")}`}
        draw={(sheet) => <Street programs={programs} sheet={sheet} at={at} />}
      />
      <PlotWalk
        label="Loan"
        count={programs.length}
        at={at}
        say={(index) => say(programs[index])}
        onWalk={setAt}
        axis={{ wide: [78, 702], narrow: [30, 270] }}
      />
    </>
  );
}

function say(program: ProgramResult | undefined): string {
  if (!program) return "";
  const { name, barrier, hint } = program;
  return `${name}: ${barrier ?? hint ?? insuranceWords(program)}`;
}

function insuranceWords({ longRun }: ProgramResult): string {
  const { insuranceMonths, forLife, lasts } = longRun();
  if (insuranceMonths === 0) return "no mortgage insurance";
  if (forLife) return "mortgage insurance as long as the loan";
  return `mortgage insurance for ${lasts}`;
}

type StreetProps = { programs: readonly ProgramResult[]; sheet: Sheet; at: number };

function Street({ programs, sheet, at }: StreetProps) {
  const payments = programs.map(({ cost }) => cost.monthlyCents);
  const cash = programs.map(({ cashCents }) => cashCents);
  const wide = sheet.name === "wide";
  const ground = wide ? 300 : 252;
  const roof = wide ? 40 : 24;
  const perPayment = (ground - roof - 34) / Math.max(...payments, 1);
  const perCash = (sheet.height - ground - 62) / Math.max(...cash, 1);
  const plot = sheet.width / programs.length;
  return (
    <>
      {programs.map((program, index) => (
        <House
          key={program.id}
          program={program}
          x={plot * index}
          plot={plot}
          ground={ground}
          roof={roof}
          heightOf={(cents) => round(cents * perPayment)}
          depth={round(Math.max(2, program.cashCents * perCash))}
          wide={wide}
          chosen={index === at}
        />
      ))}
      <path d={`M0 ${ground}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
    </>
  );
}

type HouseProps = {
  program: ProgramResult;
  x: number;
  plot: number;
  ground: number;
  roof: number;
  heightOf: (cents: number) => number;
  depth: number;
  wide: boolean;
  chosen: boolean;
};

function House({ program, x, plot, ground, roof, heightOf, depth, wide, chosen }: HouseProps) {
  const { cost } = program;
  const margin = wide ? 26 : 7;
  const [left, width] = [round(x + margin), round(plot - margin * 2)];
  const middle = round(x + plot / 2);
  const floors = [
    { color: "leaf", cents: cost.principalAndInterestCents },
    { color: "cream", cents: cost.propertyTaxCents + cost.homeInsuranceCents + cost.duesCents },
    { color: "brick", cents: cost.mortgageInsuranceCents },
  ];
  const top = round(ground - heightOf(cost.monthlyCents));
  const size = wide ? 17 : 13;
  let floorTop = ground;
  return (
    <g>
      <g
        stroke="var(--s-line)"
        strokeWidth={wide ? 2.5 : 2}
        strokeLinejoin="round"
        opacity={program.barrier ? 0.3 : undefined}
      >
        <rect x={left} y={ground} width={width} height={depth} fill="var(--clay-tint)" />
        {floors.map(({ color, cents }) => {
          const height = heightOf(cents);
          floorTop = round(floorTop - height);
          return height > 0 ? (
            <rect key={color} x={left} y={floorTop} width={width} height={height} fill={`var(--s-${color})`} />
          ) : null;
        })}
        <path d={`M${left - 5} ${top}L${middle} ${top - roof}L${left + width + 5} ${top}z`} fill="var(--s-roof)" />
        <rect
          x={middle - (wide ? 13 : 8)}
          y={ground - Math.min(wide ? 50 : 32, heightOf(cost.monthlyCents) * 0.6)}
          width={wide ? 26 : 16}
          height={Math.min(wide ? 50 : 32, heightOf(cost.monthlyCents) * 0.6)}
          fill={chosen ? "var(--s-go)" : "var(--s-slate)"}
        />
      </g>
      <text x={middle} y={top - roof - 10} fontSize={size} fontWeight="600" textAnchor="middle">
        {program.barrier ? "not here" : formatShort(cost.monthlyCents, wholeBelowCents)}
      </text>
      <text
        x={middle}
        y={ground + depth + size + 6}
        fontSize={size}
        fontWeight="600"
        textAnchor="middle"
        className="rent"
      >
        {formatShort(program.cashCents, wholeBelowCents)}
      </text>
      <text y={ground + depth + size * 2 + 12} fontSize={size} textAnchor="middle" className="mut">
        {(wide ? [program.shortName] : program.shortName.split(" ")).map((line, index) => (
          <tspan key={line} x={middle} dy={index * (size + 3)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

export const calculator = calculatorOf(fiveProgramsModel, StreetDrawing);
