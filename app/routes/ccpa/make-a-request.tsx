import type { Rejection } from "#app/components/forms/form-types.ts";
import { SentParts } from "#app/components/forms/sent-parts.tsx";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { answerTimeWords } from "#app/lib/booking/answer-time-words.ts";
import { site } from "#config/site.ts";
import { PrivacyRequestForm } from "./request-form.tsx";

const { access, "opt-out": optOut } = answerTimes.privacyRequest;

export function PrivacyRequest({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <section className="pr__ask" id="request" aria-labelledby="request-title">
      <div className="wrap mf__pair">
        <div>
          <h2 id="request-title">Make a request</h2>
          <p className="lead">It is free. Nobody asks for your reasons.</p>
          <RequestSent />
          <PrivacyRequestForm rejection={rejection} />
        </div>
        <aside aria-labelledby="proof">
          <h3 id="proof">How we know that it is you</h3>
          <p>
            We write to the address you give, and act once you reply from it. If we hold nothing under that address, we
            say so and ask how else you may have reached us.
          </p>
          <p>
            <b>We never ask for your Social Security number</b>, not even its last four digits. If an account number or
            another reference of ours is at hand, it helps us find you sooner. An opt-out needs no proof at all.
          </p>
          <p>
            Somebody else may ask for you: have them write to us with your signed permission. By mail or phone works
            too: <a href={`mailto:${site.email}`}>{site.email}</a>, <a href={site.phone.href}>{site.phone.display}</a>.
          </p>
        </aside>
      </div>
    </section>
  );
}

function RequestSent() {
  return (
    <SentParts id="request-sent" title="We have your request">
      You have our answer within {answerTimeWords(access)}, for an opt-out within {answerTimeWords(optOut)}.
    </SentParts>
  );
}
