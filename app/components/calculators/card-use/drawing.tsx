import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { Box } from "#app/components/scenes/shapes.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { formatCents, formatDollars, formatRate, formatShare } from "#app/lib/format/format-currency.ts";
import {
  type CardState,
  type CardUseAnswer,
  cardUseModel,
  lastState,
  lowerLine,
  upperLine,
  type WalletState,
} from "./model.ts";

/** The wallet, the payments in order, and the same in numbers. */
function CardUseDrawing({ answer }: { answer: CardUseAnswer }) {
  const [today] = answer.states;
  const after = lastState(answer);
  return (
    <>
      <div className="cp-plot">
        <Wallet answer={answer} />
      </div>
      <PaySteps answer={answer} />
      <NumbersTable
        title="Each card, today and after paying"
        open
        head={["Card", "Today", "You pay", "After paying"]}
        rows={today.cards.map(({ name, use, balanceCents }, index) => {
          const then = after.cards[index];
          const paid = balanceCents - (then?.balanceCents ?? 0);
          return [name, formatShare(use), paid > 0 ? formatCents(paid) : "–", formatShare(then?.use ?? use)];
        })}
        sum={[
          "All cards",
          formatShare(today.totalUse),
          formatCents(answer.cashCents - answer.leftCents),
          formatShare(after.totalUse),
        ]}
      />
      <p className="calc-note">
        <b>No score is predicted here.</b> Lower use is better, on each card and in all. How much it moves your score
        depends on the rest of your report.
      </p>
    </>
  );
}

/** The payments in order, the first one with the plate. */
function PaySteps({ answer: { steps, leftCents } }: { answer: CardUseAnswer }) {
  if (steps.length === 0) return null;
  return (
    <section className="af" aria-labelledby="turn">
      <h2 id="turn">Pay in this order</h2>
      <ol className="rows pairs">
        {steps.map(({ name, payCents, threshold, totalUse }, index) => (
          <li key={`${name} ${threshold}`} className={index === 0 ? "af__best" : undefined}>
            {index === 0 && <Plate state="next">1</Plate>}
            <b>{name}</b>
            <span>
              pay {formatDollars(payCents)}: it is at {formatRate(threshold)}, all cards at {formatShare(totalUse)}
            </span>
          </li>
        ))}
      </ol>
      {leftCents > 0 && (
        <p className="small">
          {formatDollars(leftCents)} is left. It doesn’t bring another card to its next line, but it lowers what you
          owe.
        </p>
      )}
    </section>
  );
}

const sheets = sheetsOf(310, 420);

