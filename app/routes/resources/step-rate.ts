import type { KeyboardEvent } from "react";
import { parseTypedPercent } from "#app/domain/text/typed-number.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";

const step = 0.001;
const highest = 0.25;

/** The rate one step up or down, as the field writes it; null if the field doesn't hold a rate. */
export function steppedRate(raw: string, direction: 1 | -1): string | null {
  const typed = parseTypedPercent(raw);
  if (!typed.ok) return null;
  return formatTypedRate(Math.min(highest, Math.max(0, typed.value + direction * step)));
}

/** Up and down in the field of the rate change it by a tenth of a percent, as in a numeric field. */
export function stepRate(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || target.name !== "rate") return;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const next = steppedRate(target.value, key === "ArrowUp" ? 1 : -1);
  if (next === null) return;
  event.preventDefault();
  target.value = next;
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
