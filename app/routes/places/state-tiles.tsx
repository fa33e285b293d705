import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { statePath } from "#app/content/places/county-list.ts";
import { type StateCode, states } from "#app/content/places/states.ts";
import { type StateShare, shareWords } from "./rent-map-model.ts";

// A house that is filled from the ground: the part by area, not by height, is the share.

const [left, right, ridge, eaves, ground] = [3, 55, 4, 25, 53] as const;
const middle = (left + right) / 2;
const wallArea = (right - left) * (ground - eaves);
const houseArea = wallArea + ((right - left) * (eaves - ridge)) / 2;
const outline = `M${left} ${ground}V${eaves}L${middle} ${ridge}L${right} ${eaves}V${ground}z`;

/** The height of the line, in units of the drawing, below which the share of the house's area lies. */
export function fillLine(share: number): number {
  const area = Math.min(1, Math.max(0, share)) * houseArea;
  if (area <= wallArea) return ground - area / (right - left);
  // The part of the roof above the line is a small roof with the same slope.
  return ridge + (eaves - ridge) * Math.sqrt((houseArea - area) / (houseArea - wallArea));
}

function filled(share: number): string {
  const y = fillLine(share);
  const tidy = (value: number) => Number(value.toFixed(1));
  if (y >= eaves) return `M${left} ${ground}V${tidy(y)}H${right}V${ground}z`;
  const half = ((right - left) / 2) * ((y - ridge) / (eaves - ridge));
  return `M${left} ${ground}V${eaves}L${tidy(middle - half)} ${tidy(y)}H${tidy(middle + half)}L${right} ${eaves}V${ground}z`;
}

type TileHouseProps = {
  share: number;
  /** Its door is lit. */
  chosen?: boolean;
  children?: ReactNode;
};

/** A house as far filled as the share says; full, it is of a darker green. */
export function TileHouse({ share, chosen = false, children }: TileHouseProps) {
  return (
    <svg className="th" viewBox="0 0 58 56" aria-hidden="true">
      <path className="th__wall" d={outline} />
      <path className={share >= 1 ? "th__whole" : "th__part"} d={filled(share)} />
      {chosen && <path className="th__door" d="M22 53V32H36V53z" />}
      <path className="th__line" d={outline} />
      {children}
    </svg>
  );
}

type StateTilesProps = { shares: readonly StateShare[]; chosen: StateCode; choose: (state: StateCode) => void };

/**
 * The map of the states. Links, until React runs: then they are a choice of one, with one tab stop. Arrow keys go to the
 * next state in their direction, and choose it.
 */
export function StateTiles({ shares, chosen, choose }: StateTilesProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const tiles = useRef<HTMLDivElement>(null);
  const goTo = (state: StateCode) => {
    choose(state);
    tiles.current?.querySelector<HTMLElement>(`[href="${statePath(state)}"]`)?.focus();
  };
  const asChoice = (state: StateCode) => ({
    role: "radio",
    "aria-checked": state === chosen,
    tabIndex: state === chosen ? 0 : -1,
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goTo(state);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = event.key === " " ? state : stateAfter(state, event.key);
      if (next === null) return;
      event.preventDefault();
      goTo(next);
    },
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div className="pm__map" role={live ? "radiogroup" : "navigation"} aria-label="Map of the states" ref={tiles}>
      {shares.map(({ state, name, share }) => (
        <a
          key={state}
          href={statePath(state)}
          style={{ gridArea: `${states[state].row}/${states[state].column}` }}
          {...(live && asChoice(state))}
        >
          <TileHouse share={share} chosen={live && state === chosen} />
          <span>
            <b>{state}</b> <i>{shareWords(share)}</i>
          </span>
          <span className="vh">{name}</span>
        </a>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest state in an arrow's direction: in the same row or column first. Null for other keys, and at the edge. */
export function stateAfter(from: StateCode, key: string): StateCode | null {
  const step = steps[key];
  if (!step) return null;
  const [down, right] = step;
  const here = states[from];
  const others = (Object.keys(states) as StateCode[]).flatMap((state) => {
    const [rows, columns] = [states[state].row - here.row, states[state].column - here.column];
    const ahead = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return ahead > 0 ? [{ state, far: ahead + aside * 20 }] : [];
  });
  return others.toSorted((one, other) => one.far - other.far)[0]?.state ?? null;
}
