import type { Month } from "./household.ts";
import type { Line } from "./money-limits.ts";
import type { LineMonths } from "./path-answer.ts";
import type { PathCase } from "./path-case.ts";
import type { PathHome } from "./path-home.ts";
import { horizonMonths } from "./path-terms.ts";

/** The first month in which a case holds by a line; null where none of the ten years does. */
type MonthBy = (by: Line, path: PathCase) => Month | null;

/** The months in which a door opens by each of its program's lines: by hand, by hand for a reason, automated, a lender's. */
export function lineMonths(path: PathCase, monthBy: MonthBy): LineMonths {
  const byHand = takesByHand(path);
  return {
    hand: byHand ? monthBy("hand", path) : null,
    wider: byHand ? soonestWider(path, monthBy) : null,
    automated: path.terms.lines.automated ? monthBy("automated", path) : undefined,
    lender: monthBy("lender", path),
  };
}

/** A supposed score is there in every month that it opens; one that is not known is an open question of its own. */
function scoreOf({ points }: PathCase): number {
  return points(horizonMonths) ?? Number.POSITIVE_INFINITY;
}

/** Whether the guide lets a person decide about the score. */
function takesByHand(path: PathCase): boolean {
  return scoreOf(path) >= (path.terms.lines.handFrom ?? 0);
}

/** The first of the guide's reasons that gives the earliest month by hand, where its score and its debts allow it. */
function soonestWider(path: PathCase, monthBy: MonthBy) {
  const { terms, household } = path;
  const { debts } = household;
  const score = scoreOf(path);
  const [first] = terms.lines.wider
    .filter(({ opens, scoreFrom }) => (opens !== "no-debts" || debts?.length === 0) && score >= (scoreFrom ?? 0))
    .flatMap((line) => {
      const month = monthBy(line, path);
      return month === null ? [] : { month, opens: line.opens };
    })
    .toSorted((one, other) => one.month - other.month);
  return first ?? null;
}

/** Whether tax and insurance are assumed, so that the payment is a range. */
export function isRange({ home }: PathCase): boolean {
  const here = home(0);
  return here !== null && here.mostMonthlyCents !== here.cost.monthlyCents;
}

/** The case at the high end of an assumed tax and insurance. */
export function atMost(path: PathCase): PathCase {
  const dearest = (home: PathHome | null) =>
    home && { ...home, cost: { ...home.cost, monthlyCents: home.mostMonthlyCents } };
  return { ...path, home: (month) => dearest(path.home(month)) };
}
