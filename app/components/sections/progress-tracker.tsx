import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { creditBands } from "#app/content/loans/credit-bands.ts";
import { placeOfScore, scoreScale } from "#app/domain/loan/score-scale.ts";

const itemsRemoved = 5;
const itemsInAll = 7;
const scoreBefore = 650;
const scoreNow = 720;

/** A sample credit repair in progress. Everything on it is made up, and it says so itself. */
export function ProgressTracker() {
  return (
    <section className="card prog" aria-label="Sample of credit repair progress">
      <div className="prog__top">
        <h2>Credit repair, step 1: Credit Analysis</h2>
        <Tag>Sample</Tag>
      </div>
      <dl>
        <div>
          <dt className="small">Negative items removed</dt>
          <dd className="prog__sum">
            {itemsRemoved} of {itemsInAll}
          </dd>
          <dd>
            <RemovedItems />
          </dd>
        </div>
        <div>
          <dt className="small">Credit score</dt>
          <dd>
            <div className="scoreline">
              <span className="a">{scoreBefore}</span>
              <span className="vh">to</span>
              <Arrow />
              <span className="b">{scoreNow}</span>
            </div>
            <CreditBands />
          </dd>
        </div>
        <div>
          <dt className="small">Timeline</dt>
          <dd className="prog__sum">90 days</dd>
        </div>
      </dl>
      <p className="fine">Not a real customer. Results vary; accurate information cannot be removed from a report.</p>
    </section>
  );
}

function RemovedItems() {
  return (
    <div className="items" aria-hidden="true">
      {Array.from({ length: itemsInAll }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes differ only in their place.
        <i key={index} className={index < itemsRemoved ? "x" : ""}>
          {index < itemsRemoved && (
            <svg viewBox="0 0 30 22" preserveAspectRatio="none" aria-hidden="true">
              <path d="M4 18L26 4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
            </svg>
          )}
        </i>
      ))}
    </div>
  );
}

function CreditBands() {
  const [, fair, good] = creditBands;
  return (
    <div aria-hidden="true">
      <div className="bands">
        {creditBands.map(({ label, from, to }, index) => (
          <i key={label} style={{ flexGrow: to - from + 1, background: `var(--band-${index + 1})` }} />
        ))}
        <b className="from" style={leftAt(scoreBefore)} />
        <b style={leftAt(scoreNow)} />
      </div>
      <div className="bandlab fine">
        <span>{scoreScale.lowest}</span>
        {[fair, good].map(({ label, from }) => (
          <span key={label} style={leftAt(from)}>
            {label}
          </span>
        ))}
        <span className="end">{scoreScale.highest}</span>
      </div>
    </div>
  );
}

function leftAt(score: number) {
  return { left: `${(placeOfScore(score) * 100).toFixed(1)}%` };
}
