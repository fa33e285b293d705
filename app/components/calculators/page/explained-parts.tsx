import type { ComponentType } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { KerbCall } from "#app/components/sections/kerb-call.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import type { CalculatorWords } from "#app/content/calculator-pages/calculator-words.ts";
import { type CalculatorSlug, calculatorBySlug } from "#app/content/pages/calculators.ts";
import css from "./calculator-page.css?inline";

/** The breadcrumb and the page's question. The page's sheet comes along: with the document it is there. */
export function headOf(slug: CalculatorSlug, words: CalculatorWords): ComponentType {
  return () => (
    <>
      <InlineStyle name="calculator-page" layer="page" css={css} />
      <nav className="crumb" aria-label="Breadcrumb">
        <a href="/">Home</a> <span aria-hidden="true">/</span>
        <a href="/calculators">Calculators</a> <span aria-hidden="true">/</span>
        <span aria-current="page">{calculatorBySlug(slug).title}</span>
      </nav>
      <h1>{words.question}</h1>
      <p className="lead">{words.lead}</p>
    </>
  );
}

/** What is not in the answer, and where to go from here. */
export function restOf(slug: CalculatorSlug, words: CalculatorWords): ComponentType {
  return () => (
    <>
      <LeavesOut words={words} />
      <WhatNext slug={slug} words={words} />
    </>
  );
}

/** What the answer assumes on the left, what it leaves out on the right. */
function LeavesOut({ words }: { words: CalculatorWords }) {
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
          <b>For planning only, not an offer of credit.</b> Rates are examples. The APR, which counts a lender’s fees,
          is higher than the rate. Only a lender’s Loan Estimate tells you your own.
        </p>
      </div>
    </section>
  );
}

/** What to do next, by a link that carries none of the numbers, and something to read. */
function WhatNext({ slug, words }: { slug: CalculatorSlug; words: CalculatorWords }) {
  const { guide } = calculatorBySlug(slug);
  return (
    <KerbCall
      title={words.next}
      text={
        <p>
          To read first:{" "}
          <a className="tlink" href={guide.path}>
            {guide.label}
          </a>
        </p>
      }
      fine="None of your numbers are in the link."
    />
  );
}
