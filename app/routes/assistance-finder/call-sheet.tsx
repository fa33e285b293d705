import { agencyQuestions } from "#app/content/finder/agency-questions.ts";
import { site } from "#config/site.ts";
import type { MatchedProgram } from "./program-row.tsx";
import type { SaidAnswer } from "./said-answers.ts";
import { agencyOf } from "./state-agency.tsx";

type CallSheetProps = { said: readonly SaidAnswer[]; matched: readonly MatchedProgram[]; state: string };

/** What the printer gets instead of the page: whom to call, what to ask, and room to write. */
export function CallSheet({ said, matched, state }: CallSheetProps) {
  const agency = agencyOf(state);
  const toCall = matched.filter(({ verdict }) => verdict !== "unmet").toSorted(byVerdict);
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
        <Call name={agency.agency} contact={agency.site ?? ""} note="Not verified by us." questions={agencyQuestions} />
      )}
      {toCall.map(({ program, verdict, words }) => (
        <Call
          key={program.slug}
          name={`${program.name}: ${program.administrator}`}
          contact={[program.contact.phone, program.contact.site].filter(Boolean).join(", ")}
          note={`${verdict === "fits" ? "Fits what you said." : words.checks.join(" ")} Terms as of ${program.verifiedOn}.`}
          questions={program.questions}
        />
      ))}
    </div>
  );
}

function byVerdict(a: MatchedProgram, b: MatchedProgram): number {
  return Number(b.verdict === "fits") - Number(a.verdict === "fits");
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
