import { scaleLinear } from "d3-scale";
import type { PaymentLine } from "#app/components/calculators/mortgage-insurance/model.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { Note, round, type Sheet, type Sheets, TwoSheets, widthOf } from "./sheet.tsx";
import { YearTicks } from "./year-ticks.tsx";

type PaymentLinesProps = {
  lines: readonly PaymentLine[];
  sheets: Sheets;
  /** The month of a payment in words; undefined if no first payment is known. */
  monthOf?: ((payment: number) => string) | undefined;
  /** The marked year on the lines. */
  at?: number;
};

/** The ends of the lines on each sheet; the slider below is as long. */
export const paymentAxis = { wide: [70, 770], narrow: [56, 290] } as const;
const colors = ["var(--evergreen)", "var(--clay)"];

/** The monthly cost of each loan, as a line over the years, and a flag where its mortgage insurance stops. */
export function PaymentLines(props: PaymentLinesProps) {
  const label = props.lines.map((line) => `${line.name}: ${sayLine(line)}`).join(". ");
  return (
    <TwoSheets
      sheets={props.sheets}
      label={`Principal, interest and mortgage insurance a month, over the years. ${label}`}
      draw={(sheet) => <Drawn {...props} sheet={sheet} />}
    />
  );
}

function sayLine({ byMonthCents, stopsAfter }: PaymentLine): string {
  const ends = `${formatDollars(byMonthCents[0] ?? 0)} at first, ${formatDollars(byMonthCents.at(-1) ?? 0)} at the end`;
  if (stopsAfter === 0) return `${ends}, no mortgage insurance each month`;
  return stopsAfter === null
    ? `${ends}, insurance to the last payment`
    : `${ends}, insurance stops after payment ${stopsAfter}`;
}

function Drawn({ lines, sheet, monthOf, at }: PaymentLinesProps & { sheet: Sheet }) {
  const [left, right] = paymentAxis[sheet.name];
  const bottom = sheet.height - 36;
  const amounts = lines.flatMap(({ byMonthCents }) => byMonthCents);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max((high - low) * 0.16, 20_00);
  const months = Math.max(...lines.map(({ byMonthCents }) => byMonthCents.length), 12);
  const x = scaleLinear([0, months], [left, right]);
  const y = scaleLinear([low - room, high + room], [bottom, 84]);
  const place = { x: (month: number) => round(x(month)), y: (cents: number) => round(y(cents)) };
  return (
    <>
      {y.ticks(4).map((cents) => (
        <g key={cents}>
          <path d={`M${left} ${place.y(cents)}H${right}`} stroke="var(--rule)" />
          <text className="mut" x={left - 8} y={place.y(cents) + 5} fontSize={sheet.text - 1} textAnchor="end">
            {formatDollars(cents)}
          </text>
        </g>
      ))}
      {lines.map((line, index) => (
        <path
          key={line.name}
          d={stepsOf(line, place)}
          fill="none"
          stroke={colors[index]}
          strokeWidth={index === 0 ? 4 : 3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      <Flags lines={lines} sheet={sheet} place={place} monthOf={monthOf} />
      <Names lines={lines} sheet={sheet} place={place} />
      {at !== undefined &&
        lines.map(({ name, byMonthCents }, index) => {
          const cents = byMonthCents[at * 12];
          if (cents === undefined) return null;
          return (
            <circle
              key={name}
              cx={place.x(at * 12)}
              cy={place.y(cents)}
              r="7"
              fill="var(--paper)"
              stroke={colors[index]}
              strokeWidth="4"
            />
          );
        })}
      <YearTicks years={Math.floor(months / 12)} x={(year) => place.x(year * 12)} sheet={sheet} first="now" />
    </>
  );
}

type Place = { x: (month: number) => number; y: (cents: number) => number };

/** A level for each run of equal months. */
function stepsOf({ byMonthCents }: PaymentLine, { x, y }: Place): string {
  const steps = byMonthCents.map((cents, month) =>
    month === 0 ? `M${x(0)} ${y(cents)}` : cents === byMonthCents[month - 1] ? "" : `H${x(month)}V${y(cents)}`,
  );
  return `${steps.join("")}H${x(byMonthCents.length)}`;
}

type MarksProps = Pick<PaymentLinesProps, "lines" | "monthOf"> & { sheet: Sheet; place: Place };

/** When you may ask, and when insurance stops: each on its own pole, the words above the lines. */
function Flags({ lines, sheet, place, monthOf }: MarksProps) {
  const narrow = sheet.name === "narrow";
  const when = (after: number) => {
    if (!monthOf) return `after payment ${after}`;
    return `in ${narrow ? monthOf(after).slice(-4) : monthOf(after)}`;
  };
  const flags = lines
    .flatMap(({ name, byMonthCents, requestAfter, stopsAfter }, index) => [
      { words: narrow ? "ask" : "you may ask", after: requestAfter, byMonthCents, index },
      { words: narrow ? "stops" : `${name} insurance stops`, after: stopsAfter, byMonthCents, index },
    ])
    .filter((flag): flag is typeof flag & { after: number } => Boolean(flag.after))
    .toSorted((a, b) => a.after - b.after);
  return flags.map(({ words, after, byMonthCents, index }, row) => {
    const top = 16 + row * 22;
    const at = place.x(after);
    const said = `${words} ${when(after)}`;
    const width = widthOf(said, sheet);
    const late = at + width > sheet.width;
    return (
      <g key={said} stroke={colors[index]}>
        <path d={`M${at} ${top + 6}V${place.y(byMonthCents[after - 1] ?? 0)}`} strokeWidth="2" />
        <circle
          cx={at}
          cy={place.y(byMonthCents[Math.min(after, byMonthCents.length - 1)] ?? 0)}
          r="6"
          fill="var(--paper)"
          strokeWidth="3"
        />
        <Note
          // Words too long for either side of a pole extend beyond it.
          x={late ? Math.max(at + 4, width) : at - 4}
          y={top}
          size={sheet.text}
          anchor={late ? "end" : "start"}
          look={index === 0 ? "good" : "cost"}
          strong
        >
          {said}
        </Note>
      </g>
    );
  });
}

/** Each loan's name at the end of its line: the higher one above the line's highest point there, the lower one below. */
function Names({ lines, sheet, place }: MarksProps) {
  const [, right] = paymentAxis[sheet.name];
  const ends = lines.map(({ byMonthCents }) => byMonthCents.at(-1) ?? 0);
  const highest = ends.indexOf(Math.max(...ends));
  return lines.map(({ name, byMonthCents, stopsAfter }, index) => {
    const tail = sheet.name === "narrow" ? "" : stopsAfter === null ? ": insurance to the last payment" : "";
    const words = `${name}${stopsAfter === 0 ? ": no insurance" : tail}`;
    const end = Math.min(place.x(byMonthCents.length), right);
    const covered = byMonthCents.filter((_, month) => place.x(month) > end - widthOf(words, sheet) - 16);
    return (
      <Note
        key={name}
        x={end}
        y={index === highest ? place.y(Math.max(...covered)) - 12 : place.y(Math.min(...covered)) + 24}
        size={sheet.text}
        anchor="end"
        look={index === 0 ? "good" : "cost"}
        strong
      >
        {words}
      </Note>
    );
  });
}
