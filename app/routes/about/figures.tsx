import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { outcomes } from "#app/content/claims/outcomes.ts";

/** What the business states about itself, and what that does not prove. */
export function Figures() {
  return (
    <section className="leg leg--L ab-figures">
      <div className="wrap ab-figures__in">
        <div>
          <h2>What we say we have done</h2>
          <p>
            Nobody from outside has checked these figures yet. We show them with what they leave open. They are not a
            forecast for you.
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Our services come with the loan through a tenant mortgage offering, with no separate
              fee. Third-party and closing costs may still apply.
            </p>
          </div>
        </div>
        <ClaimFigures
          claims={[outcomes.familiesHelped, outcomes.rating, outcomes.assistanceFound, offers.assistancePrograms]}
        />
      </div>
    </section>
  );
}
