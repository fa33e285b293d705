import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { loans } from "#app/content/claims/loans.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { closingParts } from "#app/content/figures/closing-figures.ts";
import { countyMedianIncomes } from "#app/content/finder/assistance-example.ts";

/** The answer's assumptions and what it doesn't cover. */
export function SavingsAssumptions() {
  return (
    <div className="wrap calc__notes">
      <h3 className="h4">What this assumes</h3>
      <ul className="lines facts">
        <li>
          <b>Down payment</b>
          <span>
            <ClaimFigure claim={loans.conventionalDown} /> of the price, the least that a conventional loan for
            first-time buyers asks for. FHA asks for <ClaimFigure claim={loans.fhaDown} />.
          </span>
        </li>
        <li>
          <b>Closing costs</b>
          <span>As My path counts them: {closingParts}. Planning figures: your Loan Estimate shows yours.</span>
        </li>
        <li>
          <b>Help</b>
          <span>
            Example amounts: <ClaimFigure claim={assistance.firstTimeBuyer} /> toward the down payment and{" "}
            <ClaimFigure claim={assistance.closingCosts} /> toward closing costs, and never more than is due. These are
            two programs, and few can be added together. Ask before you count on both.
          </span>
        </li>
      </ul>
      <p className="cost small">
        <b>What this leaves out.</b> Moving, first repairs and the savings a lender may want to see. Whether two
        programs may be combined, and whether yours are open today. Help that is a second loan has to be paid back.
      </p>
      <DisclosureText>
        <Disclosure
          claims={[
            assistance.sampleSavings,
            assistance.firstTimeBuyer,
            assistance.closingCosts,
            loans.conventionalDown,
            loans.fhaDown,
          ]}
        />{" "}
        Area medians: {countyMedianIncomes.source}.
      </DisclosureText>
      <Overdue table={datedTables.incomeLimits} />
    </div>
  );
}
