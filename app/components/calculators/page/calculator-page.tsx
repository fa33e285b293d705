import { type ComponentType, memo, useMemo } from "react";
import {
  type CalculatorModel,
  type Figure,
  hasProblems,
  sentenceText,
} from "#app/components/calculators/calculator-model.ts";
import {
  AnswerSentence,
  CalculatorFrame,
  SpokenAnswer,
  useKeyboardInset,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { KerbCall } from "#app/components/sections/kerb-call.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { CalculatorWords } from "#app/content/calculator-pages/calculator-words.ts";
import { type CalculatorSlug, calculatorBySlug } from "#app/content/pages/calculators.ts";
import { CalculatorFields } from "./calculator-fields.tsx";
import css from "./calculator-page.css?inline";
import { PrintedNumbers, Scenarios, ShareBar } from "./scenarios.tsx";
import { useAfterFrame, useCalculatorPage } from "./use-calculator-page.ts";

type CalculatorPageProps<Name extends string, Answer extends object> = {
  model: CalculatorModel<Name, Answer>;
  words: CalculatorWords;
  /** The drawing of an answer, with the table of its numbers. It may follow the sentence a moment later. */
  Drawing: ComponentType<{ answer: Answer }>;
};

/**
 * The page of one calculator: the question, the numbers on the left, the answer on the right, then what it leaves out and
 * what to do next. Without JavaScript it is a form that the server answers.
 */
export function CalculatorPage<Name extends string, Answer extends object>({
  model,
  words,
  Drawing,
}: CalculatorPageProps<Name, Answer>) {
  const { numbers, start, kept, keep, drop } = useCalculatorPage(model);
  const { answered, answer, isExample, problems, fill } = numbers;
  useKeyboardInset(numbers.fields);
  // A keystroke updates only the sentence. Everything else follows in later frames, so that typing never waits for it.
  const shown = useAfterFrame(answered);
  const drawn = useMemo(
    () => (
      <>
        <PrintedNumbers model={model} texts={shown.texts} />
        <Drawing answer={shown.answer} />
        <AnswerFigures figures={model.figures(shown.answer)} />
      </>
    ),
    [Drawing, model, shown],
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
      <InlineStyle name="calculator-page" layer="page" css={css} />
      <CalculatorHead slug={model.slug} words={words} />
      <CalculatorFrame
        className="wrap cp__calc"
        numbers={numbers}
        withoutScript={null}
        legend={<h2>Your numbers</h2>}
        fields={
          <CalculatorFields
            model={model}
            problems={problems}
            start={start}
            onReset={isExample ? undefined : numbers.reset}
          />
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
          <ShareBar canKeep={!stale} onKeep={keep} />
          {compared}
        </div>
      </CalculatorFrame>
      <LeavesOut words={words} />
      <WhatNext slug={model.slug} words={words} />
    </div>
  );
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

/** What the answer assumes on the left, what it leaves out on the right. */
const LeavesOut = memo(({ words }: { words: CalculatorWords }) => {
  return (
    <section className="wrap cols cp__words">
      <div>
        <h2>What we assume</h2>
        <dl className="lines terms">
          {words.assumes.map(({ title, text }) => (
            <div className="cols cols--at700 cp__fact" key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {words.dated?.map((table) => (
          <Overdue key={table.id} table={table} />
        ))}
      </div>
      <div>
        <h2>What it leaves out</h2>
        <ul className="lines">
          {words.leavesOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="cost small">
          <b>To plan with, not an offer of credit.</b> Rates are examples. The APR, which counts a lender’s fees, is
          higher than the rate. Only a lender’s Loan Estimate tells you your own.
        </p>
      </div>
    </section>
  );
});

/** What to do next, by a link that carries none of the numbers, and something to read. */
const WhatNext = memo(({ slug, words }: { slug: CalculatorSlug; words: CalculatorWords }) => {
  const { guide } = calculatorBySlug(slug);
  return (
    <KerbCall
      title={words.next}
      text={
        <p>
          To read first:{" "}
          <SiteLink className="tlink" to={guide.path}>
            {guide.label}
          </SiteLink>
        </p>
      }
      fine="The link takes none of your numbers along."
    />
  );
});

/** The breadcrumb and the page's question. */
const CalculatorHead = memo(({ slug, words }: { slug: CalculatorSlug; words: CalculatorWords }) => {
  return (
    <header className="wrap cp__head">
      <nav className="crumb" aria-label="Breadcrumb">
        <SiteLink to="/">Home</SiteLink> <span aria-hidden="true">/</span>
        <SiteLink to="/calculators">Calculators</SiteLink> <span aria-hidden="true">/</span>
        <span aria-current="page">{calculatorBySlug(slug).title}</span>
      </nav>
      <h1>{words.question}</h1>
      <p className="lead">{words.lead}</p>
    </header>
  );
});
