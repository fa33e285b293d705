import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets, widthOf } from "#app/components/calculators/plots/sheet.tsx";
import { YearTicks } from "#app/components/calculators/plots/year-ticks.tsx";
import { Box, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { paymentsLeft } from "#app/domain/debts/payoff.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate, formatShare } from "#app/lib/format/format-currency.ts";
import { interestWords, type PayoffWay, ratioAfter, type WhichDebtAnswer, whenWords, whichDebtModel } from "./model.ts";

/** The four ways, the order of the soonest one, and when each debt ends. */
function WhichDebtDrawing({ answer }: { answer: WhichDebtAnswer }) {
  const { target, debts, ways } = answer;
  return (
    <>
      <div className="cp-plot">
        <DebtStairs answer={answer} />
      </div>
      <PayOrder answer={answer} />
      <NumbersTable
        title="The four ways side by side"
        open
        head={["Way", `${formatRate(target)} reached`, "Interest in all"]}
        rows={ways.map((way) => [`${way.name}, ${way.detail}`, whenWords(way.reachedAfter), interestWords(way)])}
      />
      {debts.length > 0 && (
        <NumbersTable
          title="When each debt ends"
          head={["Debt", ...ways.map(({ name }) => name)]}
          rows={debts.map(({ name }, index) => [
            name.replace("the", "The"),
            ...ways.map(({ endsAfter }) => whenWords(endsAfter[index] ?? null)),
          ])}
          sum={["All of them", ...ways.map(({ months }) => whenWords(months))]}
        />
      )}
    </>
  );
}

/** The payments in order, up to the debt that opens the door. */
function PayOrder({ answer: { debts, ways } }: { answer: WhichDebtAnswer }) {
  const [{ order, endsAfter, reachedAfter }] = ways;
  if (reachedAfter === null || reachedAfter === 0) return null;
  return (
    <section className="af" aria-labelledby="order">
      <h2 id="order">The soonest order</h2>
      <ol className="rows pairs">
        {order.map((debt, index) => (
          <li key={debts[debt]?.name} className={index === 0 ? "af__best" : undefined}>
            {index === 0 && <Plate state="next">1</Plate>}
            <b>Pay {debts[debt]?.name}</b>
            <span>gone {whenWords(endsAfter[debt] ?? null)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const stairSheets = sheetsOf(330, 330);

/** Four walks to the door of the ratio, and the payments of the selected way as stairs that lead down to it. */
function DebtStairs({ answer }: { answer: WhichDebtAnswer }) {
  const [at, setAt] = useState(0);
  const { ways, target } = answer;
  const way = ways[at] ?? ways[0];
  const months = horizon(answer);
  return (
    <>
      <DoorWalks
        walks={ways.map(({ name, detail, reachedAfter }) => ({
          name,
          detail,
          at: reachedAfter ?? months,
          opens: reachedAfter !== null,
          words: reachedAfter === null ? "never" : reachedAfter === 0 ? "today" : counted(reachedAfter, "month"),
        }))}
        label={`Months until ${formatRate(target)}. ${ways.map((each) => say(answer, each)).join(". ")}`}
        you={null}
        tick={(month) => (month === 0 ? "now" : String(month))}
        reach={12}
        pointed={`${way.name}, ${way.detail}`}
      />
      <TwoSheets
        sheets={stairSheets}
        label={`${way.name}: housing and debts, from ${formatShare(answer.backNow)} of income today down to ${formatShare(ratioAfter(answer, way, months))} after ${counted(months, "month")}`}
        draw={(sheet) => <Stairs answer={answer} way={way} months={months} sheet={sheet} />}
      />
      <PlotWalk
        label="Way to pay"
        count={ways.length}
        at={at}
        say={(index) => say(answer, ways[index])}
        onWalk={setAt}
      />
    </>
  );
}

function say({ target }: WhichDebtAnswer, way: PayoffWay | undefined): string {
  if (!way) return "";
  const wanted = formatRate(target);
  const reached = way.reachedAfter === null ? `never ${wanted}` : `${wanted} ${whenWords(way.reachedAfter)}`;
  const paid = way.interestCents === null ? "never all paid" : `${interestWords(way)} of interest until all is paid`;
  return `${way.name}: ${reached}, ${paid}`;
}

/** Up to the last way that gets there, and a little more. */
function horizon({ ways }: WhichDebtAnswer): number {
  const last = Math.max(...ways.map(({ reachedAfter }) => reachedAfter ?? 0));
  return Math.max(12, Math.min(120, Math.ceil((last * 1.25) / 12) * 12));
}

const colors: readonly SceneColor[] = ["brick", "wood", "slate", "cream"];

type StairsProps = { answer: WhichDebtAnswer; way: PayoffWay; months: number; sheet: Sheet };

/** The debts on top of the housing, which stays: the longest at the bottom, so each one that ends is a step down. */
function Stairs({ answer, way, months, sheet }: StairsProps) {
  const { debts, housingCents, limitCents, target } = answer;
  const [left, right, top, ground] = [2, sheet.width - 2, 40, sheet.height - 66];
  const most = Math.max(paymentsLeft(debts, way.endsAfter, 0), limitCents, 1);
  const perCent = (ground - top) / most;
  const x = (month: number) => round(left + (Math.min(month, months) / months) * (right - left));
  const y = (cents: number) => round(ground - Math.max(0, cents) * perCent);
  const floors = floorsOf(answer, way, months).map((floor) => ({
    ...floor,
    y: y(floor.upTo),
    width: x(floor.end) - left,
  }));
  const { reachedAfter } = way;
  return (
    <>
      <Note x={left} y={16} size={sheet.text} strong>
        {way.name}: your debts a month
      </Note>
      <g stroke="var(--s-line)" strokeWidth="2" strokeLinejoin="round">
        {floors.map(({ name, cents, y: floorTop, width, color }) => (
          <Box key={name} x={left} y={floorTop} w={round(width)} h={round(cents * perCent)} fill={color} />
        ))}
        <Box x={left} y={ground} w={right - left} h={32} fill="ground" />
      </g>
      <Note x={left + 8} y={ground + 21} size={sheet.text - 1} strong>
        on top of housing, {formatDollars(housingCents)}
      </Note>
      {limitCents >= 0 && (
        <LimitLine words={`${formatRate(target)}: ${formatDollars(limitCents)}`} y={y(limitCents)} sheet={sheet} />
      )}
      {floorNames(floors, perCent, sheet).map(({ words, at }) => (
        <Note key={words} x={at.x + 8} y={at.y} size={sheet.text - 1} strong>
          {words}
        </Note>
      ))}
      {reachedAfter !== null && reachedAfter <= months && limitCents >= 0 && (
        <StairDoor
          x={Math.min(x(reachedAfter) + 8, right - 40)}
          y={y(paymentsLeft(debts, way.endsAfter, reachedAfter))}
        />
      )}
      <YearTicks years={months / 12} x={(year) => x(year * 12)} sheet={sheet} first="now" />
    </>
  );
}

type Floor = { name: string; cents: number; upTo: number; end: number; color: SceneColor };

function floorsOf({ debts }: WhichDebtAnswer, way: PayoffWay, months: number): Floor[] {
  let upTo = 0;
  return debts
    .map(({ name, monthlyCents }, index) => ({
      name: name.replace("the ", ""),
      cents: monthlyCents,
      end: way.endsAfter[index] ?? months,
      color: colors[index] ?? "cream",
    }))
    .toSorted((a, b) => b.end - a.end)
    .map((floor) => {
      upTo += floor.cents;
      return { ...floor, upTo };
    });
}

/** Each name on its floor, or after its end if the floor is too low; none if it would cover its neighbors. */
function floorNames(floors: readonly (Floor & { y: number; width: number })[], perCent: number, sheet: Sheet) {
  let last = Number.POSITIVE_INFINITY;
  return floors.flatMap(({ name, cents, y, width }) => {
    const height = cents * perCent;
    const words = `${name} ${formatDollars(cents)}`;
    const long = widthOf(words, sheet) + 16;
    const inside = height >= 21 && long < width;
    const at = { x: inside ? 2 : 2 + width, y: round(y + height / 2 + 5) };
    if (at.y > last - 16 || (!inside && (height < 14 || width + long > sheet.width))) return [];
    last = at.y;
    return [{ words, at }];
  });
}

function LimitLine({ words, y, sheet }: { words: string; y: number; sheet: Sheet }) {
  return (
    <>
      <path
        d={`M2 ${y}H${sheet.width - 2}`}
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <Note x={sheet.width - 2} y={y - 8} size={sheet.text} anchor="end" strong>
        {words}
      </Note>
    </>
  );
}

/** The marker on the stair from which the ratio fits. */
function StairDoor({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" transform={`translate(${x} ${round(y - 58)})`}>
      <Box x={0} y={0} w={32} h={58} fill="trim" />
      <Box x={4} y={5} w={24} h={53} fill="lamp" />
      <Line d="M4 5l14 7v42l-14 4z" fill="green" />
    </g>
  );
}

export const calculator = calculatorOf(whichDebtModel, WhichDebtDrawing);
