import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { vaResidual } from "#app/content/rules/va.ts";
import { formatDollars, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type ResidualAnswer, regionNames, vaResidualModel } from "./va-residual-income-model.ts";
import { PayStairs } from "./va-residual-income-plot.tsx";

const families = ["1 person", "2 people", "3 people", "4 people", "5 people"] as const;

/** The pay as stairs down to what is left, the same in numbers, and VA's table. */
function ResidualDrawing({ answer }: { answer: ResidualAnswer }) {
  const { incomeCents, stairs, leftCents } = answer;
  const { centsByPeople, eachMoreCents } = vaResidual.large;
  return (
    <>
      <div className="cp-plot">
        <PayStairs answer={answer} />
      </div>
      <NumbersTable
        head={["Each month", "Goes", "Left"]}
        rows={[
          ["Income", "–", formatDollars(incomeCents)],
          ...stairs.map(
            ({ name, cents, leftCents: left }) => [name, formatDollars(cents), formatSignedDollars(left)] as const,
          ),
        ]}
        sum={["To live on", "–", formatSignedDollars(leftCents)]}
      />
      <NumbersTable
        title="VA’s table, for loans of $80,000 or more"
        head={["Household", ...Object.values(regionNames)]}
        rows={[
          ...families.map(
            (family, index) =>
              [family, ...Object.values(centsByPeople).map((cents) => formatDollars(cents[index] ?? 0))] as const,
          ),
          ["Each additional person, up to 7", ...Object.values(regionNames).map(() => formatDollars(eachMoreCents))],
        ]}
      />
    </>
  );
}

export const vaResidualIncome = calculator(vaResidualModel, ResidualDrawing);
