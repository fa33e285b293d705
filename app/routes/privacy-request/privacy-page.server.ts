import { denialWords, extensionWords } from "#app/content/desk/privacy-words.ts";
import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import type { PrivacyRequestType } from "#app/forms/privacy-request.ts";
import type { PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import { confirmRequest } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { readSteps } from "#app/server/desk/privacy/read-request.server.ts";
import { personFileForThem } from "#app/server/privacy/person-file.server.ts";
import {
  hasLinkEnded,
  privacyLinks,
  readPrivacyStatus,
  readSenderOf,
} from "#app/server/privacy/privacy-requests.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { formatEasternDay } from "#app/server/time/eastern-time.server.ts";

/** What the status page shows; days as "Saturday, November 21, 2026", null for what has not come. */
export type ShownPrivacyRequest = {
  reference: string;
  requestType: PrivacyRequestType;
  received: string;
  due: string;
  confirmed: string | null;
  nextAccess: string | null;
  answered: string | null;
  erased: string | null;
  /** When the sender said that it was them; null if they haven't. The button shows only if we asked. */
  saidYes: string | null;
  mayConfirm: boolean;
  /** Why it takes longer, or why it was denied: the sentence of our email. */
  why: string | null;
  isExtended: boolean;
  /** Whether the answer is a file to download, an erasure under way, or a no. */
  outcome: "file" | "erasing" | "denied" | null;
};

/** The request that an emailed link opens; "ended" some time after the answer, null if the link isn't ours. */
export async function privacyRequestOf(
  token: string,
  { services: { database, dataKey, settings } }: { services: Pick<Services, "database" | "dataKey" | "settings"> },
  nowMs = Date.now(),
): Promise<ShownPrivacyRequest | "ended" | null> {
  const reference = privacyLinks(dataKey, settings.siteUrl).readStatusToken(token);
  const status = reference && (await readPrivacyStatus(database.db, reference));
  if (!status) return null;
  const steps = await readSteps(database.db, [status.reference]);
  if (hasLinkEnded(status, nowMs)) return "ended";
  return {
    reference: status.reference,
    requestType: status.requestType,
    received: formatEasternDay(status.receivedAt),
    due: formatEasternDay(status.dueAt),
    confirmed: dayOf(status.confirmedAt),
    nextAccess: dayOf(status.nextAccessAt),
    answered: dayOf(status.answeredAt),
    erased: dayOf(status.erasedAt),
    ...toldOfSteps(status, steps),
  };
}

/** What the steps of the team mean to the sender. */
function toldOfSteps(status: NonNullable<Awaited<ReturnType<typeof readPrivacyStatus>>>, steps: PrivacyStepRow[]) {
  const stepOf = (kind: PrivacyStepKind) => steps.findLast((step) => step.kind === kind);
  const isOpen = status.answeredAt === null && status.erasedAt === null;
  const [confirmed, extended, denied] = [stepOf("confirmed"), stepOf("extended"), stepOf("denied")];
  const isErasing = isOpen && stepOf("erase-approved") !== undefined;
  const reasons: Record<string, { letter: string }> = { ...denialWords, ...(isOpen && extensionWords) };
  return {
    saidYes: dayOf(confirmed?.at ?? null),
    mayConfirm: isOpen && !confirmed && !isErasing && status.requestType !== "opt-out",
    why: reasons[(denied ?? extended)?.detail ?? ""]?.letter ?? null,
    isExtended: extended !== undefined,
    outcome: stepOf("file-sent")
      ? ("file" as const)
      : isErasing
        ? ("erasing" as const)
        : denied
          ? ("denied" as const)
          : null,
  };
}

/** Takes the word of whoever has the mailed link and presses its button; an old or strange link changes nothing. */
export async function confirmByLink(
  token: string,
  fields: FormData,
  { services: { database, dataKey, settings } }: { services: Pick<Services, "database" | "dataKey" | "settings"> },
  nowMs = Date.now(),
): Promise<void> {
  if (fields.get("intent") !== "confirm") return;
  const reference = privacyLinks(dataKey, settings.siteUrl).readStatusToken(token);
  if (reference) await confirmRequest(database.db, reference, { declares: fields.get("declares") === "yes", nowMs });
}

/** The file of whoever has the mailed link, when the team has answered with it and the link has not ended; else null. */
export async function fileByLink(
  token: string,
  { services: { database, dataKey, settings } }: { services: Pick<Services, "database" | "dataKey" | "settings"> },
  nowMs = Date.now(),
): Promise<{ reference: string; file: string } | null> {
  const reference = privacyLinks(dataKey, settings.siteUrl).readStatusToken(token);
  const status = reference && (await readPrivacyStatus(database.db, reference));
  if (!status || status.erasedAt !== null || hasLinkEnded(status, nowMs)) return null;
  const sent = (await readSteps(database.db, [reference])).some(({ kind }) => kind === "file-sent");
  const email = sent ? await readSenderOf(database.db, reference) : null;
  const place = { db: database.db, dataKey, dataDir: settings.dataDir };
  return email === null ? null : { reference, file: await personFileForThem(place, email, nowMs) };
}

function dayOf(timeMs: number | null): string | null {
  return timeMs === null ? null : formatEasternDay(timeMs);
}
