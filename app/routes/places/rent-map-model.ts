import type { Calculation } from "#app/components/calculators/fields/calculator-model.ts";
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { homeForRent } from "#app/content/figures/rent-carries.ts";
import { states } from "#app/content/places/states.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { StateHomes } from "./page.server.ts";

// How much of each state's typical home a payment as large as a rent would buy.

const rules = {
  rent: { ...homeFields.rent, label: "Your rent a month", optional: false, min: 100_00, max: 20_000_00 },
};

/** A state's typical home held against a rent. */
export type StateShare = StateHomes & {
  name: string;
  /** What a payment as large as the rent would buy, to the nearest $1,000. */
  priceCents: number;
  /** The same as a share of a typical home; above 1 where it buys more. */
  share: number;
};

export type RentMapAnswer = {
  rentCents: number;
  /** Every state, in the order of the map. */
  shares: readonly StateShare[];
};

/** The rent as it is typed, and its share of every state's typical home. */
export function rentMapOf(homes: readonly StateHomes[]): Calculation<"rent", RentMapAnswer> {
  return {
    rules,
    check(typed) {
      const { values, problems } = readTyped(rules, typed);
      if (problems.rent) return { problems };
      return { answer: { rentCents: values.rent, shares: sharesOf(homes, values.rent) } };
    },
  };
}

function sharesOf(homes: readonly StateHomes[], rentCents: number): StateShare[] {
  return homes.map((home) => {
    const { priceCents } = homeForRent(rentCents, home.taxRate);
    return {
      ...home,
      name: states[home.state].name,
      priceCents: Math.round(priceCents / 1_000_00) * 1_000_00,
      share: priceCents / home.valueCents,
    };
  });
}

export function mostFirst(shares: readonly StateShare[]): StateShare[] {
  return shares.toSorted((one, other) => other.share - one.share);
}

/** What a rent comes to over the whole country, in one sentence. */
export function countryWords({ shares }: RentMapAnswer): string {
  const whole = mostFirst(shares).filter(({ share }) => share >= 1);
  const half = shares.filter(({ share }) => share >= 0.5).length;
  if (half === shares.length) return "Your rent would buy at least half of a typical home in every state.";
  if (half === 0) return "Your rent would buy less than half of a typical home in every state.";
  const most = whole.length === 0 ? "nowhere" : placesWords(whole);
  return `Your rent would buy a whole typical home ${most}, and at least half of it in ${half} of 51.`;
}

/** What a rent comes to in one state, in words. */
export function stateWords(rentCents: number, { name, priceCents, share }: StateShare): string {
  const part = share >= 1 ? "more than a typical home there" : `${shareWords(share)} of a typical home there`;
  return `In ${name}, ${formatDollars(rentCents)} a month would buy about ${formatDollars(priceCents)} of house. That is ${part}.`;
}

function placesWords(places: readonly StateShare[]): string {
  if (places.length > 3) return `in ${places.length} states`;
  return `in ${new Intl.ListFormat("en-US").format(places.map(({ name }) => name))}`;
}

/** `46%`; what is below 1 percent says so. */
export function shareWords(share: number): string {
  return share < 0.01 ? "under 1%" : `${Math.floor(share * 100)}%`;
}

/** How a rent compares with the rent of a two-bedroom: `$256 less`. */
export function againstRent(rentCents: number, twoBedroomCents: number): string {
  const apart = rentCents - twoBedroomCents;
  if (apart === 0) return "the same";
  return `${formatDollars(Math.abs(apart))} ${apart < 0 ? "less" : "more"}`;
}
