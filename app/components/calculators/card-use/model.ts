import {
  type CalculatorModel,
  type Checked,
  type FieldRule,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { type PayStep, type Utilization, utilization } from "#app/domain/buying/card-utilization.ts";
import { sumCents } from "#app/domain/money.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate, formatShare, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// The use of each card and of all, and how cash changes it. It does not predict a score: no one can.

/** A common rule of thumb, and what people with the highest scores mostly stay under. */
export const [upperLine, lowerLine] = [0.3, 0.1] as const;

export type CardState = { name: string; balanceCents: number; limitCents: number; use: number };

/** The cards after some of the steps; at first, after none. */
export type WalletState = { step: PayStep | null; cards: readonly CardState[]; totalUse: number };

export type CardUseAnswer = Utilization & {
  cashCents: number;
  balanceCents: number;
  limitCents: number;
  /** Today, and after each payment. */
  states: readonly [today: WalletState, ...after: WalletState[]];
};

/** With enough cash in the example to get each of the three cards under a line. */
const kinds = [
  { key: "first", title: "First card", name: "the first card", balanceCents: 1_700_00, limitCents: 2_000_00 },
  { key: "second", title: "Second card", name: "the second card", balanceCents: 400_00, limitCents: 1_000_00 },
  { key: "third", title: "Third card", name: "the third card", balanceCents: 900_00, limitCents: 5_000_00 },
  { key: "fourth", title: "Fourth card", name: "the fourth card", balanceCents: 0, limitCents: 0 },
] as const;
type Kind = (typeof kinds)[number]["key"];

const amount = { ...moneyField, emptyIsZero: true, min: 0, max: 1_000_000_00 };

function cardFields<Key extends Kind>(key: Key) {
  const { name, balanceCents, limitCents } = kinds.find((kind) => kind.key === key) ?? kinds[0];
  const fields: Record<string, FieldRule> = {
    [`${key}Balance`]: { ...amount, label: "Balance", what: `the balance of ${name}`, example: balanceCents },
    [`${key}Limit`]: { ...amount, label: "Limit", what: `the limit of ${name}`, example: limitCents },
  };
  return fields as Record<`${Key}Balance` | `${Key}Limit`, FieldRule>;
}

const rules = {
  cash: {
    ...amount,
    label: "Cash for the cards now",
    help: "Beyond what you must pay this month",
    what: "the cash",
    example: 1_500_00,
  },
  ...cardFields("first"),
  ...cardFields("second"),
  ...cardFields("third"),
  ...cardFields("fourth"),
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, CardUseAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const given = kinds.map(({ key, title, name }) => ({
    key,
    what: name,
    name: title,
    balanceCents: values[`${key}Balance`],
    limitCents: values[`${key}Limit`],
  }));
  const unlimited = given.find(({ balanceCents, limitCents }) => balanceCents > 0 && limitCents === 0);
  if (unlimited) return { problems: { [`${unlimited.key}Limit`]: limitProblem(unlimited.what) } as typeof problems };
  const cards = given.filter(({ limitCents }) => limitCents > 0);
  if (cards.length === 0) return { problems: { firstLimit: limitProblem(kinds[0].name) } };
  const found = utilization(cards, [upperLine, lowerLine], values.cash);
  const balances = cards.map(({ name, balanceCents, limitCents }) => ({ name, balanceCents, limitCents }));
  const today: WalletState = { step: null, cards: balances.map(withUse), totalUse: found.totalUse };
  return {
    answer: {
      ...found,
      cashCents: values.cash,
      balanceCents: sumCents(cards.map(({ balanceCents }) => balanceCents)),
      limitCents: sumCents(cards.map(({ limitCents }) => limitCents)),
      states: [today, ...statesAfter(balances, found.steps)],
    },
  };
}

function limitProblem(what: string): string {
  return `Type the limit of ${what.replace("the ", "your ")}, such as ${formatTypedMoney(kinds[0].limitCents)}.`;
}

function statesAfter(cards: readonly Omit<CardState, "use">[], steps: readonly PayStep[]): WalletState[] {
  let now = cards;
  return steps.map((step) => {
    now = now.map((card) =>
      card.name === step.name ? { ...card, balanceCents: card.balanceCents - step.payCents } : card,
    );
    return { step, cards: now.map(withUse), totalUse: step.totalUse };
  });
}

function withUse(card: Omit<CardState, "use">): CardState {
  return { ...card, use: card.balanceCents / card.limitCents };
}

/** The cards once the cash is spent. */
export function lastState({ states }: CardUseAnswer): WalletState {
  return states.at(-1) ?? states[0];
}

function cardsAbove({ cards }: WalletState, line: number): number {
  return cards.filter(({ use }) => use > line).length;
}

/** `no card is above 30%`, `1 of 3 cards is above 30%`. */
function aboveWords(state: WalletState, line: number): string {
  const above = cardsAbove(state, line);
  if (above > 0 && state.cards.length === 1) return `that is above ${formatRate(line)}`;
  if (above === 0) return `no card is above ${formatRate(line)}`;
  return `${above} of ${counted(state.cards.length, "card")} ${above === 1 ? "is" : "are"} above ${formatRate(line)}`;
}

function headline(answer: CardUseAnswer): Sentence {
  const [today] = answer.states;
  const after = lastState(answer);
  const use = { text: formatShare(today.totalUse), look: today.totalUse > upperLine ? "more" : "less" } as const;
  if (answer.steps.length === 0) {
    return ["You use ", use, ` of your limits, and ${aboveWords(today, upperLine)}.`];
  }
  return [
    "You use ",
    use,
    ` of your limits. ${formatDollars(answer.cashCents - answer.leftCents)} in the right order brings that to `,
    strong(formatShare(after.totalUse)),
    `, and ${aboveWords(after, upperLine)}.`,
  ];
}

function figures(answer: CardUseAnswer): Figure[] {
  const [today] = answer.states;
  const after = lastState(answer);
  return [
    { label: "All cards today", value: formatShare(today.totalUse) },
    { label: "All cards after paying", value: formatShare(after.totalUse) },
    { label: "Cards above 30% today", value: `${cardsAbove(today, upperLine)} of ${today.cards.length}` },
    { label: "Cards above 30% after paying", value: `${cardsAbove(after, upperLine)} of ${today.cards.length}` },
    {
      label: "Balances and limits in all",
      value: `${formatDollars(answer.balanceCents)} of ${formatDollars(answer.limitCents)}`,
    },
    { label: "Cash that no step needs", value: formatDollars(answer.leftCents) },
  ];
}

export const cardUseModel: CalculatorModel<Name, CardUseAnswer> = {
  slug: "card-use",
  rules,
  check,
  groups: [
    { title: "Your cash", names: ["cash"] },
    ...kinds.map(({ key, title }) => ({
      title,
      names: [`${key}Balance`, `${key}Limit`] as const satisfies readonly Name[],
    })),
  ],
  headline,
  short: (answer) => ({ figure: formatShare(lastState(answer).totalUse), words: "of your limits, once paid" }),
  figures,
};
