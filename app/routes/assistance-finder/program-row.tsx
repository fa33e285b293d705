import { type FinderProgram, programClasses, programStatuses } from "#app/content/finder/program-record.ts";
import type { ProgramVerdict } from "#app/domain/programs/program-match.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { MatchWords } from "./finding-words.ts";

export type MatchedProgram = { program: FinderProgram; verdict: ProgramVerdict; words: MatchWords };

/** A program: what it is, what the answers come to, and its terms with their source. */
export function ProgramRow({ program, verdict, words }: MatchedProgram) {
  return (
    <li className="af-row" id={program.slug}>
      <h3>{program.name}</h3>
      <p className="small">{programClasses[program.class]}</p>
      <p>{program.summary}</p>
      {verdict !== "unmet" && words.upToPriceCents !== null && (
        <p className="af-out af-out--fits">
          As things stand, up to a price of about {formatDollars(Math.floor(words.upToPriceCents / 1000_00) * 1000_00)}.
        </p>
      )}
      <Outcome words={words} />
      <details>
        <summary>
          Terms, questions to ask and source<span className="vh"> of {program.name}</span>
        </summary>
        <Terms program={program} />
        {words.met.length > 0 && (
          <>
            <h4>What your answers meet</h4>
            <ul className="af-points">
              {words.met.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        <h4>Ask {program.administrator}</h4>
        <ul className="af-points">
          {program.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </details>
      <Source program={program} />
    </li>
  );
}

function Outcome({ words: { against, answer, checks } }: { words: MatchWords }) {
  if (against.length > 0) {
    return (
      <div className="af-out af-out--unmet">
        {against.map(({ because, unless }) => (
          <p key={because}>
            <b>{because}</b> It may fit after all if {unless}.
          </p>
        ))}
      </div>
    );
  }
  if (answer === null && checks.length === 0) return null;
  return (
    <div className="af-out af-out--open">
      {checks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {answer !== null && (
        <p>
          <b>It also hangs on what you left out:</b> {answer}.
        </p>
      )}
    </div>
  );
}

function Terms({ program }: { program: FinderProgram }) {
  const terms = [
    ["How much", program.amount],
    ["Living there", program.occupancy],
    ["Course", program.education],
    ["Paying back", program.repayment],
    ["If you leave early", program.recapture],
    ["With other help", program.stacking],
  ] as const;
  return (
    <dl className="rows af-terms">
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the terms are from, and as of when: never folded away. */
function Source({ program: { sources, status, verifiedOn, reviewBy } }: { program: FinderProgram }) {
  return (
    <p className="fine">
      {programStatuses[status]}, as of <time dateTime={verifiedOn}>{formatDay(verifiedOn)}</time>; to be looked up again
      by <time dateTime={reviewBy}>{formatDay(reviewBy)}</time>.{" "}
      {sources.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} rel="noopener">
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
