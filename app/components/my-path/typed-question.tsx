import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { EntryList } from "#app/components/device/entry-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SpokenProblem } from "#app/components/ui/spoken-text.tsx";
import type { HouseholdChange, Month } from "#app/domain/path/household.ts";
import { afterFrame } from "#app/lib/device/after-frame.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { debtWords, markWords } from "#app/lib/my-path/entry-words.ts";
import { type KeptPath, type PathQuestionName, pathSnapshot, pathStore } from "#app/lib/my-path/kept-path.ts";
import { debtNote, leaseNote, scoreNote, spouseNote } from "./path-entries.ts";
import { type PathFieldName, type PathTexts, pathFields } from "./path-fields.ts";
import { cleared, pathQuestions } from "./path-questions.ts";
import { pathFieldId, QuestionFields } from "./question-fields.tsx";
import { QuestionFrame } from "./question-frame.tsx";

export type QuestionProps = {
  name: PathQuestionName;
  path: KeptPath;
  now: Month;
  onChange: (change: HouseholdChange) => void;
  /** The same, at a keystroke. */
  onType: (change: HouseholdChange) => void;
  /** The visitor is done with the question, answered or not. */
  onPass: () => void;
};

const pauseBeforeNamingMs = 250;

/** The name of a list that is empty on purpose. */
const nothingWords: Partial<Record<PathQuestionName, string>> = { debts: "I owe nothing", marks: "Nothing like that" };

/**
 * A question with a typed or tapped answer. Each keystroke counts right away, and the question re-renders a frame later;
 * so a button press reads the form and the plan again. A problem shows when its field loses focus.
 */
export function TypedQuestion({ name, path, now, onChange, onType, onPass }: QuestionProps) {
  const { household } = path;
  const question = pathQuestions[name];
  const form = useRef<HTMLFormElement>(null);
  const list = listOf(name, path);
  const [at, setAt] = useState(list?.length ?? 0);
  const [start, setStart] = useState<PathTexts>(() => question.texts(household, at));
  const [live, setLive] = useState(start);
  const [left, setLeft] = useState<readonly string[]>([]);
  const begin = (texts: PathTexts) => {
    setStart(texts);
    setLive(texts);
    setLeft([]);
  };
  const texts = question.texts(household, at);
  const round = useRounds(pathStore, texts, () => begin(texts));
  const read = (texts: PathTexts) => question.read(texts, { household: pathSnapshot().kept.household, at, now });
  const { problems } = question.read(live, { household, at, now });
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => left.includes(field)));

  const stand = (entry: number) => {
    const texts = question.texts(household, entry);
    // The form of the entry is a new one, and must be there before it takes focus.
    flushSync(() => {
      setAt(entry);
      begin(texts);
    });
    document.getElementById(pathFieldId("kind"))?.focus();
  };
  const isRight = () => {
    const wrongFields = Object.keys(read(textsOf(form.current)).problems);
    const [wrong] = wrongFields;
    setLeft(wrongFields);
    const field = wrong && document.getElementById(pathFieldId(wrong));
    if (field) {
      // A field in a fold that was closed again takes no focus, and its problem would not show.
      field.closest("details")?.setAttribute("open", "");
      field.focus();
    }
    return wrong === undefined;
  };
  const remove = (entry: number) => {
    const { debts = [], marks = [] } = pathSnapshot().kept.household;
    const rest = (name === "debts" ? debts : marks).toSpliced(entry, 1);
    onChange({ [name]: rest.length > 0 ? rest : undefined });
    if (entry < at) setAt(at - 1);
  };

  return (
    <QuestionFrame
      name={name}
      path={path}
      form={form}
      action={list?.length === 0 && nothingWords[name] ? nothingWords[name] : "Next"}
      onInput={() => {
        onType(read(textsOf(form.current)).change);
        afterFrame(() => setLive(textsOf(form.current)));
      }}
      onBlur={({ target }: FormEvent) => {
        if (!(target instanceof HTMLInputElement) || target.value === "") return;
        // A month typed as 8/27 shows the year that it was taken for.
        if (target.name in pathFields) target.value = tidyTyped(pathFields[target.name as PathFieldName], target.value);
        // Words that push the button away while someone presses it would swallow the tap.
        setTimeout(() => setLeft((before) => [...before, target.name]), pauseBeforeNamingMs);
      }}
      onNext={() => {
        if (!isRight()) return;
        if (listOf(name, pathSnapshot().kept)?.length === 0) onChange({ [name]: [] });
        onPass();
      }}
      onSkip={() => {
        onChange(cleared(name));
        onPass();
      }}
      more={
        list?.[at] !== undefined && (
          <p>
            <Button look="line" small onClick={() => isRight() && stand(list.length)}>
              Add another
            </Button>
          </p>
        )
      }
    >
      {list && <EntryList entries={list} at={at} onEdit={stand} onRemove={remove} />}
      <SpokenProblem problems={shown} />
      <div key={`${at} ${round}`} className={list ? "typed-entry" : undefined}>
        <QuestionFields name={name} start={start} live={live} problems={shown} now={now} />
        <Note text={name === "debts" || (name === "income" && live.second) ? spouseNote(household) : null} />
        <Note
          text={
            name === "debts"
              ? debtNote(household.debts?.[at], now)
              : name === "lease"
                ? leaseNote(household, now)
                : name === "score"
                  ? scoreNote(household)
                  : null
          }
        />
      </div>
    </QuestionFrame>
  );
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <p className="small">{text}</p>;
}

/** The entries of a question that asks for several; null for other questions. */
function listOf(name: PathQuestionName, { household: { debts = [], marks = [] } }: KeptPath) {
  if (name === "debts") return debts.map(debtWords);
  return name === "marks" ? marks.map(markWords) : null;
}

function textsOf(form: HTMLFormElement | null): PathTexts {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
