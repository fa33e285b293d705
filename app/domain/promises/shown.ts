import type { Stage } from "#app/domain/desk/stages.ts";

/** The page of measured promises as the desk shows it: finished words, and numbers to draw. */
export type ShownPromises = {
  /** The choices, with the chosen one marked. */
  periods: Choice[];
  kinds: Choice[];
  /** The chosen promise in a sentence; null when none was asked for. */
  headline: string | null;
  promise: string;
  rows: PromiseRow[];
  weeks: WeekColumn[];
  /** Late cases of the chosen promise; null for viewers who may see no people. */
  late: LateCase[] | null;
  lateCount: number;
  stages: StageRow[];
  closedOtherwise: string;
  span: string;
  pages: NumberRow[];
  campaigns: NumberRow[];
  lines: PublicLine[];
  line: ShownSwitch;
  alarms: ShownSwitch;
  digest: ShownSwitch;
  maySet: boolean;
};

export type Choice = { value: string; label: string; isChosen: boolean };

/** One promise: how long people waited, in all hours and in those that the office was open. Null without cases. */
export type PromiseRow = {
  label: string;
  time: string;
  counted: number;
  median: BothWaits | null;
  ninetieth: BothWaits | null;
  kept: string;
  late: number;
  inTime: number;
};
export type BothWaits = { plain: string; open: string };

export type WeekColumn = { label: string; kept: number; late: number; inTime: number };
export type LateCase = { href: string; day: string; words: string };
export type StageRow = { stage: Stage | "won"; people: number; share: string; took: string };
export type NumberRow = {
  name: string;
  leads: number;
  messages: number;
  bookings: number;
  answered: number;
  won: number;
};

/** The line on a public page: `words` is null while its plain promise is shown alone, and `note` says why. */
export type PublicLine = { path: string; promise: string; words: string | null; day: string | null; note: string };

/** `said`: who turned it on or off, when and why; null when no one has. */
export type ShownSwitch = { isOn: boolean; said: string | null };
