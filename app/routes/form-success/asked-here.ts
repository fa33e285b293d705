import { creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import { publicSettings } from "#app/lib/page/public-settings.ts";
import { lastSent } from "#app/lib/submission/last-sent.ts";
import type { SentHere } from "./sent-page.tsx";

/**
 * What a visitor finds who came here from a form without a page load. Nothing is asked of the server: the page opens even
 * if the connection is lost. A request that another backend keeps has no questions.
 */
export function askedHere(): SentHere {
  const sent = lastSent();
  const asks = sent?.formId === creditAnalysisForm.id && publicSettings.functionsUrl === "";
  return { asked: asks ? { kept: null } : null, answerBy: sent?.answerBy ?? null };
}
