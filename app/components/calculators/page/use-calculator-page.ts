import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import {
  type CalculatorModel,
  exampleTexts,
  type FieldRules,
  namesOf,
  type Texts,
} from "#app/components/calculators/calculator-model.ts";
import { useTypedNumbers } from "#app/components/calculators/fields/calculator-frame.tsx";

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it changes, not when numbers do.
  useEffect(() => {
    const restore = () => {
      const carried = readAddress(rules, location.hash);
      // A link to a place in the page has a fragment, too.
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
    /** What the fields are filled with at first, with the mistakes of a sent form. */
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

/** The scenarios of an address: the one that is being worked on, and those that were kept beside it. */
type AddressTexts<Name extends string> = { texts: Texts<Name> | null; kept: readonly Texts<Name>[] };

const mostKept = 2;
/** Longer than any number that people type. */
const longestText = 40;
const keptKey = "keep";

/**
 * Reads what an address carries, `price=300k&down=5%2C000&keep=price%3D265000`, from its query or fragment. Keys that are
 * no field, texts too long to be a number and choices that are not offered are left out; `texts` is null when nothing
 * was typed.
 */
export function readAddress<Name extends string>(rules: FieldRules<Name>, carried: string): AddressTexts<Name> {
  const parameters = new URLSearchParams(carried.replace(/^[?#]/, ""));
  const kept = parameters.getAll(keptKey).map((inner) => textsOf(rules, new URLSearchParams(inner)));
  return { texts: textsOf(rules, parameters), kept: kept.filter((texts) => texts !== null).slice(0, mostKept) };
}

/** The reverse of `readAddress`, without `#`; empty for the example alone. */
export function writeAddress<Name extends string>(
  rules: FieldRules<Name>,
  { texts, kept }: AddressTexts<Name>,
): string {
  const parameters = texts ? parametersOf(rules, texts) : new URLSearchParams();
  for (const each of kept) parameters.append(keptKey, parametersOf(rules, each).toString());
  return parameters.toString();
}

function textsOf<Name extends string>(rules: FieldRules<Name>, parameters: URLSearchParams): Texts<Name> | null {
  const texts = exampleTexts(rules);
  let found = false;
  for (const name of namesOf(rules)) {
    const text = parameters.get(name);
    if (text === null || text.length > longestText) continue;
    const { choices, format } = rules[name];
    if (choices && !choices.some(({ value }) => format(value) === text)) continue;
    texts[name] = text;
    found = true;
  }
  return found ? texts : null;
}

function parametersOf<Name extends string>(rules: FieldRules<Name>, texts: Texts<Name>): URLSearchParams {
  return new URLSearchParams(namesOf(rules).map((name) => [name, texts[name]]));
}

/**
 * A value for what may be a frame late: it changes after the frame that shows the new value elsewhere, and rendering it
 * yields to the next keystroke. `useDeferredValue` alone would start before that frame and delay it on a slow phone.
 */
export function useAfterFrame<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
