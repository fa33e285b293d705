import type { Household } from "#app/domain/path/household.ts";
import { pathKey } from "#app/lib/my-path/plan-mark.ts";

// Hides the price before the script from a visitor whose plan is for a state where we may not sell.
const card = document.currentScript?.previousElementSibling;
try {
  const { household }: { household: Household } = JSON.parse(localStorage.getItem(pathKey) ?? "");
  const isClosed = card instanceof HTMLElement && card.dataset.notIn?.split(" ").includes(household.place?.state ?? "");
  card?.toggleAttribute("hidden", isClosed);
} catch {
  // No plan, or one that we cannot read: the sentence above the price says where it does not hold.
}
