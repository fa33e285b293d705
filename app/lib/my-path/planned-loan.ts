import { planningRates } from "#app/content/loans/sample-rates.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { isScoreTooLow, leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors } from "#app/domain/path/plan-path.ts";
import { formatDollarRange, formatRate } from "#app/lib/format/format-currency.ts";
import { type OwnNumbers, ownNumbers } from "./own-numbers.ts";
import { programWords } from "./path-names.ts";

/** Kinds of loans in the order in which a calculator lists them. The three conventional ones are one kind there. */
const kinds = Object.keys(planningRates) as (keyof typeof planningRates)[];

/**
 * The loan that My path leads with: its kind, its down payment, and the new home's payment a month, with tax and insurance;
 * where no loan has a month, the first that it lists. So a payment or a ratio elsewhere is the one that My path tells. Without
 * a price no loan has a month: then only a score that is too low for a conventional loan names the kind.
 */
export function plannedLoan(
  household: Household,
  now: Month,
): Pick<OwnNumbers, "housePayment" | "loanKind" | "downShare"> {
  const doors = plainDoors(household, now, pathRules);
  const door = leadOf(doors) ?? doors[0];
  if (!door) return {};
  const { program, monthlyPaymentCents: low, mostPaymentCents: high } = door;
  const { loan, name } = programWords[program];
  const loanKind = { value: kindOf(door), label: "Kind of loan, by My path", text: name, ofPlace: true } as const;
  if (low === 0) return doors.some(isScoreTooLow) ? { loanKind } : {};
  const text = `${formatDollarRange({ low, high })} a month, with ${loan}`;
  return {
    housePayment: { value: low, label: "New house payment, by My path", text },
    loanKind,
    ...plannedDown(door, household),
  };
}

function kindOf({ program }: ProgramAnswer): number {
  const kind = kinds.find((one) => one === program) ?? "conventional";
  return kinds.indexOf(kind);
}

/**
 * Kept to a hundredth of a percent, so that it can be typed as a share of another price, and never less than planned by more
 * than the cent to which a plan rounds: FHA's 3.5% stays 3.5%.
 */
function plannedDown({ cash }: ProgramAnswer, household: Household): Pick<OwnNumbers, "downShare"> {
  const priceCents = ownNumbers(household).price?.value;
  if (!priceCents) return {};
  const share = Math.ceil((cash.downCents / priceCents) * 1e4 - 0.01) / 1e4;
  return { downShare: { value: share, label: "Down payment, by My path", text: formatRate(share), ofPlace: true } };
}
