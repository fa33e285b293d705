import type { CSSProperties } from "react";
import { Tag } from "#app/components/ui/plate.tsx";
import { creditBands } from "#app/content/loans/credit-bands.ts";
import { sampleTestimonials } from "#app/content/pages/buying/landing.ts";
import { placeOfScore } from "#app/domain/loan/score-scale.ts";

/** Part of the scale, so that a step of forty points can be seen. */
const [lowest, highest] = [550, 750];

export function Testimonials() {
  return (
    <section className="leg leg--L sec" aria-labelledby="samples">
      <div className="wrap">
        <div className="head">
          <h2 id="samples">Three samples: one rose far, one a little, one not enough yet</h2>
          <p className="lead">
            <Tag>Samples</Tag> No one said these words. They show what an honest testimonial will look like here.
            Results vary.
          </p>
        </div>
        <ul className="lines lines--closed tm">
          {sampleTestimonials.map(({ who, from, to, months, words }) => (
            <li key={who} className="cols cols--at800">
              <ScoreWay from={from} to={to} />
              <div>
                <blockquote>
                  <p>{words}</p>
                </blockquote>
                <p className="small">
                  <Tag>Sample</Tag> {who}, {to - from} points in {months} months
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ScoreWay({ from, to }: { from: number; to: number }) {
  const edges = Object.fromEntries(creditBands.slice(1).map((band, index) => [`--b${index + 2}`, placed(band.from)]));
  return (
    <div className="tm__way" style={edges as CSSProperties}>
      <b className="before" style={{ "--at": placed(from) } as CSSProperties}>
        <span className="vh">Score from </span>
        {from}
      </b>
      <b style={{ "--at": placed(to) } as CSSProperties}>
        <span className="vh"> to </span>
        {to}
      </b>
      <i aria-hidden="true" />
    </div>
  );
}

/** Where a score is on the part of the scale that is shown. */
function placed(score: number): string {
  const [start, end, at] = [lowest, highest, score].map(placeOfScore) as [number, number, number];
  return `${Math.min(100, ((at - start) / (end - start)) * 100).toFixed(1)}%`;
}
