import * as z from "zod/mini";
import { countUsPhoneDigits, formatUsPhoneNumber, parseUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { emailField, nameField, optionalTextField } from "./shared-fields.ts";

/** The fields of the form. Takes them as typed and returns them cleaned, the phone number as E.164. */
export const creditAnalysisSchema = z.object({
  firstName: nameField("First name"),
  lastName: nameField("Last name"),
  email: emailField(),
  phone: z.pipe(
    z.string({ error: "Phone is required" }).check(
      z.trim(),
      z.minLength(1, { error: "Phone is required", abort: true }),
      z.refine((raw) => parseUsPhoneNumber(raw) !== null, { error: (issue) => phoneProblem(String(issue.input)) }),
    ),
    z.transform((raw) => parseUsPhoneNumber(raw) ?? raw),
  ),
  message: optionalTextField("Message"),
});

export type CreditAnalysisFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
};

/** Returns what our page sends for the fields. The phone number is sent the way the visitor sees it. */
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

function phoneProblem(raw: string): string {
  const digits = countUsPhoneDigits(raw);
  if (digits === null || digits === 10) return "Type the 10 digits of a US phone number, such as (480) 555-0142.";
  return `A US phone number has 10 digits; this one has ${digits}.`;
}
