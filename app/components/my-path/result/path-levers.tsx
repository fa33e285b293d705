import { Button } from "#app/components/ui/button.tsx";
import type { LeverAnswer, PathAnswer } from "#app/domain/path/answer.ts";
import type { Household, HouseholdChange, Month } from "#app/domain/path/household.ts";
import { counted } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, monthName, programWords } from "#app/lib/my-path/path-names.ts";
import { feelsRight, onlyIf } from "./condition-words.ts";
import { leadDoor } from "./path-headline.ts";
import { type AssistanceNames, debtName, helpPaymentWords, untilWords } from "./path-words.ts";
import { type LeverUse, leverId, leverRows } from "./used-levers.ts";

type LeversProps = {
  answer: PathAnswer;
  household: Household;
  names: AssistanceNames;
  use: LeverUse;
};

/**
 * The levers that move the month, each calculated alone. Those without an effect keep their row, and so does one that costs
 * a month.
 */
export function Levers({ answer, household, names, use }: LeversProps) {
  const now = leadDoor(answer)?.month ?? null;
  const rows = leverRows(answer.levers, use.all, household, now);
  if (rows.length === 0) return null;
  const months = [now, ...rows.flatMap(({ lever, base }) => [lever.month, base])];
  const last = Math.max(...months.map((month) => (month ?? 0) - answer.now), 1);
  return (
    <section className="sec sec--tight pr-pushes">
      <div className="wrap">
        <div className="head pr-levers__head">
          <h2>What moves it most</h2>
          <p className="lead">Each one is worked out alone. Some do nothing, and some may cost you a month.</p>
        </div>
        <LeverAxis base={now} now={answer.now} last={last} />
        <ul className="pr-levers">
          {rows.map(({ lever, base, household: before, undo }, place) => {
            const change = changeOf(lever, before);
            const { title, note } = leverWords(lever, before, names);
            const press = () => (undo ? use.onUndo(lever) : change && use.onUse(lever, place, base, change));
            return (
              <li key={leverId(lever)}>
                <div className="pr-lever">
                  <h3>{title}</h3>
                  {change && (
                    <Button id={leverId(lever)} look="line" small className="screen-only" onClick={press}>
                      {undo ? "Undo" : "Use it"}
                      <span className="vh"> ({title})</span>
                    </Button>
                  )}
                  <p className="small">{note}</p>
                </div>
                <LeverBar lever={lever} base={base} now={answer.now} last={last} />
                <p className={classNames("pr-gain", lever.monthsGained < 0 && "pr-gain--late")}>
                  <b>
                    {undo && "In use: "}
                    {gainWords(lever, base)}
                  </b>
                  {lever.month !== null && <span className="small">{monthWords(lever, lever.month, base)}</span>}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** `13 months sooner`, `Up to 4 months sooner` where somebody has to be asked, `1 month later`, `No earlier`. */
export function gainWords({ month, monthsGained, asksMore, otherLoan }: LeverAnswer, base: Month | null): string {
  if (month === null) return "No month";
  if (base === null)
    return asksMore ? "Ask first" : `${otherLoan ? capital(programWords[otherLoan].loan) : "A loan"} works`;
  if (monthsGained === 0) return "No earlier";
  const moved = `${counted(Math.abs(monthsGained), "month")} ${monthsGained > 0 ? "sooner" : "later"}`;
  return asksMore && monthsGained > 0 ? `Up to ${moved}` : moved;
}

/** A step promises no more than the door that it leads to, and names its loan where the headline has another one. */
export function monthWords({ asksMore, open, otherLoan }: LeverAnswer, month: Month, base: Month | null): string {
  const isNamed = base === null && !asksMore;
  const loan = otherLoan === null || isNamed ? "" : `, with ${programWords[otherLoan].loan}`;
  const conditions = open.length > 0 ? `, and only if ${onlyIf(open)}` : "";
  return `${asksMore || open.length > 0 ? `Not before ${monthName(month)}` : monthName(month)}${loan}${conditions}`;
}

/** A lever as a title, with a note about it. */
export function leverWords(
  lever: LeverAnswer,
  household: Household,
  names: AssistanceNames,
): { title: string; note: string } {
  const { kind, about, heldBy, monthsGained } = lever;
  const amount = formatDollars(lever.cents ?? 0);
  const hold = `${heldBy ? untilWords(heldBy, household) : "you can ask today"}. `;
  const none = lever.month === null ? "No loan works by this alone. " : monthsGained === 0 ? `No earlier: ${hold}` : "";
  const said = (title: string, note: string) => ({ title, note: `${none}${note}`.trim() });
  switch (kind) {
    case "save-more": {
      const now = household.monthlySavingCents;
      return said(
        `Save ${amount} more a month`,
        now === undefined ? "" : `${formatDollars(now + (lever.cents ?? 0))} in place of ${formatDollars(now)}.`,
      );
    }
    case "pay-debt-first":
      return said(
        `Pay the ${debtName(household, about)} off first`,
        "It saves interest. No one can say what it does for your score.",
      );
    case "cheaper":
      return said(`Look at ${amount} less`, "A home at a lower price. The house payment falls, too.");
    case "next-county":
      return said(`Buy in ${about ?? "the next county"}`, "Prices, taxes and limits differ from county to county.");
    case "assistance":
      return said(
        `Add ${(about && names[about]) || "a down payment program"}`,
        `${lever.helpPaymentCents === 0 ? "" : `${helpPaymentWords(lever.helpPaymentCents)} `}Ask the agency first: these programs change, and some run out of money.`,
      );
    case "co-borrower":
      return said(
        lever.cents ? `Add a co-borrower with ${amount} a month` : "Add a co-borrower",
        "Their debts and their score count, too.",
      );
    case "gift":
      return said(
        `A gift of ${amount}${household.giftCents ? " more" : ""}`,
        "The giver signs a letter saying it is not a loan.",
      );
    case "seller-pays":
      return said(`Ask the seller to pay ${amount} of closing costs`, "It is part of the offer you make.");
    case "raise-wish":
      return said(
        `Raise your own limit to ${amount} a month`,
        `In place of ${feelsRight(household.comfortCents ?? 0)}.`,
      );
    case "drop-wish":
      return said("Leave your own limit out", "No lender goes by it. What feels right stays yours to say.");
  }
}

/** The change that a lever makes in the visitor's numbers; null if none of their numbers fits it. */
export function changeOf({ kind, cents, month }: LeverAnswer, household: Household): HouseholdChange | null {
  if (month === null) return null;
  if (kind === "drop-wish") return { comfortCents: undefined };
  if (cents === null) return null;
  if (kind === "raise-wish") return { comfortCents: cents };
  const price = household.priceCents ?? household.place?.typicalPriceCents;
  if (kind === "save-more") return { monthlySavingCents: (household.monthlySavingCents ?? 0) + cents };
  if (kind === "gift") return { giftCents: (household.giftCents ?? 0) + cents };
  if (kind === "seller-pays") return { sellerPaysCents: cents };
  if (kind === "cheaper" && price) return { priceCents: price - cents };
  return null;
}

/** The position of a month on a bar that is 400 wide. */
function barX(at: Month, now: Month, last: number): number {
  return Math.round(10 + ((at - now) / last) * 380);
}

type AxisProps = { base: Month | null; now: Month; last: number };

/** Today, the plan's month, and the Januaries that have room between them. */
function LeverAxis({ base, now, last }: AxisProps) {
  const ends = [now, ...(base === null ? [] : [base])];
  const room = last / 5;
  const step = Math.max(1, Math.ceil(last / 60));
  const years = Array.from({ length: last }, (_, index) => now + 1 + index).filter(
    (month) => month % (12 * step) === 0 && ends.every((end) => Math.abs(end - month) >= room),
  );
  const marks = [
    { at: now, words: "Today" },
    ...years.map((at) => ({ at, words: String(at / 12) })),
    ...(base === null || base === now ? [] : [{ at: base, words: monthName(base) }]),
  ];
  return (
    <div className="pr-axis">
      <svg viewBox="0 0 400 24" aria-hidden="true">
        {marks.map(({ at, words }) => (
          <text key={at} x={barX(at, now, last)} y={18} textAnchor={anchorOf(barX(at, now, last))}>
            {words}
          </text>
        ))}
      </svg>
    </div>
  );
}

function anchorOf(x: number): "start" | "middle" | "end" {
  if (x < 40) return "start";
  return x > 340 ? "end" : "middle";
}

type BarProps = { lever: LeverAnswer; base: Month | null; now: Month; last: number };

/** From the current month to the new one; the words next to it say the same. */
function LeverBar({ lever: { month, monthsGained }, base, now, last }: BarProps) {
  const x = (at: Month) => barX(at, now, last);
  const isLate = monthsGained < 0;
  const color = isLate ? "var(--clay)" : "var(--evergreen)";
  return (
    <svg className="pr-bar" viewBox="0 0 400 52" preserveAspectRatio="none" aria-hidden="true">
      <path d="M10 26H390" stroke="var(--rule)" strokeWidth="1.5" />
      {base !== null && month !== null && month !== base && (
        <path d={`M${x(month)} 26H${x(base)}`} stroke={color} strokeWidth="8" />
      )}
      {base !== null && <BarDoor x={x(base)} w={10} h={34} fill="var(--paper)" />}
      {month !== null && month !== base && <BarDoor x={x(month)} w={14} h={44} fill={color} />}
    </svg>
  );
}

function BarDoor({ x, w, h, fill }: { x: number; w: number; h: number; fill: string }) {
  return <rect x={x - w / 2} y={26 - h / 2} width={w} height={h} fill={fill} stroke="var(--ink)" strokeWidth="2" />;
}
