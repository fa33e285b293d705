/** Details that the sender of a request gave and that may match what we already hold. */
type GivenDetails = { name: string; phone: string | null };

/** Details held for the same address from before the request. */
type HeldDetails = { names: readonly string[]; phones: readonly string[] };

/** One detail that was compared. `by-hand` is what a colleague compared, such as an account reference. */
export type DataPoint = { what: "mailbox" | "name" | "phone" | "by-hand"; matches: boolean };

/**
 * How many details have to match before something is told or done (11 CCR 7060 to 7062): two for kinds of data, three for
 * the data itself, with a signed declaration. An opt-out needs none.
 */
export const pointsNeeded = { none: 0, categories: 2, pieces: 3 } as const;

/** The things a person can ask for; the form has the same four. */
export type AskedFor = "access" | "delete" | "correct" | "opt-out";

/** One thing that was done about a request. Only the site and the sender make `confirmed` and `erased`. */
export const privacyStepKinds = [
  "asked-to-confirm",
  "confirmed",
  "matched",
  "vouched",
  "file-read",
  "categories-sent",
  "file-sent",
  "corrected",
  "opted-out",
  "extended",
  "denied",
  "erase-asked",
  "erase-stopped",
  "erase-approved",
  "erased",
  "held",
  "released",
  "answered",
] as const;
export type PrivacyStepKind = (typeof privacyStepKinds)[number];

/** Why a request may be denied; the words are in the content. */
export const denialReasons = [
  "not-verified",
  "nothing-held",
  "law-keeps",
  "still-needed",
  "is-correct",
  "too-often",
  "no-permission",
  "excessive",
] as const;
export type DenialReason = (typeof denialReasons)[number];

/** Why the answer takes longer. */
export const extensionReasons = ["much-data", "who-asks", "many-requests"] as const;
export type ExtensionReason = (typeof extensionReasons)[number];

/** The state of a request when someone wants to act on it. */
export type RequestState = {
  askedFor: AskedFor;
  /** Milliseconds since 1970, before any notice of more time. */
  dueAt: number;
  extendedUntil: number | null;
  isAnswered: boolean;
  /** How many details match, and whether the sender has declared who they are. */
  points: number;
  hasDeclared: boolean;
  /** The sender pressed the button behind our link, or an owner vouched for someone who no longer has the mailbox. */
  isProven: boolean;
  /** The person who asked for the erasure that waits for a yes; null when none waits. */
  eraseAskedBy: string | null;
  isEraseApproved: boolean;
  isOnHold: boolean;
  /** Other requests from the address that are still open. */
  othersOpen: number;
};

/** Actions open to a colleague. */
export type PrivacyDeed = Exclude<PrivacyStepKind, "confirmed" | "erased" | "answered" | "file-read">;

/** Why not. */
export type Obstacle =
  | "is-answered"
  | "other-kind"
  | "mailbox"
  | "points"
  | "declaration"
  | "on-hold"
  | "not-on-hold"
  | "others-open"
  | "not-asked"
  | "is-asked"
  | "is-approved"
  | "second-person"
  | "extended"
  | "too-late";

/**
 * Which kinds of request a deed belongs to, and how many details it needs. A deed that is not here goes with all. Details
 * alone never do: a neighbor knows a name and a phone number, too, so the mailbox comes first wherever any are needed.
 */
const deedRules: Partial<Record<PrivacyDeed, { of: readonly AskedFor[]; points: number }>> = {
  "asked-to-confirm": { of: ["access", "delete", "correct"], points: pointsNeeded.none },
  vouched: { of: ["access", "delete", "correct"], points: pointsNeeded.none },
  "categories-sent": { of: ["access"], points: pointsNeeded.categories },
  "file-sent": { of: ["access"], points: pointsNeeded.pieces },
  corrected: { of: ["correct"], points: pointsNeeded.categories },
  "opted-out": { of: ["opt-out"], points: pointsNeeded.none },
  // The law allows no extra time for an opt-out.
  extended: { of: ["access", "delete", "correct"], points: pointsNeeded.none },
  "erase-asked": { of: ["delete"], points: pointsNeeded.categories },
  "erase-approved": { of: ["delete"], points: pointsNeeded.categories },
};

