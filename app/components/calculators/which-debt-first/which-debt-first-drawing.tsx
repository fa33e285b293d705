import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { interestWords, type WhichDebtAnswer, whenWords, whichDebtModel } from "./which-debt-first-model.ts";
import { DebtStairs } from "./which-debt-first-plot.tsx";

/** The four ways, the order of the soonest one, and when each debt ends. */
function WhichDebtDrawing({ answer }: { answer: WhichDebtAnswer }) {
  const { target, debts, ways } = answer;
  return (
    <>
      <div className="cp-plot">
        <DebtStairs answer={answer} />
      </div>
      <PayOrder answer={answer} />
      <NumbersTable
        title="The four ways side by side"
        open
        head={["Way", `${formatRate(target)} reached`, "Interest in all"]}
        rows={ways.map((way) => [`${way.name}, ${way.detail}`, whenWords(way.reachedAfter), interestWords(way)])}
      />
      {debts.length > 0 && (
        <NumbersTable
          title="When each debt ends"
          head={["Debt", ...ways.map(({ name }) => name)]}
          rows={debts.map(({ name }, index) => [
            name.replace("the", "The"),
            ...ways.map(({ endsAfter }) => whenWords(endsAfter[index] ?? null)),
          ])}
          sum={["All of them", ...ways.map(({ months }) => whenWords(months))]}
        />
      )}
    </>
  );
}

/** The payments in order, up to the debt that opens the door. */
function PayOrder({ answer: { debts, ways } }: { answer: WhichDebtAnswer }) {
  const [{ order, endsAfter, reachedAfter }] = ways;
  if (reachedAfter === null || reachedAfter === 0) return null;
  return (
    <section className="af" aria-labelledby="order">
      <h2 id="order">The soonest order</h2>
      <ol className="rows pairs">
        {order.map((debt, index) => (
          <li key={debts[debt]?.name} className={index === 0 ? "af__best" : undefined}>
            {index === 0 && <Plate state="next">1</Plate>}
            <b>Pay {debts[debt]?.name}</b>
            <span>gone {whenWords(endsAfter[debt] ?? null)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const whichDebtFirst = calculator(whichDebtModel, WhichDebtDrawing);
