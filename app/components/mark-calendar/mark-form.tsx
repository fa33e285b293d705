import { type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { monthField, readMonth } from "#app/components/calculators/fields/month-field.ts";
import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { EntryList } from "#app/components/device/entry-list.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { agingKinds, agingStart } from "#app/content/marks/clocks.ts";
import type { Month } from "#app/domain/path/household.ts";
import { counted } from "#app/domain/text/counted.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { pathSnapshot } from "#app/lib/my-path/kept-path.ts";
import { type KeptMark, keepMarks, markName, markStore, monthText, mostMarks, mostNameLetters } from "./mark-months.ts";

type Problems = { month?: string; said?: string };

/** Reads a mark from its form. Null while its month cannot be read; the typed text stays in the field. */
function readMark(form: FormData, now: Month): { kind: KeptMark["kind"]; mark: KeptMark | null; problems: Problems } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const kind = agingKinds.find(({ value }) => value === text("kind"))?.value ?? "late-payment";
  const [month, said] = [readMonth(text("month")), readMonth(text("said"))];
  const problems: Problems = {
    ...(month === null && { month: "Type a month and a year, such as 3/2021." }),
    ...(month !== null && month > now && { month: "This month has not started yet. Type one that has." }),
    ...(said === null && text("said") !== "" && { said: "Type a month and a year, such as 9/2028." }),
    ...(said !== null &&
      month !== null &&
      said < month && { said: "It cannot leave before it started. Check both months." }),
  };
  const isRight = month !== null && Object.keys(problems).length === 0;
  return { kind, mark: isRight ? { kind, name: text("name"), month, said } : null, problems };
}

/** The marks, and the form for the current one. */
export function MarksTyped({ marks, now }: { marks: readonly KeptMark[]; now: Month }) {
  const [at, setAt] = useState<number | null>(marks.length === 0 ? 0 : null);
  /** Counts the forms: another mark has a new one, and so has a mark that another window has changed. */
  const [opened, setOpened] = useState(0);
  useRounds(markStore, marks, (before) => {
    if (at === null) return;
    const mark = JSON.stringify(before[at]);
    const place = marks.findIndex((each) => JSON.stringify(each) === mark);
    // One that is not kept yet stays the next one.
    if (!mark) setAt(marks.length);
    else if (place >= 0) setAt(place);
    else if (marks.length === before.length) setOpened(opened + 1);
    else setAt(null);
  });
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const stand = (index: number) => {
    // Another mark has a new form, which must be on the page before it can take focus.
    flushSync(() => {
      setAt(index);
      setOpened(opened + 1);
    });
    document.getElementById("mark-kind")?.focus();
  };
  const close = () => {
    flushSync(() => setAt(null));
    add.current?.focus();
  };
  const planned = marks.length === 0 ? (pathSnapshot().kept.household.marks ?? []) : [];
  return (
    <>
      {planned.length > 0 && (
        <p className="note">
          Your plan in My path has {counted(planned.length, "mark")}.{" "}
          <Button
            look="line"
            small
            onClick={() => {
              keepMarks(() => planned.map(({ kind, month }) => ({ kind, name: "", month, said: null })));
              close();
            }}
          >
            Use Them Here
          </Button>
        </p>
      )}
      <EntryList
        entries={marks.map((mark) => ({
          title: markName(mark),
          text: `${agingStart(mark.kind).label}: ${monthText(mark.month)}`,
        }))}
        at={at ?? -1}
        onEdit={stand}
        onRemove={(index) => {
          keepMarks((before) => before.toSpliced(index, 1));
          if (at !== null && index < at) setAt(at - 1);
        }}
      />
      {at !== null ? (
        <MarkForm key={opened} form={form} start={marks[at]} now={now} at={at} onDone={close} />
      ) : marks.length < mostMarks ? (
        <p>
          <Button ref={add} look="line" onClick={() => stand(marks.length)}>
            {marks.length === 0 ? "Add a Mark" : "Add Another Mark"}
          </Button>
        </p>
      ) : (
        <p className="small">{mostMarks} marks are the most that we can keep.</p>
      )}
    </>
  );
}

type MarkFormProps = {
  form: Ref<HTMLFormElement>;
  start: KeptMark | undefined;
  now: Month;
  at: number;
  onDone: () => void;
};

function MarkForm({ form, start: first, now, at, onDone }: MarkFormProps) {
  const [start] = useState(first);
  const [kind, setKind] = useState(start?.kind ?? "late-payment");
  const [problems, setProblems] = useState<Problems>({});
  const keepMark = (mark: KeptMark) => keepMarks((before) => before.toSpliced(at, 1, mark));
  return (
    <form
      ref={form}
      className="typed-entry"
      noValidate
      autoComplete="off"
      aria-label="One mark"
      onInput={({ currentTarget }) => {
        const { kind, mark, problems: found } = readMark(new FormData(currentTarget), now);
        setKind(kind);
        // A problem goes away once it is fixed. New ones show only when the visitor is done.
        setProblems((named) => Object.fromEntries(Object.entries(found).filter(([name]) => name in named)));
        if (mark) keepMark(mark);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const { mark, problems: found } = readMark(new FormData(event.currentTarget), now);
        if (mark) {
          keepMark(mark);
          onDone();
          return;
        }
        flushSync(() => setProblems(found));
        event.currentTarget.querySelector<HTMLElement>(".field--err input")?.focus();
      }}
    >
      <div className="two">
        <SelectField id="mark-kind" name="kind" label="What it is" choices={agingKinds} defaultValue={kind} />
        <Field
          id="mark-name"
          name="name"
          label="Who reports it"
          optional
          maxLength={mostNameLetters}
          defaultValue={start?.name ?? ""}
          errors={undefined}
        />
      </div>
      <div className="two">
        <Field
          id="mark-month"
          name="month"
          label={agingStart(kind).label}
          help={agingStart(kind).help}
          inputMode="text"
          defaultValue={start ? monthField.format(start.month) : ""}
          errors={problems.month ? [problems.month] : undefined}
        />
        <Field
          id="mark-said"
          name="said"
          label="Your report says it leaves"
          help="If it names a month"
          optional
          inputMode="text"
          defaultValue={start && start.said !== null ? monthField.format(start.said) : ""}
          errors={problems.said ? [problems.said] : undefined}
        />
      </div>
      <p>
        <Button type="submit" look="line">
          Done with This Mark
        </Button>
      </p>
    </form>
  );
}
