import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { LetterPaper } from "#app/components/device/letter-paper.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  type AnswerWords,
  type DisputeAnswer,
  disputeAnswerNames,
  disputeAnswerWords,
} from "#app/content/disputes/answer-words.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { saveFile } from "#app/lib/device/save-file.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { datesOf, mailingOf } from "#app/lib/disputes/calendar.ts";
import { disputeStore, type KeptDisputes } from "#app/lib/disputes/kept-disputes.ts";
import { type DisputeLetter, methodLetter } from "#app/lib/disputes/letters.ts";
import { letterText } from "#app/lib/letters/paper-letter.ts";
import { keepMailing, LetterDates, MailingForm } from "./letter-life.tsx";
import { readDay } from "./line-texts.ts";

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

type AnswersProps = { letter: DisputeLetter; kept: KeptDisputes };

const choices = [
  { value: "", label: "Not yet" },
  ...disputeAnswerNames.map((value) => ({ value, label: disputeAnswerWords[value].label })),
];

/** The answer for each line of a letter, and the next step. */
function AnswerLog({ letter, kept }: AnswersProps) {
  const { id: letterId, points, to } = letter;
  const { answers } = mailingOf(kept, letterId);
  const round = useRounds(disputeStore, answers);
  const given = new Set(points.flatMap(({ id }) => answers[id]?.answer ?? []));
  const verified = points.filter(({ id }) => answers[id]?.answer === "verified").map(({ id }) => id);
  return (
    <>
      {points.map(({ id, title }) => (
        <form
          key={`${id} ${round}`}
          className="two"
          onSubmit={(event) => event.preventDefault()}
          onInput={({ currentTarget }) => {
            const form = new FormData(currentTarget);
            const answer = disputeAnswerNames.find((name) => name === form.get("answer"));
            keepMailing(letterId, ({ answers: { [id]: _, ...others } }) => ({
              answers: answer ? { ...others, [id]: { answer, day: readDay(form.get("day")) } } : others,
            }));
          }}
        >
          <SelectField
            id={`${letterId}-answer-${id}`}
            name="answer"
            label={title}
            help="What did they say?"
            choices={choices}
            defaultValue={answers[id]?.answer ?? ""}
          />
          <Field
            id={`${letterId}-day-${id}`}
            name="day"
            type="date"
            label="On which day?"
            help="As their letter says"
            mayBeEmpty
            defaultValue={answers[id]?.day ?? ""}
            errors={undefined}
          />
        </form>
      ))}
      {[...given].map((answer) => (
        <NextSteps key={answer} answer={answer} to={to} />
      ))}
      {verified.length > 0 && to === "bureau" && (
        <p className="acts">
          <Button
            look="line"
            small
            onClick={() =>
              saveFile(`${letterId}-how-did-you-check.txt`, "text/plain", letterText(methodLetter(letter, verified)))
            }
          >
            Save the Letter That Asks How
          </Button>
        </p>
      )}
    </>
  );
}

function NextSteps({ answer, to }: { answer: DisputeAnswer; to: DisputeLetter["to"] }) {
  const { label, next }: AnswerWords = disputeAnswerWords[answer];
  const steps = to === "bureau" ? next : next.filter(({ onlyBureau }) => !onlyBureau);
  return (
    <div className="dk-next" role="status">
      <h4>{label}: what to do next</h4>
      <ol className="numbered rows">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
