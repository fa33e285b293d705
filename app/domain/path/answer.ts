import type { WidensBy } from "#app/domain/buying/underwriting-lines.ts";
import type { Month, Skippable } from "./household.ts";

export const pathPrograms = ["fha", "conventional-97", "homeready", "home-possible", "va", "usda"] as const;
export type PathProgram = (typeof pathPrograms)[number];

/**
 * Kinds of limits, in the order in which they are shown. All are rules of somebody else but the last: `own-payment`, the payment
 * that feels right to the visitor, in cents.
 */
export const limitKinds = [
  "cash",
  "payment-to-income",
  "debt-to-income",
  "residual-income",
  "score",
  "waiting",
  "work-history",
  "first-time",
  "income-limit",
  "loan-limit",
  "service",
  "area",
  // The visitor's own wish comes last: where a rule shuts a door too, the rule is named.
  "own-payment",
] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Whether a limit goes by income and payments: the lines that a lender may go beyond. */
export function isLine(kind: LimitKind): boolean {
  return isRatio(kind) || kind === "residual-income";
}

/** Whether a limit is a share of the income. */
export function isRatio(kind: LimitKind): boolean {
  return kind === "payment-to-income" || kind === "debt-to-income";
}

/** Who to ask where we cannot tell. */
export type WhomToAsk = "yourself" | "lender" | "va" | "usda" | "state-agency" | "counselor";

/**
 * The two sides of a limit: cents, a share (0.43), points, or months, depending on the limit. `most`: what a share comes to at
 * the high end of an assumed tax and insurance. `hasWhenAsked`: what it comes to in the first month that a lender can be asked.
 */
export type Compared = { has: number | null; needs: number; most?: number | null; hasWhenAsked?: number | null };

/**
 * What an unknown limit depends on where no answer was skipped: `bills`, the home's real tax and insurance; `lenders-score`, a
 * lender's own least score; `discharge`, one that has not come, and its wait has not begun; `court`, whose permission a
 * bankruptcy that still runs takes; `offer`, a letter for a job that has not begun; `over-limit`, an exception to an income
 * limit; `taxes`, what the taxes and the home's upkeep leave to live on.
 */
export type HangsOn = "bills" | "lenders-score" | "discharge" | "court" | "offer" | "over-limit" | "taxes";

/** The state of one limit. */
export type LimitState = Partial<Compared> & { kind: LimitKind } & (
    | { state: "held" }
    /** Not held until this month; `isSupposed` when it depends on what the visitor supposed. */
    | { state: "until"; month: Month; isSupposed: boolean }
    /**
     * Unknown; `skipped` is the part the visitor skipped. `month`: not before it, whatever the answer is. `isTooLow`: of a
     * score with which the plan never goes by this door.
     */
    | { state: "unknown"; ask: WhomToAsk; skipped?: Skippable; hangsOn?: HangsOn; isTooLow?: true; month?: Month }
    /** Not on this course. `score`: "not before your score is N; nothing here predicts when". */
    | {
        state: "closed";
        change: "score" | "price" | "income" | "saving" | "debts" | "service" | "place" | "ownership" | "wish";
      }
  );

/** A rule that an answer depends on, with its date. */
export type RuleUsed = { id: string; source: string; effective: string; reviewBy: string };

/**
 * A program's month under each line for debts and income, all other limits being the same: by hand, by hand with the first of
 * the guide's reasons that gives the earliest month, by the automated approval that its guide publishes (undefined where it
 * publishes none), and as far as lenders have approved. Null: none in ten years.
 */
export type LineMonths = {
  hand: Month | null;
  wider: { month: Month; opens: WidensBy } | null;
  automated: Month | null | undefined;
  lender: Month | null;
};

/** One of the visitor's ways to a home. */
export type ProgramAnswer = {
  program: PathProgram;
  /** The slug of the assistance program it is joined with. */
  assistance: string | null;
  limits: readonly LimitState[];
  /**
   * The first month in which all known limits hold, ten years from now at most; null when one is closed. By the wider line
   * that the program publishes; where that gives no month, by what lenders approve, with the ratio among the open limits.
   */
  month: Month | null;
  lines: LineMonths;
  /** The same at the high end of an assumed tax and insurance: only what both have is known. */
  linesAtMost: LineMonths;
  /** The smallest down payment where a person decides by hand; 0 without a price. */
  handDownCents: number;
  /** Unknown limits: with any, the answer is "not before `month`, if …". */
  open: readonly LimitKind[];
  /** Depends on a supposition of the visitor. */
  isSupposed: boolean;
  /**
   * Set where it opens sooner with only the first of the incomes on the loan: how many of them, and what holds all of them
   * together back. Null where all are counted.
   */
  fewer: { incomes: number; because: "income-limit" | "work-history" } | null;
  /** The limit that holds the door shut in each month from today; null where it is open. 121 entries, by months from now. */
  binding: readonly (LimitKind | null)[];
  /**
   * The same door with the score that the visitor supposes, beside a month of today's score. Null without a supposition, where
   * today's score needs none, and where it gives no month.
   */
  withSupposed: ProgramAnswer | null;
  /**
   * The same door without the payment that feels right, where that payment keeps it shut or leaves it open to a question. Null
   * where it does neither, and without such a payment.
   */
  withoutWish: ProgramAnswer | null;
  /** With what help takes each month, where that is known. */
  monthlyPaymentCents: number;
  /** Of that, what help takes as a loan of its own: 0 where it takes nothing, null where its page does not say how much. */
  helpPaymentCents: number | null;
  /** The highest payment when tax or insurance is assumed; equal to `monthlyPaymentCents` otherwise. */
  mostPaymentCents: number;
  cash: CashNeeded;
  rules: readonly RuleUsed[];
};

