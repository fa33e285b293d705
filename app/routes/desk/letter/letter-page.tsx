import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { SaidNote, useDone } from "#app/components/desk/said-note.tsx";
import "#app/components/desk/letter/letter.css";
import { CommandForm, ProblemNote, type SentBack, useProblemAt } from "#app/components/desk/command-form.tsx";
import { LetterCheckPanel } from "#app/components/desk/letter/letter-check-panel.tsx";
import { LetterPreviewPanel } from "#app/components/desk/letter/letter-preview-panel.tsx";
import { LetterProgress, useFreshLetter } from "#app/components/desk/letter/letter-progress.tsx";
import { formatWhole } from "#app/domain/text/counted.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import { LetterSteps } from "./letter-steps.tsx";

export const loader = seeAtDesk("letter", "letter");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Letter | Desk | Path to Keys" }];
}

type Seen = Awaited<ReturnType<typeof loader>>;

export default function LetterPage() {
  const letter = useLoaderData<typeof loader>();
  const { id, number, state, progress, audience, versions, sendAt, isLocked } = letter;
  useFreshLetter(state === "sending" || state === "scheduled");
  const said = useDone();
  return (
    <>
      <div className="letter-top">
        <h1>Letter {number}</h1>
        <LetterSteps {...letter} />
        <a className="btn btn--row" href="/desk/letters">
          All letters
        </a>
      </div>
      {isLocked && <ProblemNote />}
      {said && <SaidNote>{said}</SaidNote>}
      {state === "scheduled" && (
        <section className="panel letter-wide" aria-labelledby="scheduled-title">
          <div className="panel-head">
            <h2 id="scheduled-title">Goes out {sendAt}</h2>
            <CommandForm of="unschedule-letter" fields={{ letter: id }} button="Do not send it" row={{}} />
          </div>
        </section>
      )}
      {progress && <LetterProgress id={id} state={state} progress={progress} />}
      <div className="letter-two">
        <WriteForm {...letter} />
        <div>
          <LetterPreviewPanel {...letter} />
          {audience && <WhoGetsIt number={number} audience={audience} />}
          <Versions versions={versions} />
        </div>
      </div>
    </>
  );
}

/** One form: every button saves the text first. */
function WriteForm(letter: Seen) {
  const { id, version, subject, firstLine, words, check, isLocked, mayGo } = letter;
  const { typed, problem }: SentBack = useActionData() ?? {};
  const isSendRefused = typed?.do === "send-letter";
  const said = problem !== undefined && (
    <div id="said" className="said" tabIndex={-1}>
      <ProblemNote />
    </div>
  );
  const locked = isLocked ? { readOnly: true } : {};
  return (
    <form method="post" action={`/desk/letters/${id}#said`} key={`${version} ${typed ? "typed" : ""}`}>
      <input type="hidden" name="letter" value={id} />
      <input type="hidden" name="version" value={version} />
      <h2 className="field">
        The text{" "}
        {isLocked && <small className="help">{letter.state === "sent" ? "as it went out" : "locked for now"}</small>}
      </h2>
      <div className="field">
        <label className="lab" htmlFor="subject">
          Subject
        </label>
        <input
          className="inp"
          id="subject"
          name="subject"
          maxLength={150}
          autoComplete="off"
          {...locked}
          aria-describedby="subject-help"
          defaultValue={typed?.subject ?? subject}
        />
        <p className="help" id="subject-help">
          {subject.length} of about 60 characters that phones show
        </p>
      </div>
      <div className="field">
        <label className="lab" htmlFor="first-line">
          First line in the inbox
        </label>
        <input
          className="inp"
          id="first-line"
          name="first_line"
          maxLength={150}
          autoComplete="off"
          {...locked}
          defaultValue={typed?.first_line ?? firstLine}
        />
      </div>
      <div className="field">
        <label className="lab" htmlFor="words">
          Letter, in Markdown
        </label>
        <textarea
          className="inp letter-words"
          id="words"
          name="words"
          rows={20}
          maxLength={40_000}
          {...locked}
          aria-describedby="words-help"
          defaultValue={typed?.words ?? words}
        />
        <p className="help" id="words-help">
          ## begins a heading, - a line of a list. **Bold**, and [words](/guides) for a link.
        </p>
      </div>
      {!isLocked && !isSendRefused && said}
      {!isLocked && (
        <p className="field">
          <button type="submit" className="btn" name="do" value="save-letter">
            Save and check
          </button>
        </p>
      )}
      {!isLocked && <LetterCheckPanel check={check} mayGo={mayGo} />}
      {!isLocked && <BeforeItGoes {...letter} typed={typed} said={isSendRefused && said} />}
    </form>
  );
}

