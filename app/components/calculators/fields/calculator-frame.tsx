import { type FormEvent, memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Excerpt } from "#app/components/calculators/embedded/excerpt.ts";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { SpokenText, useProblemToSay } from "#app/components/ui/spoken-text.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import {
  type Calculation,
  exampleText,
  exampleTexts,
  type FieldRule,
  type FieldRules,
  followingTexts,
  hasProblems,
  heldText,
  heldTexts,
  namesOf,
  type Sentence,
  sampleFields,
  type Texts,
} from "./calculator-model.ts";

// Every calculator, on its own page or inside another one: a keystroke comes in here, and the new sentence goes out here.

/** The text typed into a calculator, its answer, and the handlers of its frame. */
type TypedNumbers<Name extends string, Answer extends object> = ReturnType<typeof useTypedNumbers<Name, Answer>>;

/** The answer to a calculator's own example. Every calculator has one. */
function exampleAnswer<Name extends string, Answer>({ rules, check }: Calculation<Name, Answer>): Answer {
  return check(exampleTexts(rules)).answer as Answer;
}

/**
 * The answer to the typed texts, during typing. The inputs keep their own text. A problem shows when its field loses
 * focus; the last good answer is hidden from the first key that makes it wrong until there is another. `start` is the inputs' first texts, if not the example.
 */
export function useTypedNumbers<Name extends string, Answer extends object>(
  calculation: Calculation<Name, Answer>,
  start: Texts<Name> | null = null,
) {
  const { rules } = calculation;
  const fields = useRef<HTMLFieldSetElement>(null);
  const first = useMemo(() => firstState(calculation, start), [calculation, start]);
  const [answered, setAnswered] = useState(first.answered);
  const [problems, setProblems] = useState(first.problems);
  const [unread, setUnread] = useState<readonly Name[]>(() => namesIn(first.problems));

  const check = useCallback(() => {
    const texts = readInputs(calculation.rules, fields.current);
    const { answer: found, problems: wrong = {} } = calculation.check(texts);
    const { example } = first;
    const isExample = namesOf(calculation.rules).every((name) => texts[name] === example.texts[name]);
    if (found) setAnswered(isExample ? example : { answer: found, texts });
    const names = found ? [] : namesIn(wrong);
    // The same list while the same numbers are half typed, so that nothing renders.
    setUnread((before) => (before.join() === names.join() ? before : names));
    return wrong;
  }, [calculation, first]);

  // What a plan knows, such as a county's tax, comes after the first answer, and changes it.
  const asked = useRef(check);
  useEffect(() => {
    if (asked.current === check) return;
    asked.current = check;
    check();
  }, [check]);

  const reset = useCallback(() => {
    writeInputs(first.example.texts, fields.current);
    setAnswered(first.example);
    setUnread([]);
    setProblems({});
  }, [first]);

  const fill = useCallback(
    (texts: Partial<Texts<Name>>) => {
      const given = namesOf(calculation.rules).filter((name) => texts[name] !== undefined);
      const tidy = given.map((name) => [name, tidyTyped(calculation.rules[name], texts[name] ?? "")]);
      writeInputs(Object.fromEntries(tidy) as Partial<Texts<Name>>, fields.current);
      setProblems(check());
    },
    [calculation, check],
  );

  return {
    rules,
    /** The answer and its texts: the same object until there is another answer. */
    answered,
    answer: answered.answer,
    /** The texts that the answer is for. */
    texts: answered.texts,
    /** The same, for an address: without those whose fields say something else by now, such as "4so" after "4". */
    held: useMemo(() => heldTexts(rules, answered.texts, unread), [rules, answered, unread]),
    isExample: answered === first.example,
    problems,
    /** Whether a text, perhaps half typed, has no answer: the last one does not fit what the fields say. */
    waits: unread.length > 0,
    fields,
    /** The inputs' current text, valid or not. */
    read: useCallback(() => readInputs(rules, fields.current), [rules]),
    /** Puts texts into the inputs, as if the visitor had typed them and left the fields. */
    fill,
    /** Puts the example back. */
    reset,
    onInput(event?: FormEvent) {
      if (event?.target instanceof HTMLSelectElement) {
        const texts = readInputs(rules, fields.current);
        writeInputs(followingTexts(rules, event.target.name as Name, texts), fields.current);
      }
      const wrong = check();
      // The same object while there are no problems, so the fields do not re-render.
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

function firstState<Name extends string, Answer>(calculation: Calculation<Name, Answer>, start: Texts<Name> | null) {
  const example = { answer: exampleAnswer(calculation), texts: exampleTexts(calculation.rules) };
  if (!start) return { example, answered: example, problems: {} as Partial<Record<Name, string>> };
  const { answer, problems = {} as Partial<Record<Name, string>> } = calculation.check(start);
  return { example, answered: answer ? { answer, texts: start } : example, problems };
}

function namesIn<Name extends string>(problems: Partial<Record<Name, string>>): Name[] {
  return Object.keys(problems) as Name[];
}

function readInputs<Name extends string>(rules: FieldRules<Name>, fields: HTMLFieldSetElement | null) {
  // An example is written only if its field is missing: writing takes longer than reading.
  const typed = namesOf(rules).map((name) => [name, inputOf(fields, name)?.value ?? exampleText(rules[name])]);
  return Object.fromEntries(typed) as Texts<Name>;
}

function writeInputs<Name extends string>(texts: Partial<Texts<Name>>, fields: HTMLFieldSetElement | null) {
  for (const name of Object.keys(texts) as Name[]) {
    const input = inputOf(fields, name);
    if (input) input.value = texts[name] ?? "";
  }
}

function inputOf(fields: HTMLFieldSetElement | null, name: string) {
  const input = fields?.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input : null;
}

function pick<Name extends string>(problems: Partial<Record<Name, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name))) as typeof problems;
}

