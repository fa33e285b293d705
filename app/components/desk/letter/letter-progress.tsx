import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CommandForm } from "#app/components/desk/command-form.tsx";
import type { IssueProgress, IssueState, LeftOut } from "#app/domain/letter/issue-states.ts";
import { formatWhole } from "#app/domain/text/counted.ts";

const reasonWords: Record<LeftOut, string> = {
  unsubscribed: "unsubscribed",
  resting: "paused the letter",
  "asked-to-stop": "asked us to stop",
  undelivered: "email does not arrive there",
  erased: "erased",
};

/** Reloading counts as activity, so it stops after a while: an unused sign-in must run out. */
const [lookEveryMs, lookForMs] = [5000, 15 * 60_000];

/** Progress of an issue, and the buttons to stop it. Works without JavaScript; with it, the figures update by themselves. */
export function LetterProgress({ id, state, progress }: { id: string; state: IssueState; progress: IssueProgress }) {
  const { total, sent, queued, tryingAgain, failed, leftOut, began, ended, minutesLeft } = progress;
  const title = state === "sent" ? "Sent" : state === "paused" ? "Paused" : "Sending";
  return (
    <section className="panel letter-wide" aria-labelledby="progress-title">
      <div className="panel-head">
        <h2 id="progress-title">
          {title}: {formatWhole(sent)} of {formatWhole(total)}
        </h2>
        <span className="help">
          {ended ? `from ${began} to ${ended}` : `since ${began}`}
          {minutesLeft !== null && `, about ${minutesLeft} ${minutesLeft === 1 ? "minute" : "minutes"} to go`}
        </span>
      </div>
      <div className="letter-body">
        <Bar total={total} sent={sent} failed={failed} />
        <dl className="letter-nums">
          <Fact name="Sent" value={sent} />
          <Fact name="Waiting" value={queued - tryingAgain} />
          <Fact name="Trying again" value={tryingAgain} />
          <Fact name="Failed for good" value={failed} isBad={failed > 0} />
          <Fact name="Skipped since start" value={leftOut} />
        </dl>
        <Why {...progress} />
        <div className="letter-acts">
          {state === "sending" && <CommandForm of="pause-letter" fields={{ letter: id }} button="Pause" row={{}} />}
          {state === "paused" && (
            <CommandForm of="resume-letter" fields={{ letter: id }} button="Go on sending" row={{}} />
          )}
          {progress.canRetry && (
            <CommandForm
              of="retry-letter"
              fields={{ letter: id }}
              button={`Try the ${formatWhole(failed)} that failed again`}
              row={{}}
            />
          )}
          <p className="help">
            You can close this page. Each person has one row here, and is checked against the stop list just before
            sending. If the server is cut off, at most the few letters on their way at that moment go out twice.
          </p>
        </div>
      </div>
    </section>
  );
}

/** Reloads the page's data while something is moving. */
export function useFreshLetter(isMoving: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const until = Date.now() + lookForMs;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && Date.now() < until) void revalidate();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}

/** The list below shows the same figures. */
function Bar({ total, sent, failed }: { total: number; sent: number; failed: number }) {
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 1000);
  return (
    <svg className="letter-bar" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="letter-bar-sent" width={share(sent)} height="12" />
      <rect className="letter-bar-failed" x={share(sent)} width={share(failed)} height="12" />
    </svg>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? "late" : undefined}>{formatWhole(value)}</dd>
    </div>
  );
}

function Why({ failures, reasons }: Pick<IssueProgress, "failures" | "reasons">) {
  if (failures.length + reasons.length === 0) return null;
  return (
    <details className="letter-why">
      <summary>Why some got none</summary>
      <ul>
        {failures.map(({ code, count }) => (
          <li key={code}>
            {formatWhole(count)} failed. The mail server said: {code}
          </li>
        ))}
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {formatWhole(count)} left out: {reasonWords[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