/** Who wants to do it, and when (milliseconds since 1970). `isAlone`: no one else on the team may say yes to an erasure. */
export type Doer = { staffId: string; isAlone: boolean; nowMs: number };

/** The obstacle to a deed; null when there is none. */
export function obstacleTo(deed: PrivacyDeed, state: RequestState, doer: Doer): Obstacle | null {
  if (deed === "held") return state.isOnHold ? "on-hold" : null;
  if (deed === "released") return state.isOnHold ? null : "not-on-hold";
  if (state.isAnswered) return "is-answered";
  if (state.isEraseApproved) return "is-approved";
  const rule = deedRules[deed];
  if (rule && !rule.of.includes(state.askedFor)) return "other-kind";
  if (rule && rule.points > 0 && !state.isProven) return "mailbox";
  if (rule && state.points < rule.points) return "points";
  if (deed === "file-sent" && !state.hasDeclared) return "declaration";
  if (deed === "extended") return obstacleToMoreTime(state, doer);
  return deed.startsWith("erase-") ? obstacleToErasure(deed, state, doer) : null;
}

/** Notice comes once, and before the first date is over. */
function obstacleToMoreTime({ extendedUntil, dueAt }: RequestState, { nowMs }: Doer): Obstacle | null {
  if (extendedUntil !== null) return "extended";
  return nowMs >= dueAt ? "too-late" : null;
}

/** An erasure needs two people; someone alone on the team confirms with their passkey instead. */
function obstacleToErasure(deed: PrivacyDeed, state: RequestState, { staffId, isAlone }: Doer): Obstacle | null {
  const { eraseAskedBy, isOnHold, othersOpen } = state;
  if (deed === "erase-stopped") return eraseAskedBy === null ? "not-asked" : null;
  if (isOnHold) return "on-hold";
  if (othersOpen > 0) return "others-open";
  if (deed === "erase-asked") return eraseAskedBy === null ? null : "is-asked";
  if (eraseAskedBy === null) return "not-asked";
  return eraseAskedBy === staffId && !isAlone ? "second-person" : null;
}

/** The dates of a request, in milliseconds since 1970. `dueAt` is the one of the law, before any notice of more time. */
type RequestDates = {
  acknowledgeBy: number;
  confirmedAt: number | null;
  dueAt: number;
  extendedUntil: number | null;
};

/** Which clock of the law runs out next. */
type LegalClock = { clock: "confirm" | "answer"; at: number };

/** When the answer is due, with the notice of more time if one was given. */
export function answerBy({ dueAt, extendedUntil }: Pick<RequestDates, "dueAt" | "extendedUntil">): number {
  return extendedUntil ?? dueAt;
}

/** The next step of an open request: confirming its arrival, unless the answer is due sooner. */
export function nextLegalClock(dates: RequestDates): LegalClock {
  const answer = answerBy(dates);
  const { acknowledgeBy, confirmedAt } = dates;
  return confirmedAt === null && acknowledgeBy < answer
    ? { clock: "confirm", at: acknowledgeBy }
    : { clock: "answer", at: answer };
}

/** Calendar days from its arrival in which a request is answered after notice of more time (11 CCR 7021: 45 and 45 more). */
export const mostDays = 90;

/** Compares the details a person gave with those we hold. A detail that is missing on either side matches nothing. */
export function comparePoints(
  { name, phone }: GivenDetails,
  held: HeldDetails,
  { mailbox, byHand }: { mailbox: boolean; byHand: number },
): DataPoint[] {
  return [
    { what: "mailbox", matches: mailbox },
    { what: "name", matches: held.names.some((other) => isSameName(other, name)) },
    { what: "phone", matches: phone !== null && held.phones.includes(phone) },
    ...Array.from({ length: byHand }, (): DataPoint => ({ what: "by-hand", matches: true })),
  ];
}

/** How many match. */
export function countPoints(points: readonly DataPoint[]): number {
  return points.filter(({ matches }) => matches).length;
}

/** "  Zoë  O’Hara " and "zoe o'hara" are one name. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, " ").trim();
}
