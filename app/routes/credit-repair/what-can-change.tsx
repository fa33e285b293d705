import { ScoreBands } from "#app/components/charts/score-bands.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { askLendersNow, loans } from "#app/content/claims/loans.ts";
import { sampleReportLines, sampleStory } from "#app/content/pages/buying/credit-repair-words.ts";

/** The page's point on one sheet: line by line, what can come off a report and what cannot. */
export function WhatCanChange() {
  return (
    <section className="leg leg--R sec">
      <div className="wrap">
        <div className="head">
          <h2>Wrong can change. True has to wait.</h2>
          <p className="lead">
            Credit repair means getting mistakes corrected. The first step is to tell the two kinds of lines apart.
          </p>
        </div>
        <div className="card cr__report">
          <table>
            <caption>
              <Tag>Sample report</Tag> Five lines, and what can happen to each
            </caption>
            <thead>
              <tr>
                <th scope="col">On the report</th>
                <th scope="col">What can happen</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {sampleReportLines.map(({ line, change, answer, why }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td className={`cr__${change}`}>{answer}</td>
                  <td className="small">{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="cr__storyend">
          <a className="tlink" href="/my-path">
            Find the month each mark must be gone, and when you could buy <Arrow />
          </a>
        </p>
      </div>
    </section>
  );
}

/** Where scores sit, and how short the way can be from one band into the next. */
export function WhereScoresSit() {
  return (
    <section className="leg leg--L sec">
      <div className="wrap">
        <div className="head">
          <h2>Half of the scale is Poor. After that, the steps are short.</h2>
          <p className="lead">
            Mortgage prices change in steps, often of 20 points. That is why one corrected line can matter.
          </p>
        </div>
        <div className="cr__scale">
          <ScoreBands from={sampleStory.from} to={sampleStory.to} />
        </div>
        <p className="lead">
          We call you mortgage-ready at <ClaimFigure claim={loans.mortgageReadyScore} />. {askLendersNow}
        </p>
        <DisclosureText>
          <Disclosure claims={[loans.mortgageReadyScore]} />
        </DisclosureText>
      </div>
    </section>
  );
}
