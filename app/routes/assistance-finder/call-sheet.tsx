import { agencyQuestions, stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { site } from "#config/site.ts";
import type { Doors } from "./answer.ts";
import type { MatchedProgram } from "./door-words.ts";
import type { SaidAnswer } from "./finder-questions.tsx";

type CallSheetProps = { said: readonly SaidAnswer[]; ranked: Doors; state: string };

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
      <Call
        name="A HUD housing counselor"
        contact={housingCounselor.phone}
        note="Free or low in cost."
        questions={[]}
      />
      {agency && (
        <Call name={agency.agency} contact={agency.site} note="Not checked by us." questions={agencyQuestions} />
      )}
      {[...doors, ...more].map((one) => (
        <Call
          key={one.program.slug}
          name={`${one.program.name}: ${one.program.administrator}`}
          contact={[one.program.phone, one.program.site].filter(Boolean).join(", ")}
          note={noteOf(one)}
          questions={one.program.questions}
        />
      ))}
    </div>
  );
}

/** `Fits so far. Ask first. Your $58,000 is … Up to $8,550 on a $285,000 loan. Terms as seen on November 22, 2026.` */
function noteOf({ words, help, program }: MatchedProgram): string {
  return [
    words.status.replace(/\.?$/, "."),
    words.why,
    help && `${["Up to", help.most, help.on].filter(Boolean).join(" ")}.`,
    `Terms as seen on ${formatDay(program.seenOn)}.`,
  ]
    .filter(Boolean)
    .join(" ");
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
