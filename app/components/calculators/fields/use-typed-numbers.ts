import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  exampleText,
  exampleTexts,
  type FieldRules,
  hasProblems,
  namesOf,
  type Texts,
  type TypedSum,
  tidyTyped,
} from "./typed-fields.ts";

/** What is typed into a calculator, what it answers, and what its frame listens to. */
export type TypedNumbers<Name extends string, Answer extends object> = ReturnType<typeof useTypedNumbers<Name, Answer>>;

/** The answer to the numbers that a sum starts with. Every sum can work out its own example. */
function exampleAnswer<Name extends string, Answer>({ rules, check }: TypedSum<Name, Answer>): Answer {
  return check(exampleTexts(rules)).answer as Answer;
}

/**
 * The answer to what is typed, while it is typed. The inputs keep their own text, so nothing typed before this script
 * ran is lost. A problem is named when its field is left, and the last good answer stays in view meanwhile.
 * `start` is what the inputs were filled with instead of the example.
 */
export function useTypedNumbers<Name extends string, Answer extends object>(
  sum: TypedSum<Name, Answer>,
  start: Texts<Name> | null = null,
) {
  const { rules } = sum;
  const fields = useRef<HTMLFieldSetElement>(null);
  const [first] = useState(() => firstState(sum, start));
  const [answered, setAnswered] = useState(first.answered);
  const [problems, setProblems] = useState(first.problems);

  const check = useCallback(() => {
    const texts = readInputs(sum.rules, fields.current);
    const { answer: found, problems: wrong = {} } = sum.check(texts);
    if (found) setAnswered({ answer: found, texts });
    return wrong;
  }, [sum]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or restored before React came.
  useEffect(() => {
    const found = readInputs(rules, fields.current);
    if (namesOf(rules).some((name) => found[name] !== answered.texts[name])) setProblems(check());
  }, []);

  const reset = useCallback(() => {
    writeInputs(first.example.texts, fields.current);
    setAnswered(first.example);
    setProblems({});
  }, [first]);

  const fill = useCallback(
    (texts: Texts<Name>) => {
      const tidy = namesOf(sum.rules).map((name) => [name, tidyTyped(sum.rules[name], texts[name])]);
      writeInputs(Object.fromEntries(tidy) as Texts<Name>, fields.current);
      setProblems(check());
    },
    [sum, check],
  );

  return {
    /** The answer, and the texts that it answers: the same object until there is another one. */
    answered,
    answer: answered.answer,
    /** What the answer answers. */
    texts: answered.texts,
    isExample: answered === first.example,
    problems,
    fields,
    /** Puts texts into the inputs, as if they had been typed and left. */
    fill,
    /** The example again. */
    reset,
    onInput() {
      const wrong = check();
      // The same object while nothing is wrong, so that the fields need not be drawn again.
      setProblems((shown) => (hasProblems(shown) ? pick(wrong, Object.keys(shown)) : shown));
    },
    onBlur({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement)) return;
      const rule = rules[target.name as Name];
      if (!rule) return;
      target.value = tidyTyped(rule, target.value);
      setProblems(check());
    },
  };
}

function firstState<Name extends string, Answer>(sum: TypedSum<Name, Answer>, start: Texts<Name> | null) {
  const example = { answer: exampleAnswer(sum), texts: exampleTexts(sum.rules) };
  if (!start) return { example, answered: example, problems: {} as Partial<Record<Name, string>> };
  const { answer, problems = {} as Partial<Record<Name, string>> } = sum.check(start);
  return { example, answered: answer ? { answer, texts: start } : example, problems };
}

function readInputs<Name extends string>(rules: FieldRules<Name>, fields: HTMLFieldSetElement | null) {
  // An example is written out only where its field is missing: it takes longer than the reading.
  const typed = namesOf(rules).map((name) => [name, inputOf(fields, name)?.value ?? exampleText(rules[name])]);
  return Object.fromEntries(typed) as Texts<Name>;
}

function writeInputs<Name extends string>(texts: Texts<Name>, fields: HTMLFieldSetElement | null) {
  for (const name of Object.keys(texts) as Name[]) {
    const input = inputOf(fields, name);
    if (input) input.value = texts[name];
  }
}

function inputOf(fields: HTMLFieldSetElement | null, name: string) {
  const input = fields?.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input : null;
}

function pick<Name extends string>(problems: Partial<Record<Name, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name))) as typeof problems;
}
