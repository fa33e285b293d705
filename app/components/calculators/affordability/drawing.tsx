import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { bothLines, lineNames, linesSentence } from "#app/content/lines/words.ts";
import type { Lever } from "#app/domain/buying/affordability.ts";
import { formatDollars, formatRate, formatShort } from "#app/lib/format/format-currency.ts";
import {
  type AffordabilityAnswer,
  affordabilityModel,
  limitsTable,
  limitWalks,
  leverStepSizes as step,
} from "./model.ts";
import { OneLoan } from "./one-loan.tsx";

// The size of three walks; a fourth makes the plot higher once it is drawn.
/** The limits as walks to doors, their numbers, and what would raise the price. */
function AffordabilityDrawing({ answer }: { answer: AffordabilityAnswer }) {
  return (
    <>
      <OneLoan answer={answer} />
      <div className="cp-plot">
        <LimitsWalked answer={answer} />
      </div>
      <NumbersTable {...limitsTable(answer)} />
      <p className="small">{`${linesOf(answer)} ${bothLines}`}</p>
      <LeverSteps answer={answer} />
    </>
  );
}

/** `FHA’s lines for debts and income. By hand: 31/43 …`: both lines of the kind of loan, beside the ratios that the price goes by. */
function linesOf({ guide }: AffordabilityAnswer): string {
  return `${lineNames[guide.line].publisher}’s lines for debts and income. ${linesSentence(guide.line)}`;
}

const steps: Record<Lever, string> = {
  income: `Earn ${formatDollars(step.annualIncomeCents)} a year more`,
  debts: `Pay off ${formatDollars(step.monthlyDebtsCents)} a month of debt`,
  cash: `Bring ${formatDollars(step.cashCents)} more cash`,
  rate: `Get a rate ${formatRate(step.annualRate)} lower`,
  comfort: `Agree to pay ${formatDollars(step.comfortableCents)} a month more`,
};

/** The effect of one step on each lever, the best first. A step that another limit stops buys nothing. */
function LeverSteps({ answer }: { answer: AffordabilityAnswer }) {
  const [best, ...others] = answer.levers().toSorted((a, b) => b.priceCents - a.priceCents);
  if (!best || best.priceCents < 500) {
    return (
      <p className="af-none">
        <b>No single step raises the price.</b> Two limits stop you at the same price, or the limit is out of your
        hands.
      </p>
    );
  }
  return (
    <section className="af" aria-labelledby="levers">
      <h2 id="levers">What one step buys</h2>
      <ol className="rows pairs">
        {[best, ...others].map(({ lever, priceCents }, index) => (
          <li key={lever} className={index === 0 ? "af__best" : undefined}>
            {index === 0 && <Plate state="next">1</Plate>}
            <b>{steps[lever]}</b>
            <span>
              {priceCents < 500
                ? "no higher price: another limit stops you"
                : `${formatDollars(priceCents)} more house`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A walk to a door for each limit. */
function LimitsWalked({ answer }: { answer: AffordabilityAnswer }) {
  const [walked, setWalked] = useState(0);
  const drawn = limitWalks(answer);
  const { walks } = drawn;
  const at = Math.min(walked, walks.length - 1);
  const say = (index: number) => {
    const walk = walks[index];
    if (!walk) return "";
    return `${walk.name}: up to ${walk.words}${walk.opens ? "" : ", and this one comes first"}`;
  };
  return (
    <>
      <DoorWalks {...drawn} tick={formatShort} pointed={walks[at]?.name} />
      <PlotWalk label="Limit" count={walks.length} at={at} say={say} onWalk={setWalked} />
    </>
  );
}

export const calculator = calculatorOf(affordabilityModel, AffordabilityDrawing);
