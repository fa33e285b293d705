import type { DayRuler as Ruler } from "#app/domain/desk/shown-inbox.ts";

const [left, width] = [8, 1170];
const at = (place: number) => left + place * width;

/** Today's promises on a timeline, so you can see at noon how busy five o'clock will be. The list says the same. */
export function DayRuler({ ruler }: { ruler: Ruler }) {
  const { hours, now, dues, next } = ruler;
  const nearest = next === null ? null : dues[next];
  const late = dues.filter(({ isLate }) => isLate);
  const lastLate = late.at(-1);
  return (
    <figure className="ruler">
      <svg viewBox="0 0 1186 68" role="img" aria-label={rulerWords(ruler)}>
        <path className="ruler-line" d={`M${left} 40H${left + width}`} />
        {hours.map(({ place, label }, index) => (
          <g key={place}>
            <path className="ruler-line" d={`M${at(place)} 40v7`} />
            <text x={at(place)} y="62" textAnchor={index === 0 ? "start" : place > 0.99 ? "end" : "middle"}>
              {index === 0 ? `${label} ET` : label}
            </text>
          </g>
        ))}
        {dues.map(({ place, isLate }, index) =>
          index === next ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may be due in the same minute.
            <rect key={index} className={isLate ? "ruler-late" : "ruler-due"} x={at(place) - 3} y="24" {...small} />
          ),
        )}
        {lastLate && (
          <text className="ruler-late-words" x={at(lastLate.place) - 8} y="15" textAnchor="end">
            {late.length} late
          </text>
        )}
        {now && (
          <>
            <path className="ruler-now" d={`M${at(now.place)} 4v44`} />
            <text className="ruler-strong" x={at(now.place) + 6} y="14">
              now {now.label.replace(/ [AP]M ET$/, "")}
            </text>
          </>
        )}
        {nearest && (
          <>
            <rect className="ruler-next" x={at(nearest.place) - 5} y="20" width="10" height="20" />
            {(!now || nearest.place - now.place > 0.08) && (
              <text
                className="ruler-strong"
                x={at(nearest.place)}
                y="12"
                textAnchor={nearest.place > 0.93 ? "end" : "middle"}
              >
                {nextWords(nearest)}
              </text>
            )}
          </>
        )}
      </svg>
    </figure>
  );
}

const small = { width: 6, height: 16 };

function nextWords({ time, isMine }: Ruler["dues"][number]): string {
  return `${time.replace(/ [AP]M ET$/, "")} next${isMine ? ", yours" : ""}`;
}

function rulerWords({ hours, dues, others, next }: Ruler): string {
  const late = dues.filter(({ isLate }) => isLate).length;
  const nearest = next === null ? null : dues[next];
  return [
    `People to answer today between ${hours[0]?.label} and ${hours.at(-1)?.label} Eastern: ${dues.length}, ${late} of them late.`,
    nearest && `The next is at ${nearest.time}${nearest.isMine ? ", yours" : ""}.`,
    others > 0 && `${others} more today outside of these hours.`,
  ]
    .filter(Boolean)
    .join(" ");
}
