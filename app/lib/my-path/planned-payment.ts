import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { leadOf } from "#app/domain/path/lead-door.ts";
import { plainDoors } from "#app/domain/path/plan-path.ts";
import { formatDollarRange } from "#app/lib/format/format-currency.ts";
import type { OwnNumbers } from "./own-numbers.ts";
import { programWords } from "./path-names.ts";

/**
 * The new home's payment a month, with tax and insurance, by the loan that My path leads with, in cents; where no loan has a
 * month, by the first that it lists. So a ratio elsewhere is the one that My path tells. Nothing without a price.
 */
export function plannedPayment(household: Household, now: Month): Pick<OwnNumbers, "housePayment"> {
  const doors = plainDoors(household, now, pathRules);
  const door = leadOf(doors) ?? doors[0];
  if (!door || door.monthlyPaymentCents === 0) return {};
  const { program, monthlyPaymentCents: low, mostPaymentCents: high } = door;
  const text = `${formatDollarRange({ low, high })} a month, with ${programWords[program].loan}`;
  return { housePayment: { value: low, label: "New house payment, by My path", text } };
}
