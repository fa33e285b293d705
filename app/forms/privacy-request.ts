import * as z from "zod/mini";
import { defineForm } from "./define-form.ts";
import { choiceField, emailField, optionalPhoneField, optionalTextField, wholeNameField } from "./shared-fields.ts";

export const privacyRequestTypes = ["access", "delete", "correct", "opt-out"] as const;

export type PrivacyRequestType = (typeof privacyRequestTypes)[number];

const reference = optionalTextField({
  label: "Account number or reference",
  called: "Reference",
  help: "From one of our emails or letters. Never your Social Security number.",
  longest: 60,
  isLine: true,
});

export const privacyRequestForm = defineForm({
  id: "privacy-request",
  formName: "Privacy Rights Request",
  action: "/ccpa",
  /** The part of the page that says how soon we answer. */
  sentTo: "/ccpa#request-sent",
  limits: { perMinute: 5, leastMs: 0 },
  // We ask people who use a right only for what that takes.
  asksConsent: false,
  fields: {
    requestType: choiceField({
      label: "What do you want us to do?",
      values: privacyRequestTypes,
      missing: "Choose what you want us to do.",
    }),
    fullName: wholeNameField("Full name"),
    email: emailField({ help: "The one you used with us. We write there to check that it is you." }),
    phone: optionalPhoneField({ help: "If you gave us one: it helps us find you." }),
    accountReference: {
      ...reference,
      /** Never a Social Security number: nine digits, or text that says SSN, are refused. */
      schema: reference.schema.check(
        z.refine((text) => !text || !/^\d{3}[- ]?\d{2}[- ]?\d{4}$|\bssn\b/i.test(text), {
          error: "Leave out your Social Security number. We never need it.",
        }),
      ),
    },
    details: optionalTextField({
      label: "Details",
      help: "Up to 1,000 characters. For a correction: what is wrong, and what is right.",
    }),
  },
});
