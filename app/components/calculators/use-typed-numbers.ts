import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  checkTyped,
  exampleTyped,
  type FieldName,
  fieldNames,
  type PaymentAnswer,
  type Problems,
  type Typed,
  tidyTyped,
} from "./home-payment-fields.ts";

export const exampleAnswer = checkTyped(exampleTyped).answer as PaymentAnswer;

/**
 * The answer to what is typed, while it is typed. The inputs keep their own text, so nothing typed before this script
 * ran is lost. A problem is named when its field is left, and the last good answer stays in view meanwhile.
 */
export function useTypedNumbers() {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [answer, setAnswer] = useState(exampleAnswer);
  const [problems, setProblems] = useState<Problems>({});

  const check = () => {
    const checked = checkTyped(readInputs(fields.current));
    if (checked.answer) setAnswer(checked.answer);
    return checked.problems ?? {};
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or restored before React came.
  useEffect(() => {
    const found = readInputs(fields.current);
    if (fieldNames.some((name) => found[name] !== exampleTyped[name])) setProblems(check());
  }, []);

  return {
    answer,
    problems,
    fields,
    onInput() {
      const wrong = check();
      setProblems((shown) => pick(wrong, Object.keys(shown)));
    },
    onBlur({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement)) return;
      target.value = tidyTyped(target.name as FieldName, target.value);
      setProblems(check());
    },
  };
}

function readInputs(fields: HTMLFieldSetElement | null): Typed {
  const typed = { ...exampleTyped };
  for (const name of fieldNames) {
    const input = fields?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) typed[name] = input.value;
  }
  return typed;
}

function pick(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));
}
