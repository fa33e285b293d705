import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { Mailbox } from "#app/components/scenes/mailbox-scene.tsx";
import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { offers } from "#app/content/claims/offers.ts";

/** The weekly letter: the path ends at a mailbox. */
export function Letter() {
  return (
    <section className="leg leg--R bl__letter" aria-labelledby="letter">
      <div className="wrap bl__post">
        <div className="bl__sign">
          <h2 id="letter">One plain letter a week</h2>
          <p className="lead">
            Join <ClaimFigure claim={offers.newsletterReaders} /> {offers.newsletterReaders.text}. Unsubscribe anytime.
          </p>
          <Newsletter id="weekly" />
          <DisclosureText>
            <Disclosure claims={[offers.newsletterReaders]} />
          </DisclosureText>
        </div>
        <div className="bl__house">
          <Mailbox />
        </div>
      </div>
      <div className="pave bl__end" />
    </section>
  );
}
