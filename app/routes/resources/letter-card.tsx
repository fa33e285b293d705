import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/letter-slot.tsx";

/** The sign-up at the end of the page, on the pavement where the path stops. */
export function Letter() {
  return (
    <section className="kerb rs__letter" aria-labelledby="letter">
      <div className="wrap">
        <div>
          <h2 id="letter">New guides and reports, by letter</h2>
          <p className="lead">What we added and what the market did, in one email a week.</p>
          <Newsletter id="weekly" />
        </div>
        <LetterSlot />
      </div>
    </section>
  );
}
