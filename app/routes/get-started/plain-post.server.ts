import { data, redirect } from "react-router";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { creditAnalysisFieldNames, creditAnalysisForm } from "#app/forms/credit-analysis-form.ts";
import { publicSettings } from "#app/lib/public-settings.ts";
import type { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "#app/server/http/failure.server.ts";
import { receiveCreditAnalysis } from "#app/server/receive-credit-analysis.server.ts";

/**
 * Takes the form as a browser sends it by itself: without JavaScript, or before it has loaded.
 * Answers a redirect, or what the page needs to show the form again as it was sent, with the failure's status.
 */
export async function answerPlainPost(request: Request, { services, requestId, clientAddress }: RequestContext) {
  const sent = textsOf(await formOf(request));
  const { pathname } = new URL(request.url);
  try {
    await receiveCreditAnalysis(services, payloadOf(sent, publicSettings.siteUrl + pathname), {
      address: clientAddress,
    });
    return redirect("/form-success", 303);
  } catch (thrown) {
    const error = toAppError(thrown);
    logFailure(services.log, requestId, error);
    const { retryAfterSeconds } = error;
    const headers = retryAfterSeconds === undefined ? undefined : { "Retry-After": String(retryAfterSeconds) };
    return data(rejectionOf(error, sent), { status: error.status, ...(headers && { headers }) });
  }
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 415 });
  }
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Without a submission key, since a prerendered page can carry none: the store makes one of the content and the day. */
function payloadOf({ consentTextId, consentVersion, ...fields }: Record<string, string>, pageUrl: string) {
  return {
    ...fields,
    formName: creditAnalysisForm.formName,
    pageUrl,
    ...(consentTextId && { consent: { textId: consentTextId, version: Number(consentVersion) } }),
  };
}

function rejectionOf(error: AppError, sent: Record<string, string>): Rejection {
  const names: readonly string[] = creditAnalysisFieldNames;
  const fields = Object.fromEntries(Object.entries(error.fields ?? {}).filter(([name]) => names.includes(name)));
  return {
    fields,
    values: Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name))),
    failed: Object.keys(fields).length === 0,
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}
