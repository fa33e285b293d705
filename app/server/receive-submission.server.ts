import { messageForms } from "./message-forms.server.ts";
import { receiveCreditAnalysis } from "./receive-credit-analysis.server.ts";
import { receiveMessage } from "./receive-message.server.ts";
import type { Services } from "./services.server.ts";

/** What the visitor's page needs to know of a submission that was taken. */
export type TakenSubmission = { reference: string; repeated: boolean };

/** Takes whatever a form of the site sends, by the name of the form; what names no other form asks for an analysis. */
export function receiveSubmission(
  services: Pick<Services, "limiter" | "leads" | "messages" | "delivery" | "dataKey">,
  input: object,
  client: { address: string },
): Promise<TakenSubmission> {
  const form = "formName" in input && typeof input.formName === "string" && messageForms.get(input.formName);
  return form ? receiveMessage(services, form, input, client) : receiveCreditAnalysis(services, input, client);
}
