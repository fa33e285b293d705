import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { formatCents, formatDollars, formatRate, formatShare } from "#app/lib/format/format-currency.ts";
import { type CardUseAnswer, cardUseModel, lastState } from "./card-use-model.ts";
import { Wallet } from "./card-use-plot.tsx";

/** The wallet, the payments in order, and the same in numbers. */
function CardUseDrawing({ answer }: { answer: CardUseAnswer }) {
  const [today] = answer.states;
  const after = lastState(answer);
  return (
    <>
      <div className="cp-plot">
        <Wallet answer={answer} />
      </div>
      <PaySteps answer={answer} />
      <NumbersTable
        title="Each card, today and after paying"
        open
        head={["Card", "Today", "You pay", "After paying"]}
        rows={today.cards.map(({ name, use, balanceCents }, index) => {
          const then = after.cards[index];
          const paid = balanceCents - (then?.balanceCents ?? 0);
          return [name, formatShare(use), paid > 0 ? formatCents(paid) : "–", formatShare(then?.use ?? use)];
        })}
        sum={[
          "All cards",
          formatShare(today.totalUse),
          formatCents(answer.cashCents - answer.leftCents),
          formatShare(after.totalUse),
        ]}
      />
      <p className="calc-note">
        <b>No score is predicted here.</b> Lower use is better, on each card and in all. How much it moves your score
        depends on the rest of your report.
      </p>
    </>
  );
}

/** The payments in order, the first one with the plate. */
function PaySteps({ answer: { steps, leftCents } }: { answer: CardUseAnswer }) {
  if (steps.length === 0) return null;
  return (
    <section className="af" aria-labelledby="turn">
      <h2 id="turn">Pay in this order</h2>
      <ol className="rows pairs">
        {steps.map(({ name, payCents, threshold, totalUse }, index) => (
          <li key={`${name} ${threshold}`} className={index === 0 ? "af__best" : undefined}>
            {index === 0 && <Plate state="next">1</Plate>}
            <b>{name}</b>
            <span>
              pay {formatDollars(payCents)}: it is at {formatRate(threshold)}, all cards at {formatShare(totalUse)}
            </span>
          </li>
        ))}
      </ol>
      {leftCents > 0 && (
        <p className="small">
          {formatDollars(leftCents)} is left. It doesn’t bring another card to its next line, but it lowers what you
          owe.
        </p>
      )}
    </section>
  );
}

export const cardUse = calculator(cardUseModel, CardUseDrawing);
