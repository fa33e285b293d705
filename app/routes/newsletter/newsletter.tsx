import { redirect } from "react-router";
import { SendFailure, usualFailure } from "#app/components/forms/form-problems.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/letter-slot.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { newsletterForm } from "#app/forms/newsletter.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter";
import { AskAboutTaken } from "./ask-about-taken.tsx";
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
  const answer = await answerNewsletterForm("sign-up", request, context.get(requestContext));
  const isPlain = "taken" in answer.data && answer.data.taken.meant === null;
  return isPlain ? redirect(newsletterForm.sentTo, 303) : answer;
}

/** Lets `Retry-After` of a refused sign-up through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function NewsletterPage({ actionData, loaderData }: Route.ComponentProps) {
  const taken = actionData && "taken" in actionData ? actionData.taken : null;
  const rejection = actionData && "fields" in actionData ? actionData : undefined;
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
          {rejection?.failed && (
            <SendFailure
              notice={usualFailure}
              isUnsure={mayHaveArrived(rejection.code)}
              retryAfterSeconds={rejection.retryAfterSeconds}
            />
          )}
          {taken && (
            <AskAboutTaken {...taken}>
              If so, press Subscribe. If not, confirm in the email that we sent you.
            </AskAboutTaken>
          )}
          <Newsletter id="sign-up" rejection={rejection} email={taken?.meant ?? undefined} />
        </div>
      </PageHero>
      {loaderData ? <LastLetter {...loaderData} /> : <SampleLetter />}
    </>
  );
}
