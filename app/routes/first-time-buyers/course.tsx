import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { courseHours } from "#app/content/pages/first-time-buyers.ts";

/** The buyer education course as a class schedule on the wall: one line an hour. */
export function Course() {
  return (
    <section className="leg leg--L ft-course" aria-labelledby="course">
      <div className="wrap split">
        <div>
          <h2 id="course">
            <ClaimFigure claim={assistance.educationHours} /> that many programs ask for
          </h2>
          <p className="lead">
            A homebuyer education course comes online or in a room, on one Saturday or in four evenings. It ends with a
            certificate, and the certificate opens programs.
          </p>
          <p>
            Take it before you look at homes: some programs want it done before the contract. Courses from agencies
            approved by HUD are accepted most widely.
          </p>
          <DisclosureText>
            <Disclosure claims={[assistance.educationHours]} />
          </DisclosureText>
        </div>
        <div className="card ft-hours">
          <div className="ft-hours__top">
            <h3>Hour by hour</h3>
            <Tag>Sample timetable</Tag>
          </div>
          <ol>
            {courseHours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
