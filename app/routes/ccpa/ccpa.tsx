import { SentParts } from "#app/components/forms/form-words.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CardTable } from "#app/components/ui/card-table.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import {
  accessRequestsPerYear,
  dataCategories,
  dataCategoriesReviewed,
  notCollected,
  privacyRights,
  requestChoices,
} from "#app/content/pages/company/privacy-rights.ts";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { privacyRequestTypes } from "#app/forms/privacy-request.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { formsOfMessages } from "#app/server/forms/message-forms.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/ccpa";
import css from "./ccpa.css?inline";

export const meta = pageMeta("/ccpa");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), formsOfMessages.privacyRequest);
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PrivacyRights({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="ccpa" layer="page" css={css} />
      <PageHero
        name="Your privacy rights"
        stands
        title="It is your name on the folder"
        lead="California’s privacy law, the CCPA, names six rights over what a business knows about you. Use them here, wherever you live."
        actions={
          <ButtonLink to="#request">
            Make a Request <Arrow />
          </ButtonLink>
        }
        aside={<FileDrawer />}
      />
      <Rights />
      <DataCollected />
      <PrivacyRequest rejection={actionData} />
      <AnswerTimes />
    </>
  );
}

function DataCollected() {
  return (
    <section className="wrap sec" aria-labelledby="collected">
      <div className="head pr__head">
        <h2 id="collected">What is in the folder</h2>
        <p className="lead">
          Only what you send us with a form, and what your connection sends with it. We sell none of it.
        </p>
      </div>
      <CardTable
        caption="Categories of personal information that this site collects"
        columns={["Category", "What that is here", "Where it comes from", "What it is for"]}
        rows={dataCategories.map(({ name, examples, from, purpose }) => [name, examples, from, purpose])}
      />
      <p className="pr__not">
        <b>Not in the folder:</b> {notCollected}
      </p>
      <p className="fine">
        Checked against the site’s own code on {formatDay(dataCategoriesReviewed)}. The whole story is in the{" "}
        <a href="/privacy">Privacy Policy</a>.
      </p>
    </section>
  );
}

const { access, "opt-out": optOut } = answerTimes.privacyRequest;

function PrivacyRequest({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <section className="sec sunk" id="request" aria-labelledby="request-title">
      <div className="wrap mf__pair cols cols--start">
        <div>
          <h2 id="request-title">Make a request</h2>
          <p className="lead">It is free, and you don’t have to say why.</p>
          <RequestSent />
          <Island name="privacy-request-form" when="idle" props={{ rejection }} />
        </div>
        <aside className="sticky pr__proof" aria-labelledby="proof">
          <h3 id="proof">How we know that it is you</h3>
          <p>
            We write to the address you give, and act once you reply from it. If we hold nothing under that address, we
            tell you and ask how else you may have reached us.
          </p>
          <p>
            <b>We never ask for your Social Security number</b>, not even its last four digits. If you have an account
            number or another reference from us, it helps us find you faster. An opt-out needs no proof at all.
          </p>
          <p>
            Someone else can ask for you: have them write to us with your signed permission. You can also ask by email
            or phone: <a href={`mailto:${site.email}`}>{site.email}</a>,{" "}
            <a href={site.phone.href}>{site.phone.display}</a>.
          </p>
        </aside>
      </div>
    </section>
  );
}

function RequestSent() {
  return (
    <SentParts id="request-sent" again="#request" title="We have your request">
      You get our answer within {answerTimeWords(access)}, or within {answerTimeWords(optOut)} for an opt-out.
    </SentParts>
  );
}

function Rights() {
  return (
    <section className="curb" aria-labelledby="rights">
      <div className="wrap">
        <h2 id="rights">Six rights, and what each one does</h2>
        <ol className="cols quiet pr__rights">
          {privacyRights.map(({ title, text }, index) => (
            <li key={title}>
              <Plate>{index + 1}</Plate>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function AnswerTimes() {
  return (
    <section className="wrap sec split" id="times" aria-labelledby="times-title">
      <div>
        <h2 id="times-title">How long we may take</h2>
        <p className="lead">
          We count calendar days from the day your request arrives. That includes the time to check who you are. We tell
          you that we have it within {answerTimeWords(answerTimes.privacyAcknowledgement)}, usually right away.
        </p>
      </div>
      <div>
        <table className="table pr__times">
          <caption className="vh">Processing times of requests</caption>
          <thead>
            <tr>
              <th scope="col">You ask us to</th>
              <th scope="col">We answer within</th>
              <th scope="col">Proof we ask for</th>
            </tr>
          </thead>
          <tbody>
            {privacyRequestTypes.map((type) => (
              <tr key={type}>
                <th scope="row">{requestChoices[type].label}</th>
                <td className="num">{answerTimeWords(answerTimes.privacyRequest[type])}</td>
                <td>{requestChoices[type].proof}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small pr__limit">
          You can make up to {accessRequestsPerYear} requests in 12 months to see what we hold. If you send one more, we
          keep it and tell you when you can ask again. Requests to delete, correct or opt out are not counted.
        </p>
      </div>
    </section>
  );
}
