import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { TapField } from "#app/components/forms/choice-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { openHours } from "#app/content/site/open-hours.ts";
import { type LeadAnswerName, leadAnswerChoices, leadAnswersForm } from "#app/forms/lead-answers-fields.ts";
import type { LeadAnswers } from "#app/forms/lead-answers-schema.ts";

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
  const skip = { value: "", label: "Skip" };
  return (
    <section className="wrap cols cols--start fs__taps" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>A few quick answers help us prepare (optional)</h2>
        <p className="lead">We have your request either way. You can send these again within the hour.</p>
      </div>
      <form method="post">
        <Outcome isKept={asked?.kept != null} refused={refused} />
        <SelectField
          {...field("state")}
          defaultValue={values.state ?? ""}
          label="Which state do you want to buy in?"
          choices={[skip, ...leadAnswerChoices.state]}
        />
        <TapField {...field("scoreBand")} legend="About where is your score?" choices={leadAnswerChoices.scoreBand} />
        <TapField {...field("goal")} legend="What is your goal?" choices={leadAnswerChoices.goal} />
        <SelectField
          {...field("goalMonth")}
          defaultValue={values.goalMonth ?? ""}
          label="And by which month?"
          choices={[skip, ...leadAnswerChoices.goalMonth]}
        />
        <TapField
          {...field("callTime")}
          legend="When should we call?"
          help={`In your time zone, within our hours: ${openHours}.`}
          choices={leadAnswerChoices.callTime}
        />
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
