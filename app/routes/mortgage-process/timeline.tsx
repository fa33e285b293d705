import { mortgageProcess } from "#app/content/pages/buying/mortgage-process-words.ts";

const daysIn: Record<string, number> = { minutes: 1 / 1440, hours: 1 / 24, days: 1, weeks: 7 };
const lengths = mortgageProcess.map(({ timeframe }) => daysOf(timeframe));
const allDays = lengths.reduce((sum, { longest }) => sum + longest, 0);
const leastDays = lengths.reduce((sum, { shortest }) => sum + shortest, 0);
/** Each step starts where the one before it ends when all take their longest. */
const spans = lengths.map((length, index) => ({
  ...length,
  start: lengths.slice(0, index).reduce((sum, { longest }) => sum + longest, 0),
}));
const waits = lengths.filter(({ longest }) => longest > 7);
const waitingShare = waits.reduce((sum, { longest }) => sum + longest, 0) / allDays;

const weeks = [0, 2, 4, 6, 8, 10, 12];

/** The eight steps to scale: the list is the table, the bars are drawn next to it. */
export function Timeline() {
  return (
    <section className="mp-time curb screen-only" aria-labelledby="time">
      <div className="wrap">
        <h2 id="time">
          {waits.length === 2 ? "Two" : waits.length} steps take {Math.round(waitingShare * 10)} of every 10 days
        </h2>
        <p className="lead">
          From {Math.round(leastDays / 7)} to {Math.round(allDays / 7)} weeks in all, if one step follows the other.
          House hunting and underwriting take nearly all of it. The rest is paperwork.
        </p>
        <div className="mp-chart">
          <div className="small mp-weeks" aria-hidden="true">
            {weeks.map((week) => (
              <span key={week} style={{ left: place(week * 7) }}>
                {week === 0 ? "Week 0" : week}
              </span>
            ))}
          </div>
          <ol className="lines">
            {mortgageProcess.map(({ step, title, timeframe }, index) => (
              <li className="cols cols--at700" key={step}>
                <a className="card-link" href={`#step-${step}`}>
                  <b>{title}</b> <span className="small">{timeframe}</span>
                </a>
                <Bar index={index} />
              </li>
            ))}
          </ol>
        </div>
        <p className="fine">
          Drawn to scale. A full bar is the shortest time, an outline how long it can last; each bar starts where the
          longest time of the step before it ends. Steps of less than a day are a dot. Typical ranges, not promises.
        </p>
      </div>
    </section>
  );
}

function Bar({ index }: { index: number }) {
  const span = spans[index];
  if (!span) return null;
  return (
    <div className="mp-bar" aria-hidden="true">
      <i style={{ left: place(span.start), width: place(span.longest) }} />
      <b style={{ left: place(span.start), width: place(span.shortest) }} />
    </div>
  );
}

function place(days: number): string {
  return `${((days / allDays) * 100).toFixed(2)}%`;
}

/** `2-8 weeks` as days, shortest and longest. Throws where a step's time frame is written in another way. */
export function daysOf(timeframe: string): { shortest: number; longest: number } {
  const [, from, to, unit = ""] = /^(\d+)-(\d+) (\w+)$/.exec(timeframe) ?? [];
  const length = daysIn[unit];
  if (length === undefined) throw new Error(`Can't draw the time frame ${timeframe}`);
  return { shortest: Number(from) * length, longest: Number(to) * length };
}
