import { type BoxCheck, byCost, type Unlike, unlikeIn } from "#app/domain/loan-estimate/compare-estimates.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { loanTypes, type NumberBox, products } from "./estimate-boxes.ts";
import type { ReadEstimate } from "./read-estimate.ts";

export type Remark = { title: string; text: string };

/** The answer in one sentence, with its figure separate, and a second sentence. */
export type EstimatesHeadline = { start: string; figure: string; end: string; more: string };

/** The smallest difference worth asking about: anything less is rounding, or not worth a call. */
const worthAskingCents = 50_00;

export function estimatesHeadline(estimates: readonly ReadEstimate[]): EstimatesHeadline {
  const [best, second] = byCost(estimates);
  if (!best)
    return {
      start: "Type two estimates, and the cheaper one is named here.",
      figure: "",
      end: "",
      more: missingWords(estimates),
    };
  const cost = formatDollars(best.costCents);
  if (!second) {
    const more = missingWords(estimates) || "Type a second one to compare them.";
    return { start: `${best.name} costs `, figure: cost, end: " over five years.", more };
  }
  const less = second.costCents - best.costCents;
  const credited = estimates.some(({ boxes }) => boxes.credits) ? ", and with the lender credits taken off" : "";
  const isUnlike = unlikeIn(estimates).some((name) => name !== "issued");
  const more = isUnlike
    ? "But these are not the same loan yet. Read what differs before you choose."
    : `That is ${cost} against ${formatDollars(second.costCents)}, without what pays off the loan${credited}.`;
  if (less < 1_00)
    return { start: `${best.name} and ${second.name} cost `, figure: "the same", end: " over five years.", more };
  return {
    start: `${best.name} costs `,
    figure: `${formatDollars(less)} less`,
    end: ` over five years than ${second.name}.`,
    more,
  };
}

/** The boxes that the first form without an answer still needs. */
function missingWords(estimates: readonly ReadEstimate[]): string {
  const open = estimates.find(({ costCents }) => costCents === null);
  if (!open) return "";
  if (open.product !== "fixed") return `${open.name}: type both boxes of “In 5 Years” on page 3.`;
  return `${open.name} still needs: ${open.missing.join(", ")}.`;
}

/** The differences between the loans, and what to do about each. */
export function unlikeWords(estimates: readonly ReadEstimate[]): Remark[] {
  return unlikeIn(estimates).map((name) => {
    const { title, of, text } = unlikeRemarks[name];
    const each = estimates.flatMap((estimate) => {
      const value = of(estimate);
      return value === null ? [] : `${estimate.name}: ${value}.`;
    });
    return { title, text: [...each, text].join(" ") };
  });
}

const lockOf = ({ lockedUntil }: ReadEstimate) => (lockedUntil ? `until ${formatDay(lockedUntil)}` : "not locked");

const unlikeRemarks: Record<Unlike, Remark & { of: (estimate: ReadEstimate) => string | null }> = {
  "loan-type": {
    title: "The loan types differ",
    of: ({ loanType }) => loanTypes[loanType],
    text: "Their insurance and fees work differently. Ask each lender for the same type.",
  },
  product: {
    title: "The products differ",
    of: ({ product }) => products[product],
    text: "A rate that can change starts lower. Ask each lender for the same product.",
  },
  "loan-amount": {
    title: "The loan amounts differ",
    of: ({ loanCents }) => (loanCents === null ? null : formatDollars(loanCents)),
    text: "A larger loan costs more at any lender. Ask each for the same amount.",
  },
  term: {
    title: "The loan terms differ",
    of: ({ termMonths }) => (termMonths === null ? null : formatSpan(termMonths)),
    text: "A shorter loan costs less in all and more each month. Ask each lender for the same term.",
  },
  lock: {
    title: "One rate is locked, another is not",
    of: lockOf,
    text: "A rate that is not locked can rise until closing. Ask what each rate is with the same lock.",
  },
  "lock-length": {
    title: "The rate locks end on different days",
    of: lockOf,
    text: "A longer lock costs more. Ask each lender for the same number of days.",
  },
  issued: {
    title: "They were issued on different days",
    of: ({ issued }) => issued && formatDay(issued),
    text: "Rates change every day. Ask each lender for a new form on one day.",
  },
};

/** Printed figures that do not match their own boxes. */
export function checkWords(estimate: ReadEstimate): Remark[] {
  const wrong = estimate.checks.filter(({ is }) => is !== "agrees");
  return wrong.map((check) => ({
    title: `${estimate.name}: ${checkTitles[check.box]}`,
    text: checkText(check, estimate),
  }));
}

const checkTitles: Record<BoxCheck["box"], string> = {
  payment: "the monthly payment",
  paid: "the total paid in five years",
  principal: "the principal paid off in five years",
  apr: "the APR",
  tip: "the TIP",
};

