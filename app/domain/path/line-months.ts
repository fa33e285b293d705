import { rememberLately } from "#app/domain/remember-lately.ts";
import type { LineMonths } from "./answer.ts";
import { firstOf, type Gate, type PathCase } from "./case.ts";
import type { PathHome } from "./home.ts";
import type { Line } from "./money-limits.ts";
import { horizonMonths, type ProgramTerms } from "./terms.ts";

/** The limits of a case by a line. */
type GatesBy = (by: Line, path: PathCase) => readonly Gate[];

/** A program's terms where a person decides by hand. The same object each time, because a home is kept by its terms. */
export const termsByHand = rememberLately(
  (terms: ProgramTerms): ProgramTerms => (terms.downByHand ? { ...terms, down: terms.downByHand } : terms),
);

/**
 * The months in which a door opens by each of its program's lines: by hand, by hand for a reason, automated, a lender's. By hand
 * it opens for `byHand`, the case with the down payment that a person asks for, and no sooner than it opens at all.
 */
export function lineMonths(path: PathCase, byHand: PathCase, gatesBy: GatesBy): LineMonths {
  const monthOf = (...gates: (readonly Gate[])[]) => {
    const first = firstOf(gates.flat());
    return first === undefined ? null : path.now + first;
  };
  const handMonth = (by: Line) =>
    byHand === path ? monthOf(gatesBy(by, path)) : monthOf(gatesBy(by, byHand), gatesBy("lender", path));
  const takes = takesByHand(path);
  return {
    hand: takes ? handMonth("hand") : null,
    wider: takes ? soonestWider(path, handMonth) : null,
    automated: path.terms.lines.automated ? monthOf(gatesBy("automated", path)) : undefined,
    lender: monthOf(gatesBy("lender", path)),
  };
}

/** A supposed score is there in every month that it opens; one that is not known is an open question of its own. */
function scoreOf({ points }: Pick<PathCase, "points">): number {
  return points(horizonMonths) ?? Number.POSITIVE_INFINITY;
}

/** Whether the guide lets a person decide about the score. */
function takesByHand(path: PathCase): boolean {
  return scoreOf(path) >= (path.terms.lines.handFrom ?? 0);
}

/** The first of the guide's reasons that gives the earliest month by hand, where its score and its debts allow it. */
function soonestWider({ terms, household, ...path }: PathCase, monthBy: (by: Line) => number | null) {
  const { debts } = household;
  const score = scoreOf(path);
  const [first] = terms.lines.wider
    .filter(({ opens, scoreFrom }) => (opens !== "no-debts" || debts?.length === 0) && score >= (scoreFrom ?? 0))
    .flatMap((line) => {
      const month = monthBy(line);
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
