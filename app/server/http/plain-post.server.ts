import { data, redirect } from "react-router";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { touchOf } from "#app/lib/consent/attribution.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { type AppError, codeOf } from "#app/server/report/app-error.server.ts";
import { refuseForm } from "./pages/failure.server.ts";
import { cookieOfSent, receiveSubmission } from "./request/receive-submission.server.ts";

/** What an action has to know about the form on its page. */
export type PlainForm = {
  formName: string;
  /** The typed values, to be shown again. */
  fieldNames: readonly string[];
  /** Where the visitor goes once the form is accepted; see `sent-note.ts` for other places. */
  sentTo: string;
  /** The server's half of its record: no page takes a form that the desk has no words for. */
  desk: { title: string };
};

/**
 * Takes a form as a browser sends it without JavaScript, or before the script has loaded. Answers a redirect, or what the
 * page needs to show the form again as typed, with the failure's status.
 */
export async function answerPlainPost(request: Request, context: RequestContext, form: PlainForm) {
  return answerSentForm(request, context, form, textsOf(await formOf(request)));
}

/** As above, when the form has been read already. */
export async function answerSentForm(
  request: Request,
  context: RequestContext,
  form: PlainForm,
  sent: Record<string, string>,
) {
  const { pathname, protocol } = new URL(request.url);
  try {
    const payload = payloadOf(sent, {
      formName: form.formName,
      pageUrl: publicSettings.siteUrl + pathname,
      attribution: attributionOf(request),
    });
    const client = { address: context.clientAddress };
    const taken = await receiveSubmission(context.services, payload, client).catch((thrown: unknown) => {
      if (codeOf(thrown) !== "submission-key-used") throw thrown;
      // The visitor has not seen the key that the page's script made, and cannot change it.
      return receiveSubmission(context.services, { ...payload, submissionKey: undefined }, client);
    });
    const cookie = cookieOfSent(context.services.dataKey, taken, { https: protocol === "https:" });
    return redirect(sentToWith(form.sentTo, taken.note), { status: 303, headers: { "Set-Cookie": cookie } });
  } catch (thrown) {
    return refuseForm(thrown, context, (error) => rejectionOf(error, sent, form.fieldNames));
  }
}

/** The form that a request brings. One that can't be read is answered with 415, not with a fault of ours. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 415 });
  }
}

/** The texts of a form, without files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Without a submission key, since a prerendered page can't have one: the store makes it from the content and the day. */
function payloadOf(
  { consentTextId, consentVersion, ...fields }: Record<string, string>,
  { attribution, ...envelope }: { formName: string; pageUrl: string; attribution: Record<string, string> },
) {
  return {
    ...fields,
    ...envelope,
    ...(Object.keys(attribution).length > 0 && { attribution }),
    ...(consentTextId && { consent: { textId: consentTextId, version: Number(consentVersion) } }),
  };
}

/** How the visitor came, from the address of the form's page; the browser sends that page as its referrer. */
function attributionOf(request: Request): Record<string, string> {
  const referrer = request.headers.get("Referer") ?? "";
  const hosts = [request.url, publicSettings.siteUrl].map((address) => new URL(address).host);
  const isOurs = URL.canParse(referrer) && hosts.includes(new URL(referrer).host);
  return isOurs ? touchOf(referrer, "") : touchOf(request.url, referrer);
}

/** Everything that a page needs to show its form as typed; `fieldNames` are given back. */
export function rejectionOf(error: AppError, sent: Record<string, string>, fieldNames: readonly string[]): Rejection {
  const known = ([name]: [string, unknown]) => fieldNames.includes(name) || name === "consentTextId";
  const fields = Object.fromEntries(Object.entries(error.fields ?? {}).filter(known));
  const failed = Object.keys(fields).length === 0;
  return {
    fields,
    values: Object.fromEntries(Object.entries(sent).filter(known)),
    failed,
    ...(failed && { code: error.code }),
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}
