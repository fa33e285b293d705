/*
 * Fills in the element before the script: a box of `li`, each with its figures in `[data-sum]` or, by the size of the
 * household, in `[data-list]`. A line shows when all its figures are known, and the box when one of its lines shows. The
 * button changes between the visitor's numbers and the page's example, for as long as the tab is open.
 */
import type { Household } from "#app/domain/path/household.ts";
import { ownCents } from "#app/lib/my-path/own-numbers.ts";
import { pathKey, preferExample, prefersExample } from "#app/lib/my-path/plan-mark.ts";

const box = document.currentScript?.previousElementSibling;
const [on, button] = box?.querySelectorAll<HTMLElement>(":scope > div > *") ?? [];
try {
  const plan: { pathToKeys: number; household: Household; asOf?: number } = JSON.parse(
    localStorage.getItem(pathKey) ?? "",
  );
  if (plan.pathToKeys === 1 && box && on && button) {
    const own = numbersNow(plan.household, plan.asOf);
    for (const line of on.querySelectorAll("li")) {
      line.hidden = !fillLine(line, plan.household, own);
      if (!line.hidden) box.removeAttribute("hidden");
    }
    changeOnPress(on, button);
  }
} catch {
  // We read the plan without its schema, which is large. Anything we cannot read stays hidden.
}

/**
 * The visitor's numbers. Savings and debts of an earlier month have moved since, and what moves them is too large for a page
 * to read: until the visitor has seen on My path what they come to now, lines with them stay hidden.
 */
function numbersNow(household: Household, asOf = Number.POSITIVE_INFINITY): Record<string, number | undefined> {
  const today = new Date();
  const { cash, debts, ...others } = ownCents(household);
  return asOf < today.getFullYear() * 12 + today.getMonth() ? others : { ...others, cash, debts };
}

/** Whether all figures of the line are known. */
function fillLine(line: HTMLElement, household: Household, own: Record<string, number | undefined>): boolean {
  const termOf = (term = "") => {
    const [name = "", factor = 1] = term.split(":");
    return (own[name] ?? Number.NaN) * Number(factor);
  };
  let isKnown = true;
  for (const figure of line.querySelectorAll("b")) {
    const { sum = "", per, step = 100, list } = figure.dataset;
    const value = list
      ? Number(list.split(" ")[(household.people ?? 0) - 1])
      : sum.split(" ").reduce((total, term) => total + termOf(term), 0);
    const whole = termOf(per);
    isKnown &&= value >= 0 && (!per || whole > 0);
    figure.textContent = per
      ? `${((value / whole) * 100).toFixed(1).replace(".0", "")}%`
      : `$${((Math.round(value / Number(step)) * Number(step)) / 100).toLocaleString("en-US")}`;
  }
  return isKnown;
}

function changeOnPress(on: HTMLElement, button: HTMLElement): void {
  const show = () => {
    on.hidden = prefersExample();
    button.textContent = on.hidden ? "Use my numbers" : "Use the example instead";
  };
  button.onclick = () => {
    preferExample(!prefersExample());
    show();
  };
  show();
}
