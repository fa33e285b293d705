import { data, redirect } from "react-router";
import { type LeadAnswers, leadAnswerNames, leadAnswersForm, parseLeadAnswers } from "#app/forms/lead-answers.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, refuseForm, toAppError } from "#app/server/http/pages/failure.server.ts";
import { formOf } from "#app/server/http/plain-post.server.ts";
import { sentCookie } from "#app/server/http/request/receive-submission.server.ts";
import { readLeadAnswers, readSubmission, saveLeadAnswers } from "#app/server/lead/lead-answer-store.server.ts";
import type { RefusedAnswers } from "./prepare-answers.tsx";
import type { SentHere } from "./sent-page.tsx";

/** What the page says to who has just sent a form: by when we answer, where to, and the questions after a request. */
export async function sentHere(request: Request, context: RequestContext | null): Promise<SentHere> {
  const reference = context && sentIn(request, context);
  if (!reference) return nothingSent;
  const {
    clock,
    database: { db },
  } = context.services;
  try {
    const sent = await readSubmission(db, reference);
    if (!sent) return nothingSent;
    const asked = sent.isLead ? { kept: await readLeadAnswers(db, reference) } : null;
    const { form, answerBy, email } = sent;
    return { isSent: true, form, asked, answerBy: clock.isTrusted() ? answerBy : null, email };
  } catch (thrown) {
    // The page says that the request has arrived, which is true even if the database is gone now.
    logFailure(context, toAppError(thrown));
    return { ...nothingSent, isSent: true };
  }
}

const nothingSent: SentHere = { isSent: false, form: null, asked: null, answerBy: null, email: null };

/** Keeps the answers with the request that the visitor's cookie names, and leads back to them. */
export async function receiveAnswers(request: Request, context: RequestContext) {
  const sent = await sentAnswers(request);
  const parsed = parseLeadAnswers(sent);
  if (!parsed.ok) return refuse(422, Object.values(parsed.fields).flat(), {});
  const { services, clientAddress } = context;
  try {
    await services.limiter.take(leadAnswersForm.id, clientAddress);
    const leadId = sentIn(request, context);
    const isKept = leadId !== null && (await saveLeadAnswers(services.database.db, leadId, parsed.value));
    if (!isKept) return refuse(403, [unknownRequest], parsed.value);
    return redirect(`${new URL(request.url).pathname}#${leadAnswersForm.id}`, 303);
  } catch (thrown) {
    return refuseForm(
      thrown,
      context,
      ({ code, message }): RefusedAnswers => ({
        problems: [code === "too-many-requests" ? message : notNow],
        values: parsed.value,
      }),
    );
  }
}

const unknownRequest =
  "We can’t match these to your request: more than an hour has passed, or your browser blocks cookies. Tell us when we call. We have your request.";
const notNow = "We couldn’t save these just now. Try again in a minute, or tell us when we call. We have your request.";

function refuse(status: number, problems: readonly string[], values: LeadAnswers) {
  return data<RefusedAnswers>({ problems, values }, { status });
}

function sentIn(request: Request, { services }: RequestContext): string | null {
  const https = new URL(request.url).protocol === "https:";
  return sentCookie.read(services.dataKey, request.headers.get("Cookie"), { https });
}

async function sentAnswers(request: Request): Promise<Record<string, unknown>> {
  const form = await formOf(request);
  return Object.fromEntries(leadAnswerNames.map((name) => [name, form.get(name) ?? undefined]));
}
