import type { Household, HouseholdChange, Month, Score } from "#app/domain/path/household.ts";
import { householdChoices, yesOrNo } from "#app/forms/finder-answers.ts";
import { incomeKinds } from "#app/lib/my-path/entry-words.ts";
import { type PathQuestionName, pathQuestionNames } from "#app/lib/my-path/kept-path.ts";
import { debtTexts, markTexts, readDebt, readMark, withEntry } from "./path-entries.ts";
import { fieldReader, given, type PathProblems, type PathTexts, shownIn } from "./path-fields.ts";

/** The context for reading a question: the list entry its form is for, and the current month. */
export type PathReading = { household: Household; at: number; now: Month };

export type PathQuestion = {
  title: string;
  help: string;
  /** The label of the button that goes on without an answer, and the cost of skipping. */
  skip: string;
  cost: string;
  parts: readonly (keyof Household)[];
  texts: (household: Household, at: number) => PathTexts;
  read: (texts: PathTexts, reading: PathReading) => { change: HouseholdChange; problems: PathProblems };
};

export const scoreSources: readonly { value: Score["from"] | "unknown"; label: string; note: string }[] = [
  { value: "bank", label: "Yes, from my bank or card", note: "Often a score lenders do not use" },
  { value: "lender", label: "Yes, from a lender", note: "The one that counts" },
  { value: "unknown", label: "I don’t know it", note: "You still get a plan, with your score left open" },
];

export const noticeChoices = [30, 60, 90].map((days) => ({ value: String(days), label: `${days} days` }));

