import { redirect } from "react-router";
import { SendFailure, usualFailure } from "#app/components/forms/form-problems.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterWords } from "#app/components/letter/letter-words.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import { newsletterForm } from "#app/forms/newsletter.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { PublicLetter } from "#app/server/letter/letter-archive.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/newsletter";
import css from "./newsletter.css?inline";
import { answerNewsletterForm, readShownLetters, type ShownLetters } from "./page.server.ts";
import { AskAboutTaken } from "./parts.tsx";

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

/** A sent letter, as a sheet on the sidewalk. */
function LetterSheet({ letter: { subject, title, blocks }, day }: { letter: PublicLetter; day: string }) {
  return (
    <article className="nl__letter nl__sent">
      <p className="small">
        From {site.name}, {day}
        <br />
        {subject}
      </p>
      <h3>{title}</h3>
      <LetterWords blocks={blocks} top={3} />
    </article>
  );
}

/** The parts of every letter. */
function LetterPromises() {
  return (
    <ul className="lines">
      <li>
        <b>One thing to do.</b> Ten minutes, no jargon.
      </li>
      <li>
        <b>The rate of the week.</b> With its source and its date.
      </li>
      <li>
        <b>One link to leave.</b> It works right away.
      </li>
    </ul>
  );
}

/** The last letter that went out, and the way to the earlier ones. */
function LastLetter({ last, day, earlier }: ShownLetters) {
  return (
    <section className="pave nl__sample" aria-labelledby="last">
      <div className="wrap split">
        <div>
          <h2 id="last">Read the last one before you sign up</h2>
          <LetterPromises />
          {earlier.length > 0 && (
            <div className="nl__earlier">
              <h3 className="h4">Earlier letters</h3>
              <ul>
                {earlier.map(({ number, subject, day: sent }) => (
                  <li key={number}>
                    <a href={`/newsletter/${number}`}>{subject}</a> <span className="small">{sent}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="small">
            <a href={`/newsletter/${last.number}`}>Letter {last.number} on its own page</a>, or all of them in a{" "}
            <a href="/newsletter/feed.xml">feed</a>.
          </p>
        </div>
        <LetterSheet letter={last} day={day} />
      </div>
    </section>
  );
}

/** The guide that the sample letter sums up. */
const guide = "/guides/ending-a-lease-to-buy";

const lines = [
  ["The end date.", "Does it end, renew for a year, or go month to month?"],
  ["The notice.", "How many days, in what form, and counted from which day?"],
  ["Leaving early.", "Look for “early termination,” “buyout” or “sublet.”"],
  ["The deposit.", "What does it cover, and where will they send it?"],
] as const;

/** Shows what a letter looks like before anyone gives an address. */
function SampleLetter() {
  return (
    <section className="pave nl__sample" aria-labelledby="sample">
      <div className="wrap split">
        <div>
          <h2 id="sample">Read one before you sign up</h2>
          <LetterPromises />
        </div>
        <article className="nl__letter">
          <Tag>Sample letter</Tag>
          <p className="small">
            From {site.name}
            <br />
            Three minutes with your lease
          </p>
          <h3>Read four lines in your lease today</h3>
          <p>One sentence in your lease can save you a month of rent, even if you buy a year from now.</p>
          <ol>
            {lines.map(([name, question]) => (
              <li key={name}>
                <b>{name}</b> {question}
              </li>
            ))}
          </ol>
          <p>
            <a href={guide}>Read the whole guide</a>
          </p>
          <p className="nl__week">
            <b>The rate of the week.</b> {averageOfTheWeek}
          </p>
          <p className="fine">
            You get this letter because you signed up and confirmed it. You can end it at any time. {site.name},{" "}
            {site.address.city}, {site.address.regionName}
          </p>
        </article>
      </div>
    </section>
  );
}
