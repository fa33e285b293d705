import { defineForm } from "./define-form.ts";
import { emailField, nameField, optionalPhoneField, textField } from "./shared-fields.ts";

const malformedEmail = "Invalid email format";

export const contactForm = defineForm({
  id: "contact",
  formName: "Contact",
  action: "/contact",
  sentTo: "/form-success",
  limits: { perMinute: 3, leastMs: 3000, dropsTrapped: true },
  asksConsent: true,
  fields: {
    firstName: nameField("First name"),
    lastName: nameField("Last name"),
    email: emailField({ help: "We answer here.", malformed: malformedEmail, tooLong: malformedEmail }),
    phone: optionalPhoneField({
      help: "A US number, if you’d rather get a call.",
      malformed: "Invalid phone number format",
    }),
    subject: textField({ label: "Subject", longest: 200, isLine: true }),
    message: textField({
      label: "Message",
      help: "Up to 1,000 characters. Leave out your Social Security number and account numbers.",
    }),
  },
});
