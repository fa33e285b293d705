import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { FiveWeeks } from "./five-weeks.tsx";
import { LoanTable } from "./loan-table.tsx";
import { Closing } from "./mortgage-closing.tsx";
import { HeroText } from "./mortgage-hero.tsx";
import { QuickRateCheck } from "./quick-rate-check.tsx";

export const meta = pageMeta("/mortgage-solutions");

export default function MortgageSolutions() {
  return (
    <>
      <section className="wrap ph split split--75 ms-hero">
        <div>
          <HeroText />
        </div>
        <QuickRateCheck />
      </section>
      <section className="leg leg--L ms-loans" aria-labelledby="loans">
        <LoanTable />
      </section>
      <section className="paved ms-five" aria-labelledby="five">
        <FiveWeeks />
      </section>
      <div className="turn turn--LR ms-turn" />
      <RunTheNumbers />
      <Closing />
      <Island name="term-tips" when="idle" />
    </>
  );
}

/** Payment, affordability, refinance: what to calculate before anyone asks for a signature. */
function RunTheNumbers() {
  return (
    <section className="leg leg--R sec ms-sums" aria-labelledby="sums">
      <div className="wrap">
        <h2 id="sums">Run the numbers before you sign</h2>
        <Island name="three-calculators" when="near" />
      </div>
    </section>
  );
}
