import { redirect } from "react-router";
import { SendFailure, usualFailure } from "#app/components/forms/form-problems.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/letter-slot.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter";
import { LastLetter } from "./last-letter.tsx";
import css from "./newsletter.css?inline";
import { readShownLetters } from "./newsletter-letters-page.server.ts";
import { answerNewsletterForm } from "./newsletter-page.server.ts";
import { SampleLetter } from "./sample-letter.tsx";

export const meta = pageMeta("/newsletter");

/** Runs only once a letter went out: until then the page is the prerendered one, with the sample. */
export async function loader({ context }: Route.LoaderArgs) {
  const letters = findRequestContext(context)?.services.letters;
  return letters?.hasLetters() ? readShownLetters(letters) : null;
}

/** Takes the form of every page of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  return (
    (await answerNewsletterForm("sign-up", request, context.get(requestContext))) ??
    redirect(newsletterForm.sentTo, 303)
  );
}

/** Lets `Retry-After` of a refused sign-up through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function NewsletterPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      <PageHero
        className="nl"
        name="Newsletter"
        title="One plain letter a week"
        lead="New guides and market reports, with their sources. No offers from others, and you can leave at any time."
        aside={<LetterSlot />}
      >
        <div className="nl__form">
          {actionData?.failed && (
            <SendFailure
              notice={usualFailure}
              isUnsure={mayHaveArrived(actionData.code)}
              retryAfterSeconds={actionData.retryAfterSeconds}
            />
          )}
          <Newsletter id="sign-up" rejection={actionData} />
        </div>
      </PageHero>
      {loaderData ? <LastLetter {...loaderData} /> : <SampleLetter />}
    </>
  );
}
