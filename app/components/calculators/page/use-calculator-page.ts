import { useCallback, useEffect, useRef, useState } from "react";
import { useTypedNumbers } from "#app/components/calculators/fields/calculator-frame.tsx";
import type { Calculation, FieldRules, Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { hasPlan, preferExample } from "#app/lib/my-path/plan-mark.ts";
import { mostKept, readAddress, writeAddress } from "./address.ts";
import { useOwnTexts } from "./use-own-texts.ts";

const pauseBeforeWritingMs = 300;

/**
 * The numbers of a calculator's page, and the scenarios kept for comparison. The typed text is in the URL
 * fragment, which browsers do not send: a link, a bookmark or a reload brings it back. A browser without
 * JavaScript sends the form in the query, and the server answers with it filled in.
 */
export function useCalculatorPage<Name extends string, Answer extends object>(
  calculation: Calculation<Name, Answer>,
  sent: Texts<Name> | null,
) {
  const { rules } = calculation;
  const numbers = useTypedNumbers(calculation, sent);
  const [start] = useState(() => sent ?? numbers.texts);
  const [kept, setKept] = useState<readonly Texts<Name>[]>([]);
  const { texts, held, isExample } = numbers;
  const isBrought = useRef(sent !== null);
  const [brought, setBrought] = useState<Texts<Name> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it changes, not when numbers do.
  useEffect(() => {
    const restore = () => {
      const carried = readAddress(rules, location.hash);
      // A link to a place in the page also has a fragment.
      if (!carried.texts && carried.kept.length === 0) return;
      isBrought.current = true;
      if (carried.texts) numbers.fill(carried.texts);
      setBrought(carried.texts);
      setKept(carried.kept);
    };
    restore();
    window.addEventListener("hashchange", restore);
    return () => window.removeEventListener("hashchange", restore);
  }, [rules]);

  // After the URL was read.
  const own = useOwnTexts(rules, numbers, isBrought);

  useAddress(rules, held, kept, kept.length === 0 && (isExample || own.areAll));
  const drop = useCallback((index: number) => setKept((before) => before.filter((_, at) => at !== index)), []);

  const { reset } = numbers;
  const putExampleBack = useCallback(() => {
    if (hasPlan()) preferExample(true);
    reset();
  }, [reset]);

  return {
    numbers,
    /** Puts the whole example back, and remembers that in this tab if there are numbers of the visitor's own. */
    reset: putExampleBack,
    /** The initial texts of the fields, with the mistakes of a sent form. */
    start,
    kept,
    keep: () => setKept((before) => [...before, texts].slice(-mostKept)),
    drop,
    own,
    /** Whether the numbers are those that a link brought, ours or somebody else's, and nobody typed since. */
    isFromLink: brought !== null && Object.entries(brought).every(([name, text]) => texts[name as Name] === text),
    /** The URL with everything in it, to share with someone. */
    link() {
      const fragment = writeAddress(rules, { texts: held, kept });
      return location.href.split("#")[0] + (fragment && `#${fragment}`);
    },
  };
}

/**
 * Writes the typed and kept numbers into the URL once typing has paused, and takes back what turned out to be half a number.
 * The example needs no fragment, and the visitor's own numbers, which are on this device, need none either: none is written
 * until one has been.
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
      const fragment = bare ? "" : writeAddress(rules, { texts, kept });
      const address = fragment === "" ? pathname + search : `#${fragment}`;
      history.replaceState(history.state, "", address);
    }, pauseBeforeWritingMs);
    return () => clearTimeout(timer);
  }, [rules, texts, kept, bare, written]);
}
