import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { ChoiceField, TapField } from "#app/components/forms/choice-fields.tsx";
import { isBankruptcy, type MarkStart, markKinds, markStart } from "#app/content/my-path/mark-kinds.ts";
import { pathAssumptions } from "#app/content/my-path/path-assumptions.ts";
import type { Month } from "#app/domain/path/household.ts";
import { householdChoices, yesOrNo } from "#app/forms/finder-answers.ts";
import { debtKinds, incomeKinds } from "#app/lib/my-path/entry-words.ts";
import type { PathQuestionName } from "#app/lib/my-path/kept-path.ts";
import { type PathFieldName, type PathProblems, type PathTexts, pathFields } from "./path-fields.ts";
import { noticeChoices, scoreSources } from "./path-questions.ts";

type QuestionFieldsProps = {
  name: PathQuestionName;
  /** The fields' first texts. */
  start: PathTexts;
  /** The fields' current texts: some fields are for some answers only. */
  live: PathTexts;
  problems: PathProblems;
  now: Month;
};

/** The fields of one question. They keep their own text, like all fields of the site. */
export function QuestionFields({ name, start, live, problems, now }: QuestionFieldsProps) {
  const typed = (field: PathFieldName, asked?: MarkStart) => (
    <TypedField
      id={pathFieldId(field)}
      name={field}
      rule={pathFields[field]}
      label={asked?.label}
      help={asked?.help}
      start={start[field] ?? ""}
      problem={problems[field]}
    />
  );
  const taps = (field: string, legend: string, choices: readonly { value: string; label: string }[]) => (
    <TapField id={pathFieldId(field)} name={field} legend={legend} choices={choices} defaultValue={start[field]} />
  );
  const kind = (label: string, choices: readonly { value: string; label: string }[]) => (
    <SelectField
      id={pathFieldId("kind")}
      name="kind"
      label={label}
      choices={choices}
      defaultValue={start.kind ?? choices[0]?.value ?? ""}
    />
  );
  switch (name) {
    case "income":
      return (
        <>
          <div className="two">
            {typed("income")}
            {typed("since")}
          </div>
          {isNewWork(now, live.since, live.kind) &&
            taps("before", "Did you work or study in the two years before that?", yesOrNo)}
          <details className="unfold mp-more" open={Boolean(start.second) || start.kind !== "job"}>
            <summary>Not a job, or a second income</summary>
            {kind("Where it is from", incomeKinds)}
            {typed("second")}
            {typed("secondSince")}
            {isNewWork(now, live.secondSince) &&
              taps("secondBefore", "Did they work or study in the two years before that?", yesOrNo)}
          </details>
        </>
      );
    case "savings":
      return (
        <>
          <div className="two">
            {typed("saved")}
            {typed("monthly")}
          </div>
          <details className="unfold mp-more" open={Boolean(start.gift)}>
            <summary>Someone is giving me money for the home</summary>
            {typed("gift")}
          </details>
        </>
      );
    case "debts":
      return (
        <>
          {kind("Kind of debt", debtKinds)}
          <div className="two">
            {typed("payment")}
            {live.kind === "card" ? typed("balance") : typed("left")}
          </div>
          {live.kind === "card" ? (
            <div className="two">
              {typed("limit")}
              {typed("rate")}
            </div>
          ) : (
            <details className="unfold mp-more" open={Boolean(start.balance || start.rate)}>
              <summary>I know the balance</summary>
              <div className="two">
                {typed("balance")}
                {typed("rate")}
              </div>
            </details>
          )}
          {isUnpaidStudent(live) && taps("planZero", "Is it $0 on an income plan, and does a paper say so?", yesOrNo)}
        </>
      );
    case "score":
      return (
        <>
          <ChoiceField
            id={pathFieldId("from")}
            name="from"
            label="Where is it from?"
            choices={scoreSources}
            defaultValue={start.from}
          />
          {live.from !== "unknown" && typed("points")}
        </>
      );
    case "home":
      return (
        <>
          {typed("price")}
          {typed("comfort")}
          {/* Few know what a seller will pay; whoever tried it must be able to take it back. */}
          {start.seller && typed("seller")}
        </>
      );
    case "lease":
      return (
        <>
          {typed("rent")}
          {typed("leaseEnd")}
          {taps("notice", "How long is your notice?", noticeChoices)}
        </>
      );
    case "people":
      return (
        <>
          {taps("people", "People in the household", householdChoices)}
          {taps("owned", "Have you owned a home in the last three years?", yesOrNo)}
          {taps("served", "Is anyone buying in the military, or a veteran?", yesOrNo)}
        </>
      );
    case "marks":
      return (
        <>
          {kind("What it is", markKinds)}
          <div className="two">
            {typed("happened", markStart(live.kind))}
            {isBankruptcy(live.kind) && typed("discharged")}
          </div>
        </>
      );
    case "place":
      return null;
  }
}

/** Whether work began so lately that what came before it counts. */
function isNewWork(now: Month, since = "", kind = "job"): boolean {
  const read = pathFields.since.parse(since);
  const isWork = kind === "job" || kind === "self-employed";
  return isWork && read.ok && now - read.value < pathAssumptions.historyMonths;
}

/** Whether a student loan has a balance and no payment: what counts then goes by why there is none. */
function isUnpaidStudent({ kind, payment = "", balance = "" }: PathTexts): boolean {
  const read = pathFields.payment.parse(payment);
  const isNone = payment.trim() === "" ? balance.trim() !== "" : read.ok && read.value === 0;
  return kind === "student" && isNone;
}

export function pathFieldId(field: string): string {
  return `path-${field}`;
}
