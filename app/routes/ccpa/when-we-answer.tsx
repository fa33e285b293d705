import { accessRequestsPerYear, requestChoices } from "#app/content/pages/privacy-rights.ts";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { privacyRequestTypes } from "#app/forms/privacy-request-fields.ts";
import { answerTimeWords } from "#app/lib/booking/answer-time-words.ts";

export function AnswerTimes() {
  return (
    <section className="wrap sec split" id="times" aria-labelledby="times-title">
      <div>
        <h2 id="times-title">How long we may take</h2>
        <p className="lead">
          Counted in calendar days from the day your request arrives, the check of who you are included. That it arrived
          we confirm within {answerTimeWords(answerTimes.privacyAcknowledgement)}, mostly at once.
        </p>
      </div>
      <div>
        <table className="pr__times">
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
          You can make up to {accessRequestsPerYear} requests in 12 months to see what we hold. A third is kept, and we
          write when you can ask again. Requests to delete, correct or opt out are not counted.
        </p>
      </div>
    </section>
  );
}
