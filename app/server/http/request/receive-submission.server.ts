import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import type { Connection } from "#app/lib/consent/site-cookie.ts";
import type { SentNote } from "#app/lib/submission/sent-note.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import type { Gate } from "#app/server/guard/admission.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { signedCookie } from "#app/server/keys/sealed-cookie.server.ts";
import type { SavedLead } from "#app/server/lead/leads.server.ts";
import { type LeadReceiver, receiveCreditAnalysis } from "#app/server/lead/receive-credit-analysis.server.ts";
import { type MessageReceiver, receiveMessage } from "#app/server/message/receive-message.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";
import type { ClockCheck } from "#app/server/time/clock-check.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";

/**
 * Remembers for an hour what a visitor has sent, by its reference: the page after it can name the day of our answer, and the
 * answers to the questions there can be kept with the request. It is never in a URL: URLs end up in logs.
 */
export const sentCookie = signedCookie("sent");
const sentSeconds = 60 * 60;

/** The `Set-Cookie` for the answer to a submission. */
export function cookieOfSent(
  dataKey: Pick<DataKey, "signed">,
  { reference }: TakenSubmission,
  { https }: Connection,
): string {
  return sentCookie.set(dataKey, reference, { https, lifeSeconds: sentSeconds });
}

/** What the visitor's page needs to know about an accepted submission; `note` only if something unusual happened. */
export type TakenSubmission = {
  reference: string;
  note?: SentNote;
  /** The day and time by which we answer, in words. Missing for a repeat, which got it before, and while our clock is wrong. */
  answerBy?: string;
};

type Saved = SavedLead & { dueAt: number; setAside?: boolean };

/** The form names that a submission may use. */
const formNames = [creditAnalysisForm.formName, ...messageForms.keys()];

/** Takes a submission of any form of the site, by the form's name; throws `unknown-form` for any other name or none. */
export async function receiveSubmission(
  services: Gate & LeadReceiver & MessageReceiver & { clock: Pick<ClockCheck, "isTrusted"> },
  input: object,
  client: { address: string },
): Promise<TakenSubmission> {
  const name = formNames.find((known) => "formName" in input && input.formName === known);
  if (name === undefined) {
    throw new AppError("unknown-form", `"formName" must be one of: ${formNames.join(", ")}.`);
  }
  const form = messageForms.get(name);
  const { id } = form ?? creditAnalysisForm;
  const { admission, metrics } = services;
  try {
    using _place = admission.admit();
    const saved: Saved = form
      ? await receiveMessage(services, form, input, client)
      : await receiveCreditAnalysis(services, input, client);
    const taken = takenAs(saved, services.clock.isTrusted());
    metrics?.submission(id, outcomeOf(saved));
    if (isWithheld(saved)) metrics?.withheld(id);
    return taken;
  } catch (error) {
    metrics?.submission(id, codeOf(error));
    throw error;
  }
}

function takenAs(saved: Saved, namesDay: boolean): TakenSubmission {
  return {
    reference: saved.reference,
    ...(saved.setAside && { note: "being-checked" as const }),
    ...(!saved.repeated && namesDay && { answerBy: formatEasternTime(saved.dueAt) }),
  };
}

function outcomeOf({ repeated, setAside = false }: Pick<Saved, "repeated" | "setAside">) {
  if (repeated) return "repeated";
  return setAside ? "kept-aside" : "taken";
}

/** Whoever typed the address does not learn this: see `SentNote`. */
function isWithheld({ confirmed, repeated, setAside = false }: Saved): boolean {
  return !confirmed && !repeated && !setAside;
}
