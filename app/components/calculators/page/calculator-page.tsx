import { type ComponentType, useMemo } from "react";
import {
  type CalculatorModel,
  type Figure,
  hasProblems,
  sentenceText,
  type Texts,
} from "#app/components/calculators/calculator-model.ts";
import { AnswerSentence, CalculatorFrame, SpokenAnswer } from "#app/components/calculators/fields/calculator-frame.tsx";
import { useAfterFrame } from "#app/components/calculators/fields/use-after-frame.ts";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { KeptPart } from "#app/components/kept-part.tsx";
import { OwnStripPlace } from "#app/components/own-numbers/own-strip-place.tsx";
import { CalculatorFields } from "./calculator-fields.tsx";
import type { Explained } from "./explained.ts";
import { PrintedNumbers, Scenarios, ShareBar } from "./scenarios.tsx";
import { useCalculatorPage } from "./use-calculator-page.ts";

type CalculatorPageProps<Name extends string, Answer extends object> = {
  model: CalculatorModel<Name, Answer>;
  explained: Explained;
  /**
   * The drawing of an answer, with the table of its numbers. It may follow the sentence a moment later. Where it has a
   * slider for a field, `fill` types into that field.
   */
  Drawing: ComponentType<{ answer: Answer; fill: (texts: Partial<Texts<Name>>) => void }>;
};

/**
 * The page of one calculator: the question, the numbers on the left, the answer on the right, then what it leaves out and
 * what to do next. Without JavaScript it is a form that the server answers.
 */
export function CalculatorPage<Name extends string, Answer extends object>({
  model,
  explained,
  Drawing,
}: CalculatorPageProps<Name, Answer>) {
  const { numbers, reset, start, kept, keep, drop, own, link } = useCalculatorPage(model);
  const { answered, answer, isExample, problems, fill } = numbers;
  useKeyboardInset(numbers.fields);
  // A keystroke updates only the sentence. Everything else follows in later frames, so that typing never waits for it.
  const shown = useAfterFrame(answered);
  const drawn = useMemo(
    () => (
      <>
        <PrintedNumbers model={model} texts={shown.texts} />
        <Drawing answer={shown.answer} fill={fill} />
        <AnswerFigures figures={model.figures(shown.answer)} />
      </>
    ),
    [Drawing, model, shown, fill],
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
    <div className="cp">
      <KeptPart place={explained.head} as="header" className="wrap cp__head" />
      {takesOwn(model) && <OwnStripPlace said={own.said} onUse={own.use} onDrop={own.drop} />}
      <CalculatorFrame
        className="wrap cp__calc"
        numbers={numbers}
        withoutScript={null}
        legend={<h2>Your numbers</h2>}
        fields={
          <CalculatorFields model={model} problems={problems} start={start} onReset={isExample ? undefined : reset} />
        }
        after={
          <p className="answerbar" aria-hidden="true">
            <b>{short.figure}</b> {short.words}
            {stale && <span className="small">Fix the marked number</span>}
          </p>
        }
      >
        {/* The check of claims accepts figures in here: they are the calculator's own. */}
        <div data-worked-out="">
          <div id="answer" className="cp__answer">
            <AnswerSentence sentence={sentence} />
          </div>
          <SpokenAnswer numbers={numbers} text={sentenceText(sentence)} />
          {drawn}
          <ShareBar canKeep={!stale} onKeep={keep} link={link} />
          {compared}
        </div>
      </CalculatorFrame>
      <KeptPart place={explained.rest} />
    </div>
  );
}

/** Whether a number of My path fits into any field. */
function takesOwn({ rules }: Pick<CalculatorModel<string, never>, "rules">): boolean {
  return Object.values(rules).some(({ own }) => Boolean(own));
}

/** The other figures of the answer, one a line. */
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
