import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Texts } from "#app/components/calculators/typed-fields.ts";
import { useTypedNumbers } from "#app/components/calculators/use-typed-numbers.ts";
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

  useAddress(isExample && kept.length === 0 ? null : writeAddress(rules, { texts, kept }));

  return {
    numbers,
    /** What the fields are filled with at first: mistakes of a sent form too. */
    start,
    kept,
    keep: () => setKept((before) => [...before, texts].slice(-mostKept)),
    drop: (index: number) => setKept((before) => before.filter((_, at) => at !== index)),
  };
}

/** Writes a fragment into the address once typing has paused. `null` leaves it, until something has been written. */
function useAddress(fragment: string | null) {
  const [written, setWritten] = useState(false);
  useEffect(() => {
    if (fragment === null && !written) return;
    const timer = setTimeout(() => {
      setWritten(true);
      const { pathname, search } = location;
      history.replaceState(history.state, "", fragment === null ? pathname + search : `#${fragment}`);
    }, pauseBeforeWritingMs);
    return () => clearTimeout(timer);
  }, [fragment, written]);
}
