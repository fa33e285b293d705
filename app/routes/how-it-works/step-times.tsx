import { creditJourney } from "#app/content/pages/journey.ts";

/** The axis ends where the longest step may end. */
const axisDays = 120;

/** How long each step takes, drawn to one scale; the words beside each bar are the table behind it. */
export function StepTimes() {
  return (
    <section className="sec hw-times">
      <div className="wrap">
        <h2>Two of the five steps take months. Start those first.</h2>
        <p className="lead">
          Disputes and scores move at the pace of the credit bureaus. Some steps run side by side, so the times do not
          simply add up.
        </p>
        <ol>
          {creditJourney.map(({ step, title, timeframe, ...rest }) => (
            <li key={step}>
              <a href={`#step-${step}`}>{title}</a>
              <span className="hw-times__time">{timeframe}</span>
              <TimeBar days={"days" in rest ? rest.days : undefined} />
            </li>
          ))}
        </ol>
        <p className="fine">
          Filled: the shortest usual time. Outlined: up to the longest. Scale from 0 to {axisDays} days. Typical times,
          not promised; your time depends on your credit, your savings and your lease.
        </p>
      </div>
    </section>
  );
}

function TimeBar({ days }: { days: { from: number; to: number } | undefined }) {
  if (!days) return <span className="hw-bar hw-bar--open" aria-hidden="true" />;
  const share = (count: number) => `${((count / axisDays) * 100).toFixed(1)}%`;
  return (
    <span className="hw-bar" aria-hidden="true">
      <i style={{ width: share(days.to) }} />
      <b style={{ width: share(days.from) }} />
    </span>
  );
}
