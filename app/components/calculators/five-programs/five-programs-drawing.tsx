import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { formatDollars, formatTypedRate } from "#app/lib/format/format-currency.ts";
import css from "./five-programs.css?inline";
import { type FiveProgramsAnswer, fiveProgramsModel, type ProgramResult } from "./five-programs-model.ts";
import { StreetPlot } from "./five-programs-plot.tsx";

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

export const fivePrograms = calculator(fiveProgramsModel, StreetDrawing);