export type CashNeeded = {
  /** The down payment that the door is counted with. */
  downCents: number;
  /** The smallest that the program takes: less where a larger one, out of the savings, opens the door sooner. */
  leastDownCents: number;
  closingCents: number;
  prepaidCents: number;
  reservesCents: number;
  assistanceCents: number;
  totalCents: number;
};

export type LeverKind =
  | "save-more"
  | "pay-debt-first"
  | "cheaper"
  | "next-county"
  | "assistance"
  | "co-borrower"
  | "gift"
  | "seller-pays"
  | "raise-wish"
  | "drop-wish";

export type LeverAnswer = {
  kind: LeverKind;
  /** Cents of the step: $50 more a month, $10,000 cheaper; null where the step isn't an amount. */
  cents: number | null;
  /** Its subject by name: a debt's place in the list, a county, a program's slug. */
  about: string | null;
  /** The best month with it; null when no program opens. */
  month: Month | null;
  /** Months sooner; below zero means later, 0 no change. */
  monthsGained: number;
  /** Whether that month hangs on more than the plan's own: then it is "not before", and somebody has to be asked. */
  asksMore: boolean;
  /** What that month depends on: the same that the plan's sentence would say after the step. */
  open: readonly LimitState[];
  /** What help takes each month as a loan of its own, as in `ProgramAnswer`. */
  helpPaymentCents: number | null;
  /** The loan of that month where the plan is about another one, or about none. */
  otherLoan: PathProgram | null;
  /** The limit that holds when nothing is gained; null where the door is open today. */
  heldBy: LimitKind | null;
};

export type LeaseWindow =
  | { state: "none" }
  | { state: "over"; noticeDays: number }
  | {
      state: "fits" | "overlaps" | "gap";
      leaseEnd: Month;
      /** `2027-07-31`. */
      noticeDay: string;
      /** The first payment is due the first of this month when closing is at the lease's end. */
      firstPayment: Month;
      /** Months of rent and payment at once, at the plan's month. */
      overlapMonths: number;
      overlapCents: number;
      /** Interest for one day at closing. */
      perDiemCents: number;
      /** How long a lease to ask for, so that it ends with the plan; null when this one fits. */
      askForMonths: number | null;
    };

/** The month a mark must leave the report by law. */
export type MarkAge = {
  index: number;
  leaves: Month;
  clock: "first-late-payment" | "filing" | "event";
  isOver: boolean;
};

export type StepKind =
  | "get-reports"
  | "dispute-mark"
  | "call-agency"
  | "pay-card"
  | "debt-ends"
  | "ask-lease"
  | "give-notice"
  | "mark-leaves"
  | "work-history"
  | "work-begins"
  | "waiting-over"
  | "gift-letter"
  | "ask-lenders"
  | "door-opens";

/** A dated thing to do, or a thing that happens; the words are the page's. */
export type PathStep = {
  kind: StepKind;
  day: string;
  cents: number | null;
  about: string | null;
  /** What the opening of a door still hangs on: a supposition of the visitor, or questions that are open. */
  hangsOn?: "supposition" | "questions";
};

/** The doors alone: all that a sentence about the month takes. */
export type PathDoors = {
  /** The month of the question. */
  now: Month;
  programs: readonly ProgramAnswer[];
  /** The index of the first door that opens without a supposition, else null. */
  best: number | null;
  /**
   * The door that the plan would be about without the payment that feels right, where it has a sooner month. Null where it has
   * none, and without such a payment.
   */
  withoutWish: ProgramAnswer | null;
  /** Skipped parts that left some month unknown. */
  skipped: readonly Skippable[];
  /** Savings at the start of each month from now, 121 entries. */
  savedByMonthCents: readonly number[];
};

export type PathAnswer = PathDoors & {
  /** The last payment of each debt, in the order given; null for one that never ends. */
  debtEnds: readonly (Month | null)[];
  levers: readonly LeverAnswer[];
  lease: LeaseWindow;
  marks: readonly MarkAge[];
  steps: readonly PathStep[];
  practice: { paymentCents: number; upkeepCents: number; rentCents: number; setAsideCents: number } | null;
};
