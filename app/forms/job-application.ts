import * as z from "zod/mini";
import { openingSlugs, openingTitle } from "#app/content/pages/company/careers-words.ts";
import { defineForm } from "./define-form.ts";
import { choiceField, emailField, optionalPhoneField, textField, wholeNameField } from "./shared-fields.ts";

const position = choiceField({ label: "Which job?", values: openingSlugs, missing: "Choose a job." });

export const jobApplicationForm = defineForm({
  id: "job-application",
  formName: "Job Application",
  action: "/careers/apply",
  encType: "multipart/form-data",
  sentTo: "/form-success",
  limits: { perMinute: 3, leastMs: 0 },
  // Applying for a job doesn't invite calls about anything else.
  asksConsent: false,
  fields: {
    position: { ...position, schema: z.pipe(position.schema, z.transform(openingTitle)) },
    name: wholeNameField("Name"),
    email: emailField(),
    phone: optionalPhoneField({ help: "A US number, if we may call." }),
    work: textField({
      label: "A few lines about your work",
      help: "Up to 1,000 characters. What did you do last, and what do you do well?",
    }),
    resume: {
      label: "Résumé",
      help: "One PDF or Word (DOCX) file, up to 5 MB. Leave out your Social Security number and your date of birth.",
      optional: true,
      // A file is taken apart from the fields (`receive-application.server.ts`); text in its place is none.
      schema: z.optional(
        z.pipe(
          z.unknown(),
          z.transform((): undefined => undefined),
        ),
      ),
    },
  },
});