/** The cards of a wallet, each filled by how much of it is used, and all of them on one strip. A slider pays them off. */
function Wallet({ answer }: { answer: CardUseAnswer }) {
  const [walked, setWalked] = useState<number | null>(null);
  const { states } = answer;
  const at = Math.min(walked ?? states.length - 1, states.length - 1);
  const [today] = states;
  const now = states[at] ?? today;
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Your cards, each filled by how much of it you use. ${now.cards.map(sayCard).join("; ")}. All together ${formatShare(now.totalUse)}`}
        draw={(sheet) => <Drawn today={today} now={now} sheet={sheet} />}
      />
      <PlotWalk
        label="Payment"
        count={states.length}
        at={at}
        say={(index) => say(states[index] ?? today)}
        onWalk={setWalked}
      />
    </>
  );
}

function sayCard({ name, use }: CardState): string {
  return `${name} ${formatShare(use)}`;
}

function say({ step, totalUse }: WalletState): string {
  if (!step) return `Today: ${formatShare(totalUse)} of all limits`;
  return `${step.name} down to ${formatRate(step.threshold)}: ${formatShare(totalUse)} of all limits`;
}

type DrawnProps = { today: WalletState; now: WalletState; sheet: Sheet };

function Drawn({ today, now, sheet }: DrawnProps) {
  const wide = sheet.name === "wide";
  const [columns, gap] = wide ? [Math.max(3, now.cards.length), 20] : [2, 16];
  const width = round((sheet.width - gap * (columns - 1) - 4) / columns);
  const height = round(width * 0.63);
  const row = height + 56;
  const strip = row * Math.ceil(now.cards.length / columns) + 40;
  return (
    <>
      {now.cards.map((card, index) => (
        <DrawnCard
          key={card.name}
          card={card}
          before={today.cards[index]?.use ?? card.use}
          x={round(2 + (index % columns) * (width + gap))}
          y={2 + Math.floor(index / columns) * row}
          size={{ width, height }}
          sheet={sheet}
        />
      ))}
      <Note x={2} y={strip - 12} size={sheet.text} strong>
        All limits together: {formatShare(now.totalUse)}
      </Note>
      <Used use={now.totalUse} before={today.totalUse} x={2} y={strip} w={sheet.width - 4} h={30} />
      <Lines x={2} y={strip - 4} w={sheet.width - 4} h={38} />
      {[lowerLine, upperLine].map((line) => (
        <Note
          key={line}
          x={2 + line * (sheet.width - 4)}
          y={strip + 52}
          size={sheet.text - 1}
          anchor="middle"
          look="quiet"
        >
          {formatRate(line)}
        </Note>
      ))}
    </>
  );
}

type DrawnCardProps = {
  card: CardState;
  before: number;
  x: number;
  y: number;
  size: { width: number; height: number };
  sheet: Sheet;
};

function DrawnCard({ card: { name, balanceCents, limitCents, use }, before, x, y, size, sheet }: DrawnCardProps) {
  const { width, height } = size;
  const above = use > upperLine;
  return (
    <g>
      <Used use={use} before={before} x={x} y={y} w={width} h={height} round />
      <Lines x={x} y={y} w={width} h={height} />
      <g stroke="var(--s-line)" strokeWidth="2">
        <Box x={x + 10} y={y + height - 30} w={24} h={18} r={3} fill="go" />
      </g>
      <text
        className="walk__price"
        x={x + width - 10}
        y={y + height - 12}
        fontSize={sheet.name === "wide" ? 30 : 24}
        textAnchor="end"
        paintOrder="stroke"
        stroke="var(--paper)"
        strokeWidth="5"
        strokeLinejoin="round"
      >
        {formatShare(use).replace(/^just (above|under) /, "")}
      </text>
      <Note x={x} y={y + height + 20} size={sheet.text} strong look={above ? "cost" : "ink"}>
        {before > use && sheet.name === "wide" ? `${name}, was ${formatShare(before)}` : name}
      </Note>
      <Note x={x} y={y + height + 38} size={sheet.text - 2} look="quiet">
        {formatDollars(balanceCents)} of {formatDollars(limitCents)}
      </Note>
    </g>
  );
}

type UsedProps = { use: number; before: number; x: number; y: number; w: number; h: number; round?: boolean };

/** The limit as paper, the paid part pale, the part still used full. */
function Used({ use, before, x, y, w, h, round: rounded }: UsedProps) {
  const part = (share: number) => round(w * Math.min(1, share));
  const r = rounded ? 10 : 4;
  return (
    <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
      <rect x={x} y={y} width={w} height={h} rx={r} fill="var(--paper-raised)" />
      {before > use && <rect x={x} y={y} width={part(before)} height={h} rx={r} fill="var(--evergreen-tint)" />}
      {use > 0 && (
        <rect
          x={x}
          y={y}
          width={part(use)}
          height={h}
          rx={r}
          fill={use > upperLine ? "var(--s-brick)" : "var(--s-slate)"}
        />
      )}
    </g>
  );
}

/** Where 10% and 30% of a limit end. */
function Lines({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return [lowerLine, upperLine].map((line) => (
    <path
      key={line}
      d={`M${round(x + w * line)} ${y}v${h}`}
      stroke="var(--ink)"
      strokeWidth="2"
      strokeDasharray="2 5"
      strokeLinecap="round"
    />
  ));
}

export const calculator = calculatorOf(cardUseModel, CardUseDrawing);
