import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "./sheet.tsx";

/** One way to pay off a loan: how long it lasts, and the total paid. */
export type Payoff = { name: string; months: number; paymentCents: number; toPayCents: number; look: "old" | "new" };

/** Each way to pay off as a walk to a door, as long as its payments last. */
export function PayoffWalks({ payoffs }: { payoffs: readonly Payoff[] }) {
  const longest = Math.max(...payoffs.map(({ months }) => months));
  const height = payoffs.length * 100;
  const label = payoffs
    .map(({ name, months, toPayCents }) => `${name}: ${formatSpan(months)}, ${formatDollars(toPayCents)} in all`)
    .join("; ");
  return (
    <TwoSheets
      sheets={sheetsOf(height, height)}
      label={`How long each way lasts. ${label}`}
      draw={(sheet) =>
        payoffs.map((payoff, index) => (
          <Walk
            key={payoff.name}
            payoff={payoff}
            sheet={sheet}
            end={round((payoff.months / longest) * (sheet.width - 40))}
            y={100 * (index + 1) - 12}
          />
        ))
      }
    />
  );
}

type WalkProps = { payoff: Payoff; sheet: Sheet; end: number; y: number };

function Walk({ payoff: { name, months, toPayCents, look }, sheet, end, y }: WalkProps) {
  const color = look === "old" ? "var(--clay)" : "var(--evergreen)";
  const size = sheet.text;
  return (
    <>
      <Note x={0} y={y - 70} size={size} strong>
        {name}
      </Note>
      <Note x={0} y={y - 50} size={size} look="quiet">
        {formatSpan(months)}, {formatDollars(toPayCents)} in all
      </Note>
      <path d={`M0 ${y}H${end}`} stroke={color} strokeWidth="4" />
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect x={end + 2} y={y - 44} width="30" height="46" fill="var(--s-trim)" />
        <rect
          x={end + 7}
          y={y - 38}
          width="20"
          height="40"
          fill={look === "old" ? "var(--s-slate)" : "var(--s-green)"}
        />
      </g>
      <circle cx={end + 22} cy={y - 18} r="2" fill="var(--s-line)" />
    </>
  );
}
