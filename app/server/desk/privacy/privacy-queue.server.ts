import { askedForWords, stepWords } from "#app/content/desk/privacy-words.ts";
import { shownContact } from "#app/domain/desk/capabilities.ts";
import { dueWords } from "#app/domain/desk/promises.ts";
import { nextLegalClock } from "#app/domain/privacy/request-steps.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { type RequestRow, readOpenRequests, readSteps } from "./read-request.server.ts";

/** More than a team has open; the rest shows once these are answered. */
const mostOpen = 200;
const mostClosed = 20;

/** Returns the open requests by the law's deadlines, and the last closed ones, in words. Throws `not-allowed`. */
export async function seePrivacyQueue({ db }: Pick<DeskSource, "db">, actor: Actor) {
  assertMay(actor, "read-privacy");
  const rows = await readOpenRequests(db, mostOpen);
  const steps = Map.groupBy(
    await readSteps(
      db,
      rows.map(({ id }) => id),
    ),
    ({ request_id }) => request_id,
  );
  const open = rows.map((row) => showRow(row, steps.get(row.id) ?? [], actor)).toSorted((a, b) => a.at - b.at);
  return { open, closed: await readClosed({ db }, actor) };
}

function showRow(row: RequestRow, steps: PrivacyStepRow[], { may, nowMs }: Actor) {
  const { clock, at } = nextLegalClock(datesOf(row));
  const last = steps.findLast(({ kind }) => kind !== "file-read");
  return {
    id: row.id,
    at,
    clock,
    asks: askedForWords[row.request_type],
    due: dueWords(at, nowMs),
    dueAt: timeWords(at, nowMs),
    isExtended: row.extended_until !== null,
    name: shownContact(may, row).name,
    standing: last ? stepWords[last.kind] : row.status === "quarantined" ? "Set aside by a check" : "Nothing done yet",
  };
}

/** Dates of a request, in the form the rules take. */
export function datesOf({ acknowledge_by, confirmed_at, due_at, extended_until }: RequestRow) {
  return { acknowledgeBy: acknowledge_by, confirmedAt: confirmed_at, dueAt: due_at, extendedUntil: extended_until };
}

/** The last requests answered or erased: the kind and day only, no names. */
async function readClosed({ db }: Pick<DeskSource, "db">, { nowMs }: Actor) {
  const answered = await db
    .selectFrom("privacy_requests")
    .select(["message_id as id", "request_type", "answered_at as at"])
    .where("answered_at", "is not", null)
    .orderBy("answered_at", "desc")
    .limit(mostClosed)
    .execute();
  const erased = await db
    .selectFrom("erased_requests")
    .innerJoin("erasures", "erasures.id", "erasure_id")
    .select(["reference as id", "request_type", "erased_at as at"])
    .orderBy("erased_at", "desc")
    .limit(mostClosed)
    .execute();
  return [...answered.map((row) => ({ ...row, how: "Answered" })), ...erased.map((row) => ({ ...row, how: "Erased" }))]
    .toSorted((a, b) => Number(b.at) - Number(a.at))
    .slice(0, mostClosed)
    .map(({ id, request_type, at, how }) => ({
      id,
      asks: askedForWords[request_type],
      how,
      when: timeWords(Number(at), nowMs),
    }));
}
