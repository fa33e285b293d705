import { creditAnalysisForm } from "#app/forms/credit-analysis-form.ts";
import { messageForms } from "./message-forms.server.ts";
import { receiveCreditAnalysis } from "./receive-credit-analysis.server.ts";
import { receiveMessage } from "./receive-message.server.ts";
import type { Services } from "./services.server.ts";
import { takeIn } from "./take-in.server.ts";

/** What the visitor's page needs to know of a submission that was taken. */
export type TakenSubmission = { reference: string; repeated: boolean };

/** Takes whatever a form of the site sends, by the name of the form; what names no other form asks for an analysis. */
export function receiveSubmission(
  services: Pick<Services, "admission" | "metrics" | "limiter" | "leads" | "messages" | "delivery" | "dataKey">,
  input: object,
  client: { address: string },
): Promise<TakenSubmission> {
  const form = "formName" in input && typeof input.formName === "string" && messageForms.get(input.formName);
  return form
    ? takeIn(services, form.id, () => receiveMessage(services, form, input, client), outcomeOf)
    : takeIn(services, creditAnalysisForm.id, () => receiveCreditAnalysis(services, input, client), outcomeOf);
}

function outcomeOf({ repeated, keptAside = false }: TakenSubmission & { keptAside?: boolean }) {
  if (repeated) return "repeated";
  return keptAside ? "kept-aside" : "taken";
}
