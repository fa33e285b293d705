import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";

/** The paper that the stoop is drawn on, in drawing units. */
export type StoopSheet = {
  narrow: boolean;
  width: number;
  height: number;
  ground: number;
  /** How high the door is above the ground: all the cash due, whatever it is. */
  rise: number;
  stairX: number;
  tread: number;
  wallX: number;
  doorX: number;
  doorWidth: number;
  doorHeight: number;
  /** Where a label's words end and its leader line begins. */
  labelEnd: number;
  labelGap: number;
};

export const wideStoop: StoopSheet = {
  narrow: false,
  width: 760,
  height: 420,
  ground: 416,
  rise: 240,
  stairX: 300,
  tread: 24,
  wallX: 480,
  doorX: 604,
  doorWidth: 66,
  doorHeight: 140,
  labelEnd: 190,
  labelGap: 50,
};

export const narrowStoop: StoopSheet = {
  narrow: true,
  width: 330,
  height: 320,
  ground: 316,
  rise: 190,
  stairX: 150,
  tread: 9,
  wallX: 216,
  doorX: 262,
  doorWidth: 44,
  doorHeight: 96,
  labelEnd: 112,
  labelGap: 46,
};

const steps = 10;

export type Course = {
  name: string;
  shortName: string;
  cents: number;
  color: string;
  y: number;
  height: number;
  labelY: number;
  /** From the label to the steps of this course. */
  leader: string;
};

/** The courses of the stoop from the ground up, each as high as its share of the cash due, and the line of its steps. */
export function stoopLayout(answer: HelpAnswer, sheet: StoopSheet) {
  const { ground, rise, stairX, tread, width } = sheet;
  const stepHeight = rise / steps;
  const perCent = rise / Math.max(answer.dueCents, 1);
  const parts = [
    { name: "Down payment help", shortName: "Down help", cents: answer.downHelpCents, color: "var(--s-cream)" },
    { name: "Closing cost help", shortName: "Closing help", cents: answer.closingHelpCents, color: "var(--s-trim)" },
    { name: "You bring", shortName: "You bring", cents: answer.leftCents, color: "var(--clay)" },
  ].filter(({ cents }) => cents > 0);

  const courses: Course[] = [];
  let top = ground;
  let lastLabel = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const height = part.cents * perCent;
    top -= height;
    const middle = top + height / 2;
    const labelY = Math.min(middle + 2, lastLabel - sheet.labelGap, ground - 24);
    lastLabel = labelY;
    // Straight where the label stands beside its own course, else with one corner just before the steps.
    const leaderY = labelY - 7;
    const endY = Math.min(Math.max(leaderY, top + 3), top + height - 3);
    const edgeX = stairX + Math.floor((ground - endY) / stepHeight) * tread;
    const leader = `M${sheet.labelEnd} ${round(leaderY)}H${round(edgeX - 12)}V${round(endY)}H${round(edgeX)}`;
    courses.push({ ...part, y: round(top), height: round(height), labelY: round(labelY), leader });
  }
  const levels = Array.from({ length: steps }, (_, level) => ground - (level + 1) * stepHeight);
  return {
    courses,
    stairs: `M${stairX} ${ground}${levels.map((y, level) => `V${round(y)}H${level === steps - 1 ? width : stairX + (level + 1) * tread}`).join("")}`,
    risers: levels.map((y) => `M0 ${round(y)}H${width}`).join(""),
  };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
