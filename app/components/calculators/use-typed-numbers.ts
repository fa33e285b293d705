import { type FormEvent, useEffect, useRef, useState } from "react";
import { exampleTexts, type FieldRules, namesOf, type TypedSum, tidyTyped } from "./typed-fields.ts";

/** The answer to the numbers that a sum starts with. Every sum can work out its own example. */
function exampleAnswer<Name extends string, Answer>({ rules, check }: TypedSum<Name, Answer>): Answer {
  return check(exampleTexts(rules)).answer as Answer;
}

/**
 * The answer to what is typed, while it is typed. The inputs keep their own text, so nothing typed before this script
 * ran is lost. A problem is named when its field is left, and the last good answer stays in view meanwhile.
 */
export function useTypedNumbers<Name extends string, Answer extends object>(sum: TypedSum<Name, Answer>) {
  const { rules } = sum;
  const fields = useRef<HTMLFieldSetElement>(null);
  const [example] = useState(() => exampleAnswer(sum));
  const [answer, setAnswer] = useState(example);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});

  const check = () => {
    const { answer: found, problems: wrong = {} } = sum.check(readInputs(rules, fields.current));
    if (found) setAnswer(found);
    return wrong;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or restored before React came.
  useEffect(() => {
    const found = readInputs(rules, fields.current);
    const examples = exampleTexts(rules);
    if (namesOf(rules).some((name) => found[name] !== examples[name])) setProblems(check());
  }, []);

  return {
    answer,
    isExample: answer === example,
    problems,
    fields,
    onInput() {
      const wrong = check();
      setProblems((shown) => pick(wrong, Object.keys(shown)));
    },
    onBlur({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement)) return;
      target.value = tidyTyped(rules[target.name as Name], target.value);
      setProblems(check());
    },
  };
}

function readInputs<Name extends string>(rules: FieldRules<Name>, fields: HTMLFieldSetElement | null) {
  const typed = exampleTexts(rules);
  for (const name of namesOf(rules)) {
    const input = fields?.elements.namedItem(name);
    if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) typed[name] = input.value;
  }
  return typed;
}

function pick<Name extends string>(problems: Partial<Record<Name, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name))) as typeof problems;
}
