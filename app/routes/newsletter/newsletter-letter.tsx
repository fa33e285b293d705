import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterWords } from "#app/components/letter/letter-words.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { letterMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-letter";
import css from "./newsletter.css?inline";
import { readLetterAt } from "./page.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readLetterAt(context.get(requestContext).services.letters, params.issue);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** A letter that went out stays as it is. */
export function headers() {
  return { "Cache-Control": "private, max-age=3600" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, letter } = loaderData;
  return letterMeta(path, { title: letter.subject, description: letter.firstLine });
}

export default function NewsletterLetterPage({ loaderData: { letter, day } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      <PageHero
        className="nl"
        name={`Letter ${letter.number}`}
        trail={[{ label: "Newsletter", to: "/newsletter" }]}
        title={letter.title}
        lead={`${letter.firstLine} Letter ${letter.number}, ${day}.`}
        aside={<LetterSlot />}
      />
      <section className="pave nl__sample">
        <div className="wrap split split--75">
          <article className="nl__letter nl__sent" aria-label={letter.subject}>
            <LetterWords blocks={letter.blocks} top={2} />
          </article>
          <aside className="nl__next">
            <h2 className="h4">Get the next one by email</h2>
            <p className="small">Once a week. You can leave at any time.</p>
            <Newsletter id="next-letter" />
          </aside>
        </div>
      </section>
    </>
  );
}
