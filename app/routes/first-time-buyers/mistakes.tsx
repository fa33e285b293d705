import { ButtonLink } from "#app/components/ui/button.tsx";
import { commonMistakes } from "#app/content/pages/first-time-buyers.ts";

/** What goes wrong, and beside it what to do instead. */
export function Mistakes() {
  return (
    <section className="leg leg--R sec" aria-labelledby="mistakes">
      <div className="wrap">
        <div className="head">
          <h2 id="mistakes">Seven common mistakes, and the way round each</h2>
          <p className="lead">Nobody is born knowing these. They happen because nobody says them early enough.</p>
        </div>
        <ul className="ft-slips">
          {commonMistakes.map(({ title, instead }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <b>Instead:</b> {instead}
              </p>
            </li>
          ))}
        </ul>
        <div className="note ft-talk">
          <div>
            <h3>Not sure which one you are about to make?</h3>
            <p>Ask in a free 15-minute consultation. You tell us where you are, we say what comes next.</p>
          </div>
          <ButtonLink to="/book?minutes=15#fifteen" look="line">
            Schedule a Consultation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
