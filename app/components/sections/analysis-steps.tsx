import { Stop } from "#app/components/ui/stop.tsx";
import { analysisSteps, officialReports, whatItCosts } from "#app/content/pages/buying/free-analysis.ts";

/** The steps of the free analysis; the first one is the visitor's. */
export function AnalysisSteps() {
  return (
    <ol className="vpath">
      {analysisSteps.map(({ title, text }, index) => (
        <li key={title}>
          <Stop state={index === 0 ? "next" : "later"} />
          <h3>{title}</h3>
          <p>
            <WithReportsLink text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function WithReportsLink({ text }: { text: string }) {
  const [before, after] = text.split(officialReports.name);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a href={officialReports.url} rel="noopener">
        {officialReports.name}
      </a>
      {after}
    </>
  );
}

/** Near the first button of a page that asks for something: what it costs, and where all of it is said. */
export function WhatItCosts() {
  return (
    <p className="small">
      {whatItCosts} <a href="/faq#free-services">What is free, and what is not</a>
    </p>
  );
}