/** Every question except the place, which is looked up and so has its own form. */
export const pathQuestions: Record<PathQuestionName, PathQuestion> = {
  place: {
    title: "Where do you want to live?",
    help: "Taxes, loan limits and prices come from the county.",
    skip: "Skip",
    cost: "Without a place we need a price from you.",
    parts: ["place"],
    texts: ({ place }) => ({ zip: place?.name ?? "" }),
    read: () => ({ change: {}, problems: {} }),
  },
  income: {
    title: "What do you earn?",
    help: "Only people who would sign the loan. Lenders look back two years, at earlier work and school, too.",
    skip: "Skip",
    cost: "Without it, we cannot tell you a month.",
    parts: ["incomes"],
    texts({ incomes: [first, second] = [] }) {
      return {
        income: shownIn("income", aYear(first?.monthlyCents)),
        kind: first?.kind ?? "job",
        since: shownIn("since", first?.since),
        before: yesNoText(first?.workedBefore),
        second: shownIn("second", aYear(second?.monthlyCents)),
        secondSince: shownIn("secondSince", second?.since),
        secondBefore: yesNoText(second?.workedBefore),
      };
    },
    read(texts, { household: { incomes: [, partner, ...others] = [] } }) {
      const { typed, chosen, problems } = fieldReader(texts);
      const workOf = (since: "since" | "secondSince", before: string) =>
        given({ since: typed(since), workedBefore: yesNo(chosen(before, yesOrNo)) });
      const [own, added] = [aMonth(typed("income")), aMonth(typed("second"))];
      const [work, theirWork] = [workOf("since", "before"), workOf("secondSince", "secondBefore")];
      if (own === undefined && work.since !== undefined)
        problems.income ??= "Type what you earn a year, such as $58,000.";
      if (added === undefined && theirWork.since !== undefined) {
        problems.second ??= "Type what they earn a year, such as $20,000.";
      }
      const kind = chosen("kind", incomeKinds) ?? "job";
      const incomes = [
        ...(own === undefined ? [] : [{ kind, monthlyCents: own, ...work }]),
        ...(added === undefined
          ? []
          : [{ kind: partner?.kind ?? ("job" as const), monthlyCents: added, ...theirWork }]),
        ...others,
      ];
      return { change: { incomes: own === undefined && added === undefined ? undefined : incomes }, problems };
    },
  },
  savings: {
    title: "What have you saved?",
    help: "The savings that could go into a home.",
    skip: "Skip",
    cost: "Without it, cash stays an open question.",
    parts: ["savedCents", "monthlySavingCents", "giftCents"],
    texts: ({ savedCents, monthlySavingCents, giftCents }) => ({
      saved: shownIn("saved", savedCents),
      monthly: shownIn("monthly", monthlySavingCents),
      gift: shownIn("gift", giftCents),
    }),
    read(texts) {
      const { typed, problems } = fieldReader(texts);
      const [savedCents, monthlySavingCents, giftCents] = [typed("saved"), typed("monthly"), typed("gift")];
      return { change: { savedCents, monthlySavingCents, giftCents }, problems };
    },
  },
  debts: {
    title: "What do you owe each month?",
    help: "Cards, car, student loans, child support. Not rent.",
    skip: "Skip",
    cost: "Without it, debts stay an open question.",
    parts: ["debts"],
    texts: ({ debts }, at) => debtTexts(debts?.[at]),
    read(texts, { household: { debts = [] }, at }) {
      const { entry, problems, isNone } = readDebt(texts);
      const all = withEntry(debts, at, entry);
      return { change: { debts: isNone ? all : unlessEmpty(all) }, problems };
    },
  },
  score: {
    title: "Do you know a credit score?",
    help: "Any score helps. Looking at your own does not lower it.",
    skip: "Skip",
    cost: "",
    parts: ["score"],
    texts({ score }) {
      if (score === undefined) return {};
      if (score === "unknown") return { from: "unknown" };
      return { from: score.from === "report" ? "bank" : score.from, points: shownIn("points", score.points) };
    },
    read(texts, { household: { score } }) {
      const { typed, chosen, problems } = fieldReader(texts);
      const from = chosen("from", scoreSources);
      if (from === "unknown") return { change: { score: "unknown" }, problems };
      const points = typed("points");
      if (from && points === undefined) problems.points ??= "Type the number, or pick “I don’t know it”.";
      const supposed = typeof score === "object" ? score.supposed : undefined;
      const own =
        points === undefined ? undefined : { points, from: from ?? ("bank" as const), ...given({ supposed }) };
      return { change: { score: own }, problems };
    },
  },
  home: {
    title: "What do you have in mind?",
    help: "A price makes the month more exact.",
    skip: "Skip",
    cost: "",
    parts: ["priceCents", "comfortCents", "sellerPaysCents"],
    texts: ({ priceCents, comfortCents, sellerPaysCents }) => ({
      price: shownIn("price", priceCents),
      comfort: shownIn("comfort", comfortCents),
      seller: shownIn("seller", sellerPaysCents),
    }),
    read(texts) {
      const { typed, problems } = fieldReader(texts);
      const [priceCents, comfortCents, sellerPaysCents] = [typed("price"), typed("comfort"), typed("seller")];
      return { change: { priceCents, comfortCents, sellerPaysCents }, problems };
    },
  },
  lease: {
    title: "What about your lease?",
    help: "So that rent and mortgage do not overlap for long.",
    skip: "Skip",
    cost: "",
    parts: ["rentCents", "leaseEnd", "noticeDays"],
    texts: ({ rentCents, leaseEnd, noticeDays }) => ({
      rent: shownIn("rent", rentCents),
      leaseEnd: shownIn("leaseEnd", leaseEnd),
      notice: String(noticeDays ?? ""),
    }),
    read(texts) {
      const { typed, chosen, problems } = fieldReader(texts);
      const notice = chosen("notice", noticeChoices);
      const noticeDays = notice === undefined ? undefined : Number(notice);
      return { change: { rentCents: typed("rent"), leaseEnd: typed("leaseEnd"), noticeDays }, problems };
    },
  },
  people: {
    title: "Who would live there?",
    help: "Some programs ask about the household, a first home and service.",
    skip: "Skip",
    cost: "",
    parts: ["people", "ownedLately", "served"],
    texts: ({ people, ownedLately, served }) => ({
      people: String(people ?? ""),
      owned: yesNoText(ownedLately),
      served: yesNoText(served),
    }),
    read(texts) {
      const { chosen, problems } = fieldReader(texts);
      const people = chosen("people", householdChoices);
      return {
        change: {
          people: people === undefined ? undefined : Number(people),
          ownedLately: yesNo(chosen("owned", yesOrNo)),
          served: yesNo(chosen("served", yesOrNo)),
        },
        problems,
      };
    },
  },
  marks: {
    title: "What is on your report?",
    help: "Late payments, collections, a bankruptcy. Each with the month that the law counts from.",
    skip: "Skip",
    cost: "",
    parts: ["marks"],
    texts: ({ marks }, at) => markTexts(marks?.[at]),
    read(texts, { household: { marks = [] }, at, now }) {
      const { entry, problems } = readMark(texts, now);
      return { change: { marks: unlessEmpty(withEntry(marks, at, entry)) }, problems };
    },
  },
};

/** A change that removes every answer to a question. */
export function cleared(name: PathQuestionName): HouseholdChange {
  return Object.fromEntries(pathQuestions[name].parts.map((part) => [part, undefined]));
}

export function isAnswered(name: PathQuestionName, household: Household): boolean {
  return pathQuestions[name].parts.some((part) => household[part] !== undefined);
}

export function questionOf(hash: string): PathQuestionName | null {
  return pathQuestionNames.find((name) => `#${name}` === hash) ?? null;
}

/** A button says that there are none; a form that is still empty does not. */
function unlessEmpty<Entry>(entries: readonly Entry[]): readonly Entry[] | undefined {
  return entries.length === 0 ? undefined : entries;
}

/** Cents a month for an amount typed by the year; a year of whole dollars comes back unchanged. */
function aMonth(yearCents: number | undefined): number | undefined {
  return yearCents === undefined ? undefined : Math.round(yearCents / 12);
}

function aYear(monthCents: number | undefined): number | undefined {
  return monthCents === undefined ? undefined : Math.round((monthCents * 12) / 100) * 100;
}

function yesNo(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === "yes";
}

function yesNoText(value: boolean | undefined): string {
  return value === undefined ? "" : value ? "yes" : "no";
}
