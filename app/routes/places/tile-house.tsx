import type { ReactNode } from "react";

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
