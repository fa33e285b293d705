import { StepPath } from "#app/components/sections/step-path.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { creditRepairSteps } from "#app/content/pages/buying/credit-repair-words.ts";

const daysDrawn = 180;
const ticks = [0, 30, 60, 90, 120, 180];

/** The steps with their times on one scale: two days of letters, then months of answers. */
export function FourSteps() {
  return (
    <section className="curb cr__time">
      <div className="wrap">
        <div className="head">
          <h2>Two days of work, then months of waiting for answers</h2>
          <p className="lead">
            First results in <ClaimFigure claim={offers.firstResults} />. Each bar shows when its step ends: filled is
            the earliest, and the outline shows the latest.
          </p>
        </div>
        <StepPath
          steps={creditRepairSteps.map(({ step, title, duration, description, days }) => ({
            step,
            title,
            time: duration,
            text: <p>{description}</p>,
            beside: <TimeBar days={days} axis={step === creditRepairSteps.length} />,
          }))}
        />
        <p className="note small">
          <b>{openDisputes.first}</b> {openDisputes.why}
        </p>
        <DisclosureText>
          Typical times, counted from your request. <Disclosure claims={[offers.firstResults]} />
        </DisclosureText>
      </div>
    </section>
  );
}

/** The words next to it say the same, so screen readers skip it. */
function TimeBar({ days: [earliest, latest], axis }: { days: readonly [number, number]; axis: boolean }) {
  return (
    <div aria-hidden="true">
      <div className="track">
        <i style={{ left: 0, width: percent(latest) }} />
        <i className="sure" style={{ left: 0, width: percent(earliest) }} />
      </div>
      {axis && (
        <div className="days fine">
          {ticks.map((day) => (
            <span key={day} style={{ left: percent(day) }}>
              {day === daysDrawn ? `Day ${day}` : day}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function percent(days: number): string {
  return `${((days / daysDrawn) * 100).toFixed(2)}%`;
}
