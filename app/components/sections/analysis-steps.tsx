import { Stop } from "#app/components/ui/stop.tsx";
import { analysisSteps, officialReports } from "#app/content/pages/buying/free-analysis.ts";

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
