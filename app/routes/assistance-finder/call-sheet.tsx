import { agencyQuestions, stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import type { Ranked } from "#app/domain/programs/program-rank.ts";
import { site } from "#config/site.ts";
import type { MatchedProgram } from "./door-words.ts";
import type { SaidAnswer } from "./said-answers.ts";

type CallSheetProps = { said: readonly SaidAnswer[]; ranked: Ranked<MatchedProgram>; state: string };

/** The sheet that prints instead of the page: who to call, what to ask, and room to write. */
export function CallSheet({ said, ranked: { doors, more }, state }: CallSheetProps) {
  const agency = stateAgency(state);
  return (
    <div className="af-sheet" aria-hidden="true">
      <p className="af-sheet__title">Call sheet</p>
      <p>
        {site.name}, assistance finder. What is worth asking about by published rules, not an offer or a promise. Each
        program decides for itself.
      </p>
      {said.length > 0 && (
        <p>
          <b>You said:</b> {said.map(({ label, text }) => `${label}: ${text}`).join("; ")}.
        </p>
      )}
      {agency && (
        <Call name={agency.agency} contact={agency.site} note="Not checked by us." questions={agencyQuestions} />
      )}
      {[...doors, ...more].map(({ program, words }) => (
        <Call
          key={program.slug}
          name={`${program.name}: ${program.administrator}`}
          contact={[program.phone, program.site].filter(Boolean).join(", ")}
          note={`${words.status.replace(/\.?$/, ".")} ${words.why} Terms as seen on ${program.seenOn}.`}
          questions={program.questions}
        />
      ))}
    </div>
  );
}

type CallProps = { name: string; contact: string; note: string; questions: readonly string[] };

function Call({ name, contact, note, questions }: CallProps) {
  return (
    <div className="af-sheet__call">
      <p>
        <b>{name}</b>
        {contact && <> ({contact})</>}
      </p>
      <p>{note}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
