import { data } from "react-router";
import { readSent } from "#app/components/calculators/page/address.ts";
import { takesOwn } from "#app/components/calculators/page/calculator.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PlannedMark } from "#app/components/layout/head-links.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { type Calculator, calculatorBySlug, isCalculatorSlug } from "#app/content/calculators/calculator-list.ts";
import { Island } from "#app/islands/island.tsx";
import { queriedPageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/calculator-page";
import css from "./calculator-page.css?inline";
import { modelOf } from "./models.server.ts";

/** The visitor's input is in the address only when no script runs: the form sends it in the query. */
export function loader({ params: { slug }, request }: Route.LoaderArgs) {
  if (!isCalculatorSlug(slug)) throw data(null, { status: 404 });
  const model = modelOf(slug);
  const sent = readSent(model.rules, new URL(request.url).search);
  return { slug, sent, takesOwn: takesOwn(model) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? queriedPageMeta(`/calculators/${loaderData.slug}`)({ location }) : [];
}

/** The page of one calculator: the question, the calculator, then what it leaves out and what to do next. */
export default function CalculatorPage({ loaderData: { slug, sent, takesOwn } }: Route.ComponentProps) {
  const calculator = calculatorBySlug(slug);
  return (
    <div className="cp">
      <InlineStyle name="calculator-page" layer="page" css={css} />
      <header className="wrap cp__head">
        <nav className="crumb" aria-label="Breadcrumb">
          <a href="/">Home</a> <span aria-hidden="true">/</span>
          <a href="/calculators">Calculators</a> <span aria-hidden="true">/</span>
          <span aria-current="page">{calculator.title}</span>
        </nav>
        <h1>{calculator.question}</h1>
        <p className="lead">{calculator.lead}</p>
      </header>
      {takesOwn && <PlannedMark />}
      <Island name={slug} when="idle" props={{ sent }} />
      <LeavesOut calculator={calculator} />
      <WhatNext calculator={calculator} />
    </div>
  );
}

/** The answer's assumptions on the left, what it doesn't cover on the right. */
function LeavesOut({ calculator }: { calculator: Calculator }) {
  const { assumes, dated, leavesOut, withoutMortgageRate } = calculator;
  return (
    <section className="wrap cols cp__words">
      <div>
        <h2>What we assume</h2>
        <dl className="lines terms">
          {assumes.map(({ title, text }) => (
            <div className="cols cols--at700 cp__fact" key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {dated?.map((table) => (
          <Overdue key={table.id} table={table} />
        ))}
      </div>
      <div>
        <h2>What it leaves out</h2>
        <ul className="lines">
          {leavesOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="cost small">
          <b>For planning only, not an offer of credit.</b>
          {!withoutMortgageRate &&
            " Rates are examples. The APR, which counts a lender’s fees, is usually higher than the rate. Only a lender’s Loan Estimate tells you your own."}
        </p>
      </div>
    </section>
  );
}

/** The next step, as a link without any of the numbers, and something to read. */
function WhatNext({ calculator: { guide, next } }: { calculator: Calculator }) {
  return (
    <CurbCall
      title={next}
      text={
        <p>
          To read first:{" "}
          <a className="tlink" href={guide.path}>
            {guide.label}
          </a>
        </p>
      }
      fine="The button sends none of your numbers."
    />
  );
}
