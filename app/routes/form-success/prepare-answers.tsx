import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { TapField } from "#app/components/forms/choice-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { openHours } from "#app/content/site/open-hours.ts";
import { type LeadAnswerName, type LeadAnswers, leadAnswersForm, leadQuestions } from "#app/forms/lead-answers.ts";

/** The questions as the visitor finds them; `kept` is what was sent before, null when nothing was. */
export type AskedAnswers = { kept: LeadAnswers | null };

/** Why the answers were not kept, and what was picked. */
export type RefusedAnswers = { problems: readonly string[]; values: LeadAnswers };

type PrepareAnswersProps = { asked: AskedAnswers | null; refused: RefusedAnswers | undefined };

/**
 * Asks what helps us prepare for the call, only after a request for an analysis. A plain form; every question is optional.
 */
export function PrepareAnswers({ asked, refused }: PrepareAnswersProps) {
  if (!asked && !refused) return null;
  const { id } = leadAnswersForm;
  const values = refused?.values ?? asked?.kept ?? {};
  const field = (name: LeadAnswerName) => ({ id: `${id}-${name}`, name, defaultValue: values[name] });
  const select = (name: LeadAnswerName) => {
    const { label, choices } = leadQuestions[name];
    const withSkip = [{ value: "", label: "Skip" }, ...choices];
    return <SelectField {...field(name)} defaultValue={values[name] ?? ""} label={label} choices={withSkip} />;
  };
  const taps = (name: LeadAnswerName, help?: string) => {
    const { label, choices } = leadQuestions[name];
    return <TapField {...field(name)} legend={label} {...(help && { help })} choices={choices} />;
  };
  return (
    <section className="wrap cols cols--start fs__taps" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>A few quick answers help us prepare (optional)</h2>
        <p className="lead">We have your request either way. You can send these again within the hour.</p>
      </div>
      <form method="post">
        <Outcome isKept={asked?.kept != null} refused={refused} />
        {select("state")}
        {taps("scoreBand")}
        {taps("goal")}
        {select("goalMonth")}
        {taps("callTime", `In your time zone, within our hours: ${openHours}.`)}
        <Button type="submit" look="line">
          Send These Answers
        </Button>
      </form>
    </section>
  );
}

function Outcome({ isKept, refused }: { isKept: boolean; refused: RefusedAnswers | undefined }) {
  if (refused) {
    return (
      // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
      <div className="note note--bad" tabIndex={-1} autoFocus>
        <b>Your answers are not saved yet</b>
        {refused.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    );
  }
  if (!isKept) return null;
  return (
    <div className="note" role="status">
      <b>Saved with your request</b>
      <p>We will have your answers in front of us when we call.</p>
    </div>
  );
}
