import { SentParts } from "#app/components/forms/form-words.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CardTable } from "#app/components/ui/card-table.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import {
  accessibilityFeatures,
  accessibilityReviewed,
  accessibilityStandards,
  assistiveTechnology,
  issueChoices,
  knownLimits,
} from "#app/content/pages/company/accessibility-words.ts";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { accessibilityIssueTypes } from "#app/forms/accessibility-report.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { formsOfMessages } from "#app/server/forms/message-forms.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/accessibility";
import css from "./accessibility.css?inline";
import { RampEntrance } from "./ramp-entrance-scene.tsx";

export const meta = pageMeta("/accessibility");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), formsOfMessages.accessibilityReport);
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Accessibility({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="accessibility" layer="page" css={css} />
      <PageHero
        name="Accessibility"
        className="ac__hero"
        stands
        title="One door, and more than one way to reach it"
        lead="This site is for everyone who rents and wants to own. Here is what works, what doesn’t work yet, and how to tell us."
        actions={
          <>
            <ButtonLink to="#feedback">
              Tell Us About a Barrier <Arrow />
            </ButtonLink>
            <ButtonLink to={site.phone.href} look="line">
              Call {site.phone.display}
            </ButtonLink>
          </>
        }
        aside={<RampEntrance />}
      />
      <Features />
      <Standards />
      <Feedback rejection={actionData} />
    </>
  );
}

function Feedback({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <section className="sec sunk ac__ask" id="feedback" aria-labelledby="feedback-title">
      <div className="wrap mf__pair cols cols--start">
        <div>
          <h2 id="feedback-title">Tell us what is hard to use</h2>
          <p className="lead">One sentence is enough: what you wanted to do, and where you got stuck.</p>
          <ReportSent />
          <Island name="report-form" when="idle" props={{ rejection }} />
        </div>
        <aside className="sticky" aria-labelledby="answers">
          <h3 id="answers">When we answer</h3>
          <dl className="rows pairs ac__times">
            {accessibilityIssueTypes.map((type) => (
              <div key={type}>
                <dt>{issueChoices[type].label}</dt>
                <dd className="num">{sentenceCase(answerTimeWords(answerTimes.accessibilityReport[type]))}</dd>
              </div>
            ))}
          </dl>
          <p className="small">
            Rather not use the form? Call <a href={site.phone.href}>{site.phone.display}</a> or write to{" "}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </aside>
      </div>
    </section>
  );
}

function ReportSent() {
  const { barrier, assistance, feedback } = answerTimes.accessibilityReport;
  return (
    <SentParts id="report-sent" again="#feedback" title="We have your message">
      We answer a report of a barrier within {answerTimeWords(barrier)}, a request for help on{" "}
      {answerTimeWords(assistance)}, and everything else within {answerTimeWords(feedback)}. If we are closed then, we
      answer on our next open day.
    </SentParts>
  );
}

function sentenceCase(words: string): string {
  return words.replace(/^the /, "").replace(/^./, (first) => first.toUpperCase());
}

function Standards() {
  return (
    <>
      <section className="wrap sec split" aria-labelledby="standards">
        <div>
          <h2 id="standards">The standards we follow</h2>
          <p className="lead">We build to these standards. If we fall short, please tell us.</p>
        </div>
        <dl className="rows terms ac__standards">
          {accessibilityStandards.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap ac__at" aria-labelledby="assistive">
        <h2 id="assistive">Tools you can use here</h2>
        <CardTable
          caption="Assistive technology, what works with it and how we check"
          columns={["With", "What works", "How we check it"]}
          rows={assistiveTechnology.map(({ kind, support, checked }) => [kind, support, checked])}
        />
        <div className="cost">
          <b>Where we fall short.</b>
          {knownLimits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
        <p className="fine ac__day">This statement was last checked on {formatDay(accessibilityReviewed)}.</p>
      </section>
    </>
  );
}

function Features() {
  return (
    <section className="curb" aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">What the site does</h2>
        <div className="cols ac__features">
          {accessibilityFeatures.map(({ title, features }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="rows">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
