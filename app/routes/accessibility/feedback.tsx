import type { Rejection } from "#app/components/forms/form-types.ts";
import { SentParts } from "#app/components/forms/sent-parts.tsx";
import { issueChoices } from "#app/content/pages/accessibility.ts";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { accessibilityIssueTypes } from "#app/forms/accessibility-report-fields.ts";
import { answerTimeWords } from "#app/lib/booking/answer-time-words.ts";
import { site } from "#config/site.ts";
import { ReportForm } from "./report-form.tsx";

export function Feedback({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <section className="ac__ask" id="feedback" aria-labelledby="feedback-title">
      <div className="wrap mf__pair">
        <div>
          <h2 id="feedback-title">Tell us where it is hard</h2>
          <p className="lead">A sentence is enough: what you wanted to do, and where it stopped.</p>
          <ReportSent />
          <ReportForm rejection={rejection} />
        </div>
        <aside aria-labelledby="answers">
          <h3 id="answers">When we answer</h3>
          <dl className="ac__times">
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
    <SentParts id="report-sent" title="We have your message">
      We answer a barrier within {answerTimeWords(barrier)}, a call for assistance on {answerTimeWords(assistance)}, and
      everything else within {answerTimeWords(feedback)}.
    </SentParts>
  );
}

function sentenceCase(words: string): string {
  return words.replace(/^the /, "").replace(/^./, (first) => first.toUpperCase());
}