function checkText({ box, is }: BoxCheck, { boxes, figures }: ReadEstimate): string {
  if (!figures) return "";
  const { apr, aprIfAllCount, paidRange } = figures;
  const printed = (name: NumberBox, format: (value: number) => string) => `The form says ${format(boxes[name] ?? 0)}.`;
  switch (box) {
    case "payment":
      return `${printed("payment", formatCents)} Its amount, rate and term make ${formatCents(figures.paymentCents)}. Ask why.`;
    case "paid":
      return `${printed("paid", formatDollars)} Its boxes come to ${formatDollars(paidRange.low)} to ${formatDollars(paidRange.high)}. Ask which costs are in it.`;
    case "principal":
      return `${printed("principal", formatDollars)} Its boxes make ${formatDollars(figures.principalCents)}. Ask why.`;
    case "tip":
      return `${printed("tip", twoPlaces)} Its boxes make ${twoPlaces(figures.totalInterestShare)}. Ask why.`;
    case "apr": {
      const [least, most] = [formatRate(apr ?? 0), formatRate(aprIfAllCount ?? 0)];
      if (is === "lower") {
        return `${printed("apr", formatRate)} The fees that count make ${least}, and the law allows 0.125% either way. Ask which fee is missing.`;
      }
      return is === "fees"
        ? `${printed("apr", formatRate)} Section A and the prepaid interest make ${least}. Some fees in B or C count, too. Ask which ones.`
        : `${printed("apr", formatRate)} Even with all of A, B and C it would be ${most}. Ask what else is in it.`;
    }
  }
}

/** `69.45%`: the form prints the TIP with two decimals, even if they are zeros. */
export function twoPlaces(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Questions for each lender, with the other forms in hand. */
export function askWords(estimates: readonly ReadEstimate[]): Remark[] {
  return [...estimates.flatMap(featureAsks), ...sectionAsks(estimates), ...rateAsk(estimates)];
}

function featureAsks({ name, feature, product, boxes }: ReadEstimate): Remark[] {
  const asks: Remark[] = [];
  if (feature === "penalty" || feature === "both") {
    asks.push({
      title: `${name}: the prepayment penalty`,
      text: "It costs you money to sell or refinance early. Ask for the same loan without it.",
    });
  }
  if (feature === "balloon" || feature === "both") {
    asks.push({
      title: `${name}: the balloon payment`,
      text: "A large sum is due at once at the end. Ask for a loan without it.",
    });
  }
  if (product !== "fixed") {
    asks.push({
      title: `${name}: the payment can rise`,
      text: "Ask how high the rate and the payment can go: the tables on page 2 say it. We show this form as printed.",
    });
  }
  if (boxes.credits) {
    asks.push({
      title: `${name}: the lender credit`,
      text: `It takes ${formatDollars(boxes.credits)} off your costs at closing, and we count that. You may pay for it with a higher rate. Ask what the rate is without it.`,
    });
  }
  return asks;
}

const sections = [
  {
    box: "origination",
    title: "section A",
    text: "This is the lender’s own price. Show the other form, and ask for a match.",
  },
  { box: "fixedServices", title: "section B", text: "Ask who does these jobs, and why they cost more." },
  { box: "services", title: "section C", text: "You may pick these companies. Ask others for a price." },
] as const;

function sectionAsks(estimates: readonly ReadEstimate[]): Remark[] {
  return sections.flatMap(({ box, title, text }) => {
    const known = estimates.flatMap(({ name, boxes }) => {
      const cents = boxes[box];
      return cents === null ? [] : { name, cents };
    });
    const [least, ...others] = known.toSorted((one, other) => one.cents - other.cents);
    if (!least) return [];
    return others
      .filter(({ cents }) => cents - least.cents >= worthAskingCents)
      .map(({ name, cents }) => ({
        title: `${name}: ${title}`,
        text: `It is ${formatDollars(cents - least.cents)} more than at ${least.name}. ${text}`,
      }));
  });
}

/** A lower rate that costs more in fees: fees compare only at the same rate. */
function rateAsk(estimates: readonly ReadEstimate[]): Remark[] {
  const known = estimates.flatMap(({ name, boxes: { rate, origination } }) =>
    rate === null || origination === null ? [] : { name, rate, origination },
  );
  const [lowest, ...others] = known.toSorted((one, other) => one.rate - other.rate);
  const other = others.find(
    ({ rate, origination }) => lowest && rate > lowest.rate && origination < lowest.origination,
  );
  if (!lowest || !other) return [];
  return [
    {
      title: `${lowest.name}: the lower rate`,
      text: `You pay more in section A for ${formatRate(lowest.rate)}. Ask for its price at ${formatRate(other.rate)}, the rate of ${other.name}.`,
    },
  ];
}