function BeforeItGoes(letter: Seen & { typed: SentBack["typed"]; said: ReactNode }) {
  const { testTo, isTested, isTestUnderWay, tested, times, audience, mayGo, typed, said } = letter;
  const [wrongTime, unread] = [useProblemAt("letter-time"), useProblemAt("letter-read-test")];
  return (
    <section className="panel" aria-labelledby="before-title">
      <div className="panel-head">
        <h2 id="before-title">Before it goes</h2>
      </div>
      <div className="letter-body">
        <p className="field">
          <button type="submit" className="btn" name="do" value="test-letter">
            Send a test to {testTo}
          </button>
        </p>
        <p className="help field">{testWords({ isTested, isTestUnderWay, tested })}</p>
        <div className="field">
          <label className="lab" htmlFor="at">
            Send it
          </label>
          <select className="inp" id="at" name="at" defaultValue={typed?.at ?? "now"} {...wrongTime}>
            <option value="now">Now</option>
            {times.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <label className="letter-check">
          <input type="checkbox" name="read" value="yes" defaultChecked={typed?.read === "yes"} {...unread} /> I read
          the test on a phone
        </label>
        {said}
        <div className="letter-acts">
          <button type="submit" className="btn btn--go" name="do" value="send-letter">
            Send to {formatWhole(audience?.gets ?? 0)} {audience?.gets === 1 ? "person" : "people"}
          </button>
          <p className="help">
            {mayGo ? "" : "It is checked again first. "}Asks for your passkey, unless you showed it in the last 5
            minutes. Can be paused, not recalled.
          </p>
        </div>
      </div>
    </section>
  );
}

function testWords({ isTested, isTestUnderWay, tested }: Pick<Seen, "isTested" | "isTestUnderWay" | "tested">): string {
  if (tested === null) return "No test of it has gone out yet.";
  if (!isTested) return `The last test was ${tested}. The text has changed since, so it needs another one.`;
  return isTestUnderWay ? "The test is on its way to you." : `This version was tested ${tested}.`;
}

function WhoGetsIt({ number, audience }: { number: number; audience: NonNullable<Seen["audience"]> }) {
  const rows = [
    ["Unsubscribed", audience.unsubscribed],
    ["Paused the letter for now", audience.resting],
    ["Email does not arrive there", audience.undelivered],
    ["Asked us to stop", audience["asked-to-stop"]],
  ] as const;
  return (
    <section className="panel" aria-labelledby="who-title">
      <div className="panel-head">
        <h2 id="who-title">Who gets it</h2>
      </div>
      <div className="letter-body">
        <table className="letter-who">
          <tbody>
            <tr>
              <th scope="row">Everyone who confirmed</th>
              <td>{formatWhole(audience.confirmed)}</td>
            </tr>
            {rows.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count === 0 ? "0" : `− ${formatWhole(count)}`}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Gets letter {number}</th>
              <td>
                <b>{formatWhole(audience.gets)}</b>
              </td>
            </tr>
          </tbody>
        </table>
        <p className="help">We check each person once more, just before their letter goes.</p>
      </div>
    </section>
  );
}

function Versions({ versions }: Pick<Seen, "versions">) {
  return (
    <section className="panel" aria-labelledby="versions-title">
      <div className="panel-head">
        <h2 id="versions-title">Versions</h2>
      </div>
      {versions.map(({ version, subject, words, at, by }) => (
        <details key={version} className="panel-row">
          <summary>
            Version {version}, {at}
            {by && `, ${by}`}
          </summary>
          <p>
            <b>{subject}</b>
          </p>
          <p className="held-words">{words}</p>
        </details>
      ))}
    </section>
  );
}
