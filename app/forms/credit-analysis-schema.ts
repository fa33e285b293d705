import * as z from "zod/mini";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { emailField, nameField, optionalTextField, phoneField } from "./shared-fields.ts";

/** The fields of the form. Takes them as typed and returns them cleaned, the phone number as E.164. */
export const creditAnalysisSchema = z.object({
  firstName: nameField("First name"),
  lastName: nameField("Last name"),
  email: emailField(),
  phone: phoneField(),
  message: optionalTextField("Message"),
});

export type CreditAnalysisFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
};

/** Returns the request body for the fields. The phone number goes as the visitor sees it. */
export const sentCreditAnalysisSchema = z.pipe(
  z.extend(creditAnalysisSchema, { myPath: z.optional(z.string()) }),
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
