import { missionStatements } from "#app/content/pages/about.ts";

/** The mission in one sentence, then said to four readers. */
export function Mission() {
  return (
    <section className="leg leg--R sec ab-mission">
      <div className="wrap">
        <h2>Our mission</h2>
        <p className="ab-mission__one">
          To help renters become owners, when owning is good for them, at a price they understand, from a lender they
          chose.
        </p>
        <dl>
          {missionStatements.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
