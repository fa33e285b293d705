import { type ComponentType, type ReactNode, useMemo } from "react";
import { AnswerSentence, CalculatorFrame, SpokenAnswer } from "#app/components/calculators/fields/calculator-frame.tsx";
import {
  type CalculatorModel,
  type Figure,
  hasProblems,
  sentenceText,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { useAfterFrame } from "#app/components/calculators/fields/use-after-frame.ts";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { OwnStripPlace } from "#app/components/own-numbers/own-strip-place.tsx";
import { CalculatorFields } from "./calculator-fields.tsx";
import { PrintedNumbers, Scenarios, ShareBar } from "./scenarios.tsx";
import { useCalculatorPage } from "./use-calculator-page.ts";

/** Draws an answer, with its table of numbers. If it has a slider for a field, `fill` types into that field. */
type Drawing<Name extends string, Answer> = ComponentType<{
  answer: Answer;
  fill: (texts: Partial<Texts<Name>>) => void;
}>;

export type CalculatorProps = {
  /** The fields that a browser without JavaScript sent with the form; null if it sent none. */
  sent: Texts<string> | null;
};

/** Any calculator, regardless of its fields and its answer. */
export type AnyCalculator = { model: CalculatorModel<string, object>; Content: (props: CalculatorProps) => ReactNode };

/**
 * Puts a calculator together. It hides the types of its fields and answer: code that shows a calculator doesn't need to know
 * them.
 */
export function calculatorOf<Name extends string, Answer extends object>(
  model: CalculatorModel<Name, Answer>,
  AnswerDrawing: Drawing<Name, Answer>,
): AnyCalculator {
  return {
    model: model as unknown as CalculatorModel<string, object>,
    Content: ({ sent }) => <Calculator model={model} AnswerDrawing={AnswerDrawing} sent={sent} />,
  };
}

/** The numbers on the left, the answer on the right. Without JavaScript it is a form that the server answers. */
function Calculator<Name extends string, Answer extends object>({
  model,
  AnswerDrawing,
  sent,
}: {
  model: CalculatorModel<Name, Answer>;
  AnswerDrawing: Drawing<Name, Answer>;
  sent: Texts<Name> | null;
}) {
  const { numbers, reset, start, kept, keep, drop, own, isFromLink, link } = useCalculatorPage(model, sent);
  const { answered, answer, isExample, problems, fill } = numbers;
  useKeyboardInset(numbers.fields);
  // A keystroke updates only the sentence. The drawing and the rest follow in later frames, so typing never waits for them.
  const shown = useAfterFrame(answered);
  const drawn = useMemo(
    () => (
      <>
        <PrintedNumbers model={model} texts={shown.texts} />
        <AnswerDrawing answer={shown.answer} fill={fill} />
        <AnswerFigures figures={model.figures(shown.answer)} />
      </>
    ),
    [AnswerDrawing, model, shown, fill],
  );
  const compared = useMemo(
    () => <Scenarios model={model} now={shown.texts} kept={kept} onUse={fill} onDrop={drop} />,
    [model, shown, kept, fill, drop],
  );
  const stale = hasProblems(problems);
  const { sentence, short } = useMemo(
    () => ({ sentence: model.headline(answer), short: model.short(answer) }),
    [model, answer],
  );
  return (
    <>
      {takesOwn(model) && <OwnStripPlace said={own.said} onUse={own.use} onDrop={own.drop} />}
      <CalculatorFrame
        className="wrap cp__calc"
        numbers={numbers}
        withoutScript={null}
        words={noteWords(isFromLink ? "link" : own.areTheirs ? "own" : "county")}
        legend={<h2>Numbers you can change</h2>}
        given={own.used}
        fields={
          <CalculatorFields model={model} problems={problems} start={start} onReset={isExample ? undefined : reset} />
        }
        after={
          <p className="answerbar" aria-hidden="true">
            {numbers.waits ? (
              <span className="small">Waiting for the whole number</span>
            ) : (
              <>
                <b>{short.figure}</b> {short.words}
              </>
            )}
          </p>
        }
      >
        {/* The claims check accepts figures in here: they are the calculator's own. */}
        <div data-worked-out="">
          <div id="answer" className="cp__answer">
            <AnswerSentence sentence={sentence} />
          </div>
          <SpokenAnswer numbers={numbers} given={own.used} text={sentenceText(sentence)} />
          {drawn}
          <ShareBar canKeep={!stale} onKeep={keep} link={link} />
          {compared}
        </div>
      </CalculatorFrame>
    </>
  );
}

/** Whose numbers an answer is for, if it is not the example's. */
function noteWords(whose: "link" | "own" | "county") {
  if (whose === "own") return undefined;
  const example = "Example until you change a number";
  return whose === "link"
    ? { example, own: "Numbers from the link. Type over them with your own" }
    : { example, own: "Your county’s numbers in our example" };
}

/** Whether any field takes a number from My path. */
export function takesOwn({ rules }: Pick<CalculatorModel<string, never>, "rules">): boolean {
  return Object.values(rules).some(({ own }) => Boolean(own));
}

/** The other figures of the answer, one per line. */
function AnswerFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="rows pairs cp__figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
