import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { careers } from "#app/content/claims/careers-claims.ts";

const weeksOfLeave = Number.parseInt(careers.parentalLeave.figure, 10);

/** The two benefits the business states, drawn: weeks as a calendar, a year's budget as its months. */
export function Benefits() {
  return (
    <section className="ca-benefits">
      <div className="turn turn--RL" />
      <div className="leg leg--L">
        <div className="wrap ca-benefits__in">
          <h2>Time for your family, money for your head</h2>
          <ul>
            <li>
              <p className="ca-fig">
                <ClaimFigure claim={careers.parentalLeave} />
              </p>
              <h3 className="h4">of paid parental leave</h3>
              <WeekStrip weeks={weeksOfLeave} />
              <p className="small">Starting on New Year’s Day, that is until late April.</p>
            </li>
            <li>
              <p className="ca-fig">
                <ClaimFigure claim={careers.trainingBudget} />
              </p>
              <h3 className="h4">training budget</h3>
              <p className="small">
                For a license, a course, a conference or a language: what makes you better at explaining this to
                somebody.
              </p>
            </li>
          </ul>
          <DisclosureText>
            <Disclosure claims={[careers.trainingBudget, careers.parentalLeave]} /> Ask about health cover, retirement
            saving and time off in the first call.
          </DisclosureText>
        </div>
      </div>
    </section>
  );
}

/** Half a year of weeks; those of the leave are filled. */
function WeekStrip({ weeks }: { weeks: number }) {
  return (
    <div className="ca-weeks" aria-hidden="true">
      {Array.from({ length: 26 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks differ in nothing but their place.
        <i key={index} className={index < weeks ? "on" : ""} />
      ))}
    </div>
  );
}
