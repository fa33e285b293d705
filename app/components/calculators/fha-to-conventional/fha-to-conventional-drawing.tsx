import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { leavingFhaRules } from "#app/content/rules/owning/owner-assumptions.ts";
import type { FhaSwitch } from "#app/domain/buying/leaving-fha.ts";
import {
  formatCents,
  formatDollars,
  formatRate,
  formatSignedDollars,
  formatTenths,
} from "#app/lib/format/format-currency.ts";
import { type LeavingAnswer, leavingFhaModel, newBill, shownSwitches, whenWords } from "./fha-to-conventional-model.ts";
import { SwitchBars } from "./fha-to-conventional-plot.tsx";

/** The effect of a switch by when it is made, and the numbers behind it. */
function LeavingFhaDrawing({ answer }: { answer: LeavingAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <SwitchBars answer={answer} />
      </div>
      <NumbersTable
        head={["Switch", "You owe", "Of the value", "FHA bill", "New bill", "Its insurance", "Saved by the end"]}
        rows={shownSwitches(answer).map((one) => [
          whenWords(one.afterMonths),
          formatDollars(one.owedCents),
          formatTenths(one.owedCents / one.valueCents),
          formatCents(one.fhaCents),
          formatCents(newBill(one)),
          formatCents(one.insuranceCents),
          savedCell(one),
        ])}
      />
      <p className="calc-note">
        <b>Three things have to come together.</b> You owe a small enough share of the home’s value:{" "}
        {formatRate(leavingFhaRules.highestLoanToValue / 100)} at most, and 80% or less to pay no mortgage insurance.
        The new rate isn’t much higher than yours. And you stay long enough to earn back the costs. Ask two lenders for
        a Loan Estimate on the same day, and enter their numbers here.
      </p>
    </>
  );
}

/** In a word or two: this column is narrow on a phone. */
function savedCell({ stopped, savedCents }: FhaSwitch): string {
  if (stopped === "too-soon") return "too soon";
  return stopped === null ? formatSignedDollars(savedCents) : "not yet";
}

export const fhaToConventional = calculator(leavingFhaModel, LeavingFhaDrawing);
