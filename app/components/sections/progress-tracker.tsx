import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/tag.tsx";

const itemsRemoved = 5;
const itemsInAll = 7;
const scoreBefore = 650;
const scoreNow = 720;

/** The sample of a credit repair under way. Everything on it is made up, and it says so itself. */
export function ProgressTracker() {
  return (
    <section className="card prog" aria-label="Sample of credit repair progress">
      <div className="prog__top">
        <h2>Credit repair, step 1: Credit Analysis</h2>
        <Tag>Sample</Tag>
      </div>
      <dl>
        <div>
          <dt>
            Negative items removed{" "}
            <b>
              {itemsRemoved} of {itemsInAll}
            </b>
          </dt>
          <dd>
            <RemovedItems />
          </dd>
        </div>
        <div>
          <dt>Credit score</dt>
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
          <dt>
            Timeline <b>90 days</b>
          </dt>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes differ in nothing but their place.
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
  return (
    <div aria-hidden="true">
      <div className="bands">
        <i />
        <i />
        <i />
        <i />
        <i />
        <b className="from" style={{ left: placeOfScore(scoreBefore) }} />
        <b style={{ left: placeOfScore(scoreNow) }} />
      </div>
      <div className="bandlab fine">
        <span>300</span>
        <span style={{ left: placeOfScore(580) }}>Fair</span>
        <span style={{ left: placeOfScore(670) }}>Good</span>
        <span className="end">850</span>
      </div>
    </div>
  );
}

/** Scores run from 300 to 850. */
function placeOfScore(score: number): string {
  return `${(((score - 300) / 551) * 100).toFixed(1)}%`;
}
