import type { PrivacyRequestType } from "#app/forms/message-form-names.ts";
import { hasLinkEnded, privacyLinks, readPrivacyStatus } from "#app/server/privacy/privacy-requests.server.ts";
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
};

/** The request that a mailed link leads to; "ended" some time after the answer, null when the link is none of ours. */
export async function privacyRequestOf(
  token: string,
  { services: { database, dataKey, settings } }: { services: Pick<Services, "database" | "dataKey" | "settings"> },
  nowMs = Date.now(),
): Promise<ShownPrivacyRequest | "ended" | null> {
  const reference = privacyLinks(dataKey, settings.siteUrl).readStatusToken(token);
  const status = reference && (await readPrivacyStatus(database.db, reference));
  if (!status) return null;
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
  };
}

function dayOf(timeMs: number | null): string | null {
  return timeMs === null ? null : formatEasternDay(timeMs);
}
