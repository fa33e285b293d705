import { InlineStyle } from "#app/components/inline-style.tsx";
import { Mailbox } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { site } from "#config/site.ts";
import css from "./newsletter.css?inline";
import { SignUpPath } from "./parts.tsx";

export const meta = pageMeta("/newsletter/sent");

/** Says the same to everyone, so it doesn't reveal who is on the list. */
export default function NewsletterSentPage() {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      <PageHero
        className="nl"
        name="Look in your inbox"
        trail={[{ label: "Newsletter", to: "/newsletter" }]}
        title="Now look in your inbox"
        lead="We send an email to the address you gave, unless it hit today’s limit. It can take ten minutes. Confirm it there, and the letter comes once a week."
        aside={<Mailbox />}
      >
        <p>
          <a className="tlink" href="/blog">
            Read in the meantime <Arrow />
          </a>
        </p>
      </PageHero>
      <SignUpPath at="confirm" />
      <section className="wrap sec sec--tight split nl__help" aria-labelledby="nothing-came">
        <h2 id="nothing-came">No email after ten minutes?</h2>
        <ul className="lines">
          <li>Look in your spam folder.</li>
          <li>
            Check the address, and <a href="/newsletter">sign up once more</a>. One address gets at most three of these
            emails a day, and ten from all our forms together.
          </li>
          <li>
            Or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </li>
        </ul>
      </section>
    </>
  );
}
