import * as z from "zod/mini";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { defineForm } from "./define-form.ts";
import { emailField, nameField, optionalTextField, phoneField } from "./shared-fields.ts";

export const creditAnalysisForm = defineForm({
  id: "credit-analysis",
  formName: "Free Credit Analysis",
  action: "/get-started",
  sentTo: "/form-success",
  asksConsent: true,
  fields: {
    firstName: nameField("First name"),
    lastName: nameField("Last name"),
    email: emailField({ help: "We send your confirmation here." }),
    phone: phoneField({ help: "A US number, with its area code." }),
    message: optionalTextField({
      label: "Message",
      help: "Anything we should know, such as when your lease ends.",
    }),
    /** Parts of the visitor's plan, as text. The server has the schema of what is in it. */
    myPath: { label: "What should our team see?", schema: z.optional(z.string()) },
  },
});

/** Returns the request body for the fields. The phone number goes as the visitor sees it. */
export const sentCreditAnalysisSchema = z.pipe(
  creditAnalysisForm.schema,
  z.transform(({ firstName, lastName, email, phone, message, myPath }) => ({
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone: formatUsPhoneNumber(phone),
    ...(message && { message }),
    // Written by the page itself, from what the server's schema takes.
    ...(myPath && { myPath: JSON.parse(myPath) as unknown }),
  })),
);
