import { formatDollars } from "#app/lib/format-currency.ts";
import type { PaymentAnswer } from "./home-payment-fields.ts";
import { SpokenText } from "./spoken-text.tsx";

type AnswerProps = { answer: PaymentAnswer };

/** How the payment compares with the rent, in the whole dollars that the sentence shows; null without a rent. */
function comparison({ totalCents, rentCents }: PaymentAnswer): { amount: string; more: boolean } | "same" | null {
  if (rentCents === null) return null;
  const dollars = Math.round(totalCents / 100) - Math.round(rentCents / 100);
  if (dollars === 0) return "same";
  return { amount: formatDollars(Math.abs(dollars) * 100), more: dollars > 0 };
}

/** The answer in one sentence, before any drawing of it. */
export function AnswerSentence({ answer }: AnswerProps) {
  const compared = comparison(answer);
  return (
    <p className="answer">
      You would pay about <strong>{formatDollars(answer.totalCents)}</strong> a month.
      {compared === "same" && " That is what your rent is now."}
      {compared && compared !== "same" && (
        <>
          {" "}
          That is{" "}
          <span className={compared.more ? "more" : "less"}>
            {compared.amount} {compared.more ? "more" : "less"}
          </span>{" "}
          than your rent now.
        </>
      )}
    </p>
  );
}

/** The same answer for those who hear it. */
export function SpokenAnswer({ answer, silent }: AnswerProps & { silent: boolean }) {
  return <SpokenText text={`About ${formatDollars(answer.totalCents)} a month`} silent={silent} />;
}

/** On phones: the answer at the bottom of the window while a field is being edited. CSS shows it only then. */
export function AnswerBar({ answer, stale }: AnswerProps & { stale: boolean }) {
  const compared = comparison(answer);
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{formatDollars(answer.totalCents)}</b> a month
      <span>
        {stale && "Mend the marked number"}
        {!stale && compared === "same" && "same as rent"}
        {!stale && compared && compared !== "same" && `${compared.amount} ${compared.more ? "more" : "less"} than rent`}
      </span>
    </p>
  );
}
