import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/model.ts";
import { ClaimFigure } from "#app/components/ui/claim.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

type AnswerProps = { answer: HelpAnswer };

/** The sum of the help. As long as it is the sample, it is the one that the claims table names. */
export function HelpSum({ answer, isExample }: AnswerProps & { isExample: boolean }) {
  return isExample ? <ClaimFigure claim={assistance.sampleSavings} /> : formatDollars(answer.helpCents);
}

export function SavingsSentence({ answer, isExample }: AnswerProps & { isExample: boolean }) {
  return (
    <p className="answer">
      Help could cover{" "}
      <strong>
        <HelpSum answer={answer} isExample={isExample} />
      </strong>{" "}
      of the {formatDollars(answer.dueCents)} due at closing.{" "}
      {answer.leftCents === 0 ? (
        "Nothing would be left to bring."
      ) : (
        <>
          You bring <span className="more">{formatDollars(answer.leftCents)}</span>.
        </>
      )}
    </p>
  );
}

/** On phones: the answer at the bottom of the window while a field is being edited. */
export function SavingsBar({ answer, waits }: AnswerProps & { waits: boolean }) {
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{formatDollars(answer.leftCents)}</b> to bring
      <span>{waits ? "Waiting for the whole number" : `of ${formatDollars(answer.dueCents)} due`}</span>
    </p>
  );
}
