import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { FieldRules, Texts } from "#app/components/calculators/fields/typed-fields.ts";
import { useTypedNumbers } from "#app/components/calculators/fields/use-typed-numbers.ts";
import { mostKept, readAddress, writeAddress } from "./address-texts.ts";
import type { CalculatorModel } from "./calculator-model.ts";

const pauseBeforeWritingMs = 300;

/**
 * The numbers of a calculator's page, and the scenarios kept beside them. What is typed lives in the fragment of the
 * address, which browsers do not send: a link, a bookmark or a reload brings it back. The form of a browser without
 * JavaScript sends it in the query, and the server answers with it filled in.
 */
export function useCalculatorPage<Name extends string, Answer extends object>(model: CalculatorModel<Name, Answer>) {
  const { rules } = model;
  const { search } = useLocation();
  const [sent] = useState(() => readAddress(rules, search).texts);
  const numbers = useTypedNumbers(model, sent);
  const [start] = useState(() => sent ?? numbers.texts);
  const [kept, setKept] = useState<readonly Texts<Name>[]>([]);
  const { texts, isExample } = numbers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it comes, not when numbers change.
  useEffect(() => {
    const restore = () => {
      const carried = readAddress(rules, location.hash);
      // Links to places of the page have a fragment of their own.
      if (!carried.texts && carried.kept.length === 0) return;
      if (carried.texts) numbers.fill(carried.texts);
      setKept(carried.kept);
    };
    restore();
    window.addEventListener("hashchange", restore);
    return () => window.removeEventListener("hashchange", restore);
  }, [rules]);

  useAddress(rules, texts, kept, isExample && kept.length === 0);
  const drop = useCallback((index: number) => setKept((before) => before.filter((_, at) => at !== index)), []);

  return {
    numbers,
    /** What the fields are filled with at first: mistakes of a sent form too. */
    start,
    kept,
    keep: () => setKept((before) => [...before, texts].slice(-mostKept)),
    drop,
  };
}

/**
 * Writes what is typed and kept into the address once typing has paused. The example alone needs no fragment, and writes
 * none until one has been written.
 */
function useAddress<Name extends string>(
  rules: FieldRules<Name>,
  texts: Texts<Name>,
  kept: readonly Texts<Name>[],
  bare: boolean,
) {
  const [written, setWritten] = useState(false);
  useEffect(() => {
    if (bare && !written) return;
    const timer = setTimeout(() => {
      setWritten(true);
      const { pathname, search } = location;
      const address = bare ? pathname + search : `#${writeAddress(rules, { texts, kept })}`;
      history.replaceState(history.state, "", address);
    }, pauseBeforeWritingMs);
    return () => clearTimeout(timer);
  }, [rules, texts, kept, bare, written]);
}
