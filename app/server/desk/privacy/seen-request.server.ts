import { askedForWords, denialWords, extensionWords, stepWords } from "#app/content/desk/privacy-words.ts";
import { shownContact } from "#app/domain/desk/capabilities.ts";
import { dueWords } from "#app/domain/desk/promises.ts";
import {
  type AskedFor,
  answerBy,
  nextLegalClock,
  type Obstacle,
  obstacleTo,
  type PrivacyDeed,
  pointsNeeded,
  privacyStepKinds,
} from "#app/domain/privacy/request-steps.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { readStaffNames } from "#app/server/desk/telling/shown-events.server.ts";
import { addressWords } from "#app/server/desk/telling/told-parts.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { datesOf } from "./privacy-queue.server.ts";
import { threadOf } from "./privacy-steps.server.ts";
import { openRequest, readErasedRequest, readSteps } from "./read-request.server.ts";

/** Data for the page of a request, besides the request. */
type Around = { isAlone: boolean; accountReference(sealed: string): string };

/**
 * Returns everything the page of a request shows, in words. For an erased request only its dates and steps are left; null
 * when it never existed. Throws `not-allowed`.
 */
export async function seeRequest(source: DeskSource, actor: Actor, reference: string, around: Around) {
  assertMay(actor, "read-privacy");
  return (await seeThere(source, actor, reference, around)) ?? (await seeErased(source, actor, reference));
}

async function seeThere(source: DeskSource, actor: Actor, reference: string, { isAlone, accountReference }: Around) {
  const opened = await openRequest(source.db, reference);
  if (!opened) return null;
  const { row, steps, points, hold, state } = opened;
  const { may, nowMs, staffId } = actor;
  const next = nextLegalClock(datesOf(row));
  const isUnmasked = may.has("see-unmasked");
  const { name, email, phone } = shownContact(may, row);
  const doer = { staffId, isAlone, nowMs };
  const fields = JSON.parse(row.fields) as { details?: string };
  return {
    isErased: false as const,
    id: row.id,
    askedFor: row.request_type as AskedFor,
    asks: askedForWords[row.request_type],
    name,
    email,
    phone: phone && addressWords({ kind: "phone", value: phone }),
    thread: (await threadOf(source.db, reference))?.thread_id ?? null,
    details: isUnmasked ? (fields.details ?? null) : null,
    reference: isUnmasked && row.sealed_reference !== null ? accountReference(row.sealed_reference) : null,
    received: timeWords(row.created_at, nowMs),
    confirmed: row.confirmed_at === null ? null : timeWords(row.confirmed_at, nowMs),
    confirmBy: timeWords(row.acknowledge_by, nowMs),
    answerBy: timeWords(answerBy(datesOf(row)), nowMs),
    nextAccess: row.next_access_at === null ? null : timeWords(row.next_access_at, nowMs),
    answered: row.answered_at === null ? null : timeWords(row.answered_at, nowMs),
    next: { clock: next.clock, ...dueWords(next.at, nowMs) },
    isExtended: row.extended_until !== null,
    points: points.map((point, place) => ({ ...point, id: `${point.what}-${place}` })),
    count: state.points,
    needed: neededFor(row.request_type),
    hasDeclared: state.hasDeclared,
    isProven: state.isProven,
    hold: hold && { reason: isUnmasked ? hold.reason : "", since: timeWords(hold.placed_at, nowMs) },
    othersOpen: state.othersOpen,
    steps: await tellSteps(source, actor, steps),
    isAlone,
    askedByMe: state.eraseAskedBy === staffId,
    isEraseAsked: state.eraseAskedBy !== null,
    isErasing: state.isEraseApproved,
    mayWork: may.has("work-privacy"),
    /** Obstacle to each step; null when there is none. */
    obstacles: Object.fromEntries(
      privacyStepKinds.map((kind) => [kind, obstacleTo(kind as PrivacyDeed, state, doer)]),
    ) as Record<PrivacyDeed, Obstacle | null>,
  };
}

/** How many details have to match before a kind of request is answered. */
export function neededFor(askedFor: AskedFor): number {
  if (askedFor === "opt-out") return pointsNeeded.none;
  return askedFor === "access" ? pointsNeeded.pieces : pointsNeeded.categories;
}

async function seeErased(source: DeskSource, actor: Actor, reference: string) {
  const row = await readErasedRequest(source.db, reference);
  if (!row) return null;
  const { nowMs } = actor;
  return {
    isErased: true as const,
    id: row.reference,
    asks: askedForWords[row.request_type],
    received: timeWords(row.received_at, nowMs),
    answerBy: timeWords(row.due_at, nowMs),
    erased: timeWords(row.erased_at, nowMs),
    steps: await tellSteps(source, actor, await readSteps(source.db, [reference])),
  };
}

async function tellSteps(source: DeskSource, actor: Actor, steps: PrivacyStepRow[]) {
  const staff = await readStaffNames(source);
  const { staffId, may, nowMs } = actor;
  return steps.map(({ id, kind, at, by_staff, detail, words }) => ({
    id,
    title: stepWords[kind],
    when: timeWords(at, nowMs),
    by: by_staff && (by_staff === staffId ? "you" : (staff.get(by_staff) ?? "a former colleague")),
    detail: detail && detailWords(detail),
    words: may.has("see-unmasked") ? words : null,
  }));
}

/** A reason in the words of the list; "declared" is the sender's own declaration. */
function detailWords(detail: string): string {
  if (detail === "declared") return "and declared under penalty of perjury who they are";
  const reasons: Record<string, { label: string }> = { ...denialWords, ...extensionWords };
  return reasons[detail]?.label ?? detail;
}

/** Data of the page of a request that still exists. */
export type SeenRequest = NonNullable<Awaited<ReturnType<typeof seeThere>>>;
