import { type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { monthField } from "#app/components/calculators/fields/month-field.ts";
import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { EntryList } from "#app/components/device/entry-list.tsx";
import { ChoiceField, TickField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  bureauFirst,
  disputeBureauNames,
  disputeBureaus,
  disputeDetails,
  disputeProofs,
  disputeReason,
  disputeReasonNames,
  disputeReasons,
} from "#app/content/disputes/reasons.ts";
import { markKinds, markStart } from "#app/content/my-path/mark-kinds.ts";
import type { Month } from "#app/domain/path/household.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import {
  type DisputeLine,
  disputeStore,
  type KeptDisputes,
  keepDisputes,
  mostLines,
} from "#app/lib/disputes/kept-disputes.ts";
import { type DisputeLetter, lineProblems } from "#app/lib/disputes/letters.ts";
import { emptyLine, lineWords, mostLetters, problemWords, readLine, readyWords, withLine } from "./line-texts.ts";

type LinesStepProps = { lines: KeptDisputes["lines"]; now: Month; letters: readonly DisputeLetter[] };

/** The disputed lines: a list, and the form for the current one. */
export function LinesStep({ lines, now, letters }: LinesStepProps) {
  const [open, setOpen] = useState<number | null>(lines.length === 0 ? 1 : null);
  const [named, setNamed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const nextId = Math.max(0, ...lines.map(({ id }) => id)) + 1;
  const line = open === null ? null : (lines.find(({ id }) => id === open) ?? emptyLine(open));
  const problems = line ? lineProblems(line, now) : [];
  const round = useRounds(disputeStore, line);

  const stand = (id: number) => {
    // Another line has a new form, which must be on the page before it can take focus.
    flushSync(() => {
      setOpen(id);
      setNamed(false);
    });
    document.getElementById("line-company")?.focus();
  };
  const done = () => {
    if (problems.length > 0) {
      flushSync(() => setNamed(true));
      form.current?.querySelector<HTMLElement>(".field--err :is(input, textarea)")?.focus();
      return;
    }
    flushSync(() => setOpen(null));
    add.current?.focus();
  };
  // An impossible date shows its problem right away; a missing answer, once the visitor is done.
  const shown = named ? problems : problems.filter((problem) => problem === "not-yet");
  return (
    <>
      <EntryList
        entries={lines.map((each) => lineWords(each, lineProblems(each, now)))}
        at={lines.findIndex(({ id }) => id === open)}
        outcome={readyWords(letters)}
        onEdit={(index) => stand(lines[index]?.id ?? nextId)}
        onRemove={(index) => keepDisputes(({ lines: before }) => ({ lines: before.toSpliced(index, 1) }))}
      />
      {line ? (
        <LineForm
          key={`${line.id} ${round}`}
          form={form}
          line={line}
          problems={problemWords(line, shown)}
          onChange={(changed: DisputeLine) => keepDisputes((before) => ({ lines: withLine(before.lines, changed) }))}
          onDone={done}
        />
      ) : lines.length >= mostLines ? (
        <p className="small">{mostLines} lines are the most that one kit holds. Start with those that cost you most.</p>
      ) : (
        <p>
          <Button ref={add} look="line" onClick={() => stand(nextId)}>
            {lines.length === 0 ? "Add a Line" : "Add Another Line"}
          </Button>
        </p>
      )}
    </>
  );
}

type LineFormProps = {
  line: DisputeLine;
  /** Missing answers, by field. */
  problems: Partial<Record<string, string>>;
  form: Ref<HTMLFormElement>;
  onChange: (line: DisputeLine) => void;
  onDone: () => void;
};

/** The form for one line. Its fields keep their own text, and every keystroke counts right away. */
function LineForm({ line, problems, form, onChange, onDone }: LineFormProps) {
  const [start] = useState(line);
  const { reason } = line;
  const rule = reason && disputeReason(reason);
  return (
    <form
      ref={form}
      className="typed-entry dk-line"
      noValidate
      autoComplete="off"
      aria-label="One line of your report"
      onInput={({ currentTarget }) => onChange(readLine(new FormData(currentTarget), line))}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div className="two">
        <Field
          id="line-company"
          name="company"
          label="Who reports it"
          help="The name on the report"
          defaultValue={start.company}
          maxLength={mostLetters.short}
          errors={problems.company ? [problems.company] : undefined}
        />
        <Field
          id="line-account"
          name="account"
          label="Account, last four digits"
          help="We keep no more than those four."
          mayBeEmpty
          defaultValue={start.account}
          errors={undefined}
        />
      </div>
      <ChoiceField
        id="line-reason"
        name="reason"
        label="What is wrong with this line?"
        errors={problems.reason ? [problems.reason] : undefined}
        defaultValue={start.reason ?? undefined}
        choices={disputeReasonNames.map((value) => ({
          value,
          label: disputeReasons[value].label,
          ...(value === reason && { note: `Pick this only if it is true: ${disputeReasons[value].pickIf}` }),
        }))}
      />
      {rule && (
        <p className="cost dk-not">
          <b>Not this one, if:</b> {rule.notIf}
        </p>
      )}
      {rule?.details.map((name) => (
        <Field
          key={name}
          id={`line-${name}`}
          name={name}
          label={disputeDetails[name].label}
          help={disputeDetails[name].help}
          defaultValue={start.details[name] ?? ""}
          maxLength={mostLetters.long}
          errors={problems[name] ? [problems[name]] : undefined}
        />
      ))}
      {rule?.isByAge && <AgeFields start={start} problem={problems.firstMissed} />}
      <TickField
        name="bureaus"
        legend="Who shows it?"
        help="Each keeps its own file. Check only those whose report has this line."
        error={problems.bureaus}
        ticked={[...start.bureaus, ...(start.toCompany ? ["company"] : [])]}
        choices={[
          ...disputeBureauNames.map((value) => ({ value, label: disputeBureaus[value] })),
          {
            value: "company",
            label: "Write to the company, too",
            note:
              rule?.asks.company === null
                ? "The law does not make a company answer this."
                : `${bureauFirst} For the company you get notes. The words have to be your own.`,
          },
        ]}
      />
      {rule && rule.proofs.length > 0 && (
        <>
          <input type="hidden" name="hasProofs" value="yes" />
          <TickField
            name="proofs"
            legend="Which papers prove it?"
            help="Check what you will send. Send copies and keep the originals."
            ticked={start.proofs}
            choices={rule.proofs.map((value) => ({ value, label: capital(disputeProofs[value]) }))}
          />
        </>
      )}
      <Field
        multiline
        id="line-words"
        name="words"
        label="In your own words"
        help="Goes into the letter as you type it. Facts work better than feelings."
        optional
        rows={3}
        defaultValue={start.words}
        maxLength={mostLetters.long}
        errors={undefined}
      />
      <p>
        <Button type="submit" look="line">
          Done with This Line
        </Button>
      </p>
    </form>
  );
}

/** The month is asked for in the words of the kind: the law counts from another day for each. */
function AgeFields({ start, problem }: { start: DisputeLine; problem: string | undefined }) {
  const [kind, setKind] = useState<string>(start.age?.kind ?? markKinds[0]?.value ?? "");
  const { label, help } = markStart(kind);
  return (
    <div className="two" onInput={({ target }) => target instanceof HTMLSelectElement && setKind(target.value)}>
      <SelectField id="line-kind" name="kind" label="What it is" choices={markKinds} defaultValue={kind} />
      <Field
        id="line-firstMissed"
        name="firstMissed"
        label={label}
        help={help}
        inputMode="text"
        defaultValue={start.age ? monthField.format(start.age.firstMissed) : ""}
        errors={problem ? [problem] : undefined}
      />
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