type CalculatorFrameProps = {
  numbers: Omit<TypedNumbers<string, object>, "read" | "fill" | "reset" | "answer" | "answered">;
  /** The title, as a heading. */
  legend: ReactNode;
  /** The text for browsers without JavaScript; null if the form works without it. */
  withoutScript?: string | null;
  /** The note above the answer: first for the untouched example, then for changed numbers. */
  words?: { example: string; own: string } | undefined;
  fields: ReactNode;
  /** Fields that look like the example's, but hold a number of the visitor's. */
  given?: readonly string[];
  /** The answer. */
  children: ReactNode;
  /** The excerpt on this page. The calculator's own page asks for more and says more. */
  full?: Pick<Excerpt<string, object>, "slug" | "carried">;
  /** Content below both. */
  after?: ReactNode;
  className?: string;
};

/** Fields on the left, the answer on the right, with a note that says whose numbers they are. */
export function CalculatorFrame({
  numbers,
  legend,
  withoutScript = "This is a finished example. Changing the numbers needs JavaScript, which is off in this browser.",
  words,
  fields,
  given = [],
  children,
  full,
  after,
  className,
}: CalculatorFrameProps) {
  const { isExample, waits, held, fields: ref, onInput, onBlur } = numbers;
  return (
    <div className={classNames("calc cols cols--start", className)}>
      <fieldset className="calc__in" ref={ref} onInput={onInput} onBlur={onBlur}>
        <legend>{legend}</legend>
        {withoutScript !== null && (
          <noscript>
            <p className="small">{withoutScript}</p>
          </noscript>
        )}
        {fields}
      </fieldset>
      <div className={classNames("calc__out", waits && "calc__out--stale")}>
        <AnswerState numbers={numbers} words={words} given={given} />
        {children}
        {full && <FullPageLink slug={full.slug} carried={full.carried(isExample ? null : held)} />}
      </div>
      {after}
    </div>
  );
}

type AnswerStateProps = Pick<CalculatorFrameProps, "numbers" | "words" | "given">;

/** Above an answer: whose numbers it is for, or what could not be read; then the sample numbers that are still in it. */
export function AnswerState({
  numbers: { rules, texts, isExample, waits, problems },
  words = { example: "Example until you change a number", own: "Your numbers, not an offer of credit" },
  given = [],
}: AnswerStateProps) {
  const wrong = useProblemToSay(problems);
  const note = waits ? "Waiting for the whole number" : isExample ? words.example : words.own;
  return (
    <>
      <div className="calc__state">{wrong ? <p className="err">{wrong}</p> : <Tag>{note}</Tag>}</div>
      {!isExample && <Samples words={sampleWords(rules, texts, given)} />}
    </>
  );
}

/** The sample numbers that the answer still uses. */
const Samples = memo(({ words }: { words: string }) => (words === "" ? null : <p className="small">{words}</p>));

/** `Still from our example: down payment 5%, rent now $1,450.`; empty where everything was given. */
function sampleWords(rules: FieldRules<string>, texts: Texts<string>, given: readonly string[]): string {
  const held = sampleFields(rules, texts)
    .filter((name) => !given.includes(name))
    .map((name) => heldText(rules[name] as FieldRule, texts[name] ?? ""));
  return held.length === 0 ? "" : `Still from our example: ${held.join(", ")}.`;
}

type SpokenAnswerProps = Pick<CalculatorFrameProps, "numbers" | "given"> & { text: string };

/**
 * The answer in a few words, for screen readers, and which numbers are still the example's. Or which number could not be read:
 * a screen reader user has left its field by then, and would take the old answer for the new one.
 */
export function SpokenAnswer({ numbers, given = [], text }: SpokenAnswerProps) {
  const { rules, texts, problems, waits, isExample } = numbers;
  const wrong = useProblemToSay(problems);
  const said = [text, sampleWords(rules, texts, given)].join(" ").trim();
  return <SpokenText text={wrong ?? said} silent={wrong === null && (isExample || waits)} />;
}

type FullPageLinkProps = {
  slug: string;
  /** The text typed here, as a fragment, which browsers do not send. */
  carried: string;
};

/**
 * The link to a calculator's own page. It carries the typed numbers. Slugs serve as names: the list of page heads is 2 KB.
 */
function FullPageLink({ slug, carried }: FullPageLinkProps) {
  return (
    <p className="calc__full">
      <a className="tlink" href={`/calculators/${slug}${carried}`}>
        The full calculator: {slug.replaceAll("-", " ")} <Arrow />
      </a>
    </p>
  );
}

/** The answer in display type. */
export const AnswerSentence = memo(({ sentence }: { sentence: Sentence }) => (
  <p className="answer">
    <SentenceParts sentence={sentence} />
  </p>
));

/** Parts keep their place, so a new figure changes one text node and nothing else. */
export function SentenceParts({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, place) => {
    if (typeof part === "string") return part;
    return part.look === "strong" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place.
      <strong key={place}>{part.text}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place.
      <span key={place} className={part.look}>
        {part.text}
      </span>
    );
  });
}
