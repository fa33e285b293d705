import { Questions } from "#app/components/sections/questions.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { landingQuestions, objections } from "#app/content/pages/landing.ts";
import { shortFormEmailId } from "./head.tsx";

/** What speaks against it, said first by us. */
export function Objections() {
  return (
    <section className="leg leg--R sec" aria-labelledby="doubts">
      <div className="wrap">
        <h2 id="doubts">What speaks against it, and what we say to that</h2>
        <dl className="ob">
          {objections.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <SiteLink className="tlink" to="/guides/dispute-an-error-yourself">
          Dispute an error yourself, for free <Arrow />
        </SiteLink>
      </div>
    </section>
  );
}

export function LastQuestions() {
  return (
    <section className="leg leg--R sec lp__faq" aria-labelledby="before">
      <div className="wrap">
        <h2 id="before">Before you send it</h2>
        <Questions questions={landingQuestions} />
      </div>
    </section>
  );
}

/** Back up to the form: the browser puts the focus into its first field. */
export function End() {
  return (
    <section className="lp__end">
      <div className="wrap">
        <h2>By this time tomorrow you could know where you stand.</h2>
        <a className="btn" href={`#${shortFormEmailId}`}>
          Get My Free Analysis <Arrow />
        </a>
      </div>
    </section>
  );
}
