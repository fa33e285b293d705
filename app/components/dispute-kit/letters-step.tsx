import { LetterPaper } from "#app/components/device/letter-paper.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { datesOf, mailingOf } from "#app/lib/disputes/dispute-calendar.ts";
import type { DisputeLetter } from "#app/lib/disputes/dispute-letters.ts";
import type { KeptDisputes } from "#app/lib/disputes/kept-disputes.ts";
import { AnswerLog } from "./answer-steps.tsx";
import { LetterDates, MailingForm } from "./letter-life.tsx";

type LettersStepProps = { letters: readonly DisputeLetter[]; kept: KeptDisputes; today: string };

/** Each letter: its text, its address, when the answer is due, and the answer. */
export function LettersStep({ letters, kept, today }: LettersStepProps) {
  if (letters.length === 0) {
    return <p className="small">Your letters show up here once a line has everything it needs.</p>;
  }
  return (
    <div className="dk-letters">
      {letters.map((letter, index) => (
        <details key={letter.id} className="unfold" open={index === 0} id={`letter-${letter.id}`}>
          <summary>
            <span>
              <b>{letter.areNotes ? letter.subject : letter.name}</b>
              <span className="small">
                {counted(letter.points.length, "line")}
                {dueWords(letter, kept)}
              </span>
            </span>
          </summary>
          <div className="cols cols--start dk-letter">
            <LetterPaper letter={letter} />
            <div>
              <h3>On its way</h3>
              <MailingForm letter={letter} kept={kept} />
              <h3>When their answer is due</h3>
              <LetterDates letter={letter} kept={kept} today={today} />
              <h3>What they said</h3>
              <AnswerLog letter={letter} kept={kept} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

function dueWords(letter: DisputeLetter, kept: KeptDisputes): string {
  const answer = datesOf(letter, mailingOf(kept, letter.id));
  if (answer === null || typeof answer === "string") return "";
  const due = answer.dates.findLast(({ kind }) => kind === "result" || kind === "check");
  return due ? `, an answer by ${formatDay(due.day)}` : "";
}
