import type { DrawnPayment, PaymentPart } from "./payment-parts.ts";

/** The paper that the house is drawn on, in drawing units. */
export type HouseSheet = {
  narrow: boolean;
  width: number;
  height: number;
  ground: number;
  houseX: number;
  houseWidth: number;
  doorWidth: number;
  doorHeight: number;
  /** Height of the roof, which carries no data. */
  roof: number;
  /** Least distance between two labels. */
  labelGap: number;
};

export const wideSheet: HouseSheet = {
  narrow: false,
  width: 760,
  height: 500,
  ground: 484,
  houseX: 130,
  houseWidth: 270,
  doorWidth: 40,
  doorHeight: 84,
  roof: 72,
  labelGap: 32,
};

export const narrowSheet: HouseSheet = {
  narrow: true,
  width: 330,
  height: 400,
  ground: 396,
  houseX: 78,
  houseWidth: 92,
  doorWidth: 24,
  doorHeight: 48,
  roof: 44,
  labelGap: 38,
};

export type PlacedPart = { part: PaymentPart; y: number; height: number; labelY: number };

/** Room over the house for roof and labels. */
const headroom = 24;

/** Where each floor, its label, the roof, the door and the rent line go, so that the tallest of them fits the sheet. */
export function houseLayout(
  parts: readonly PaymentPart[],
  { monthlyCents, rentCents }: Pick<DrawnPayment, "monthlyCents" | "rentCents">,
  sheet: HouseSheet,
) {
  const tallest = Math.max(monthlyCents, rentCents ?? 0, 1);
  const perCent = (sheet.ground - sheet.roof - headroom) / tallest;
  const floors: PlacedPart[] = [];
  let top = sheet.ground;
  let lowestLabel = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const height = part.cents * perCent;
    top -= height;
    const labelY = Math.min(top + height / 2, lowestLabel - sheet.labelGap);
    lowestLabel = labelY;
    floors.push({ part, y: round(top), height: round(height), labelY: round(labelY) });
  }
  return {
    floors,
    top: round(top),
    door: doorHeight(sheet.ground - top, sheet),
    rentY: rentCents === null ? null : round(sheet.ground - rentCents * perCent),
  };
}

/** The door stays in its house: lower in a low one, and none where it would be a stroke. */
function doorHeight(houseHeight: number, sheet: HouseSheet): number {
  const height = Math.min(sheet.doorHeight, houseHeight * 0.8);
  return height < 12 ? 0 : round(height);
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
