import * as z from "zod/mini";
import { newsletterForm, newsletterPauses } from "./newsletter-fields.ts";
import { emailField } from "./shared-fields.ts";
import { type HiddenValues, hiddenFields, type ParsedForm, withoutGaps } from "./submission-envelope.ts";

export type NewsletterSignUp = Pick<HiddenValues, "website"> & { email: string };

const signUpSchema = z.object({
  email: emailField({ malformed: newsletterForm.malformedEmail }),
  website: hiddenFields.website,
});

/** Checks and cleans a sign-up and leaves out keys it does not know. */
export function parseNewsletterSignUp(input: Record<string, unknown>): ParsedForm<NewsletterSignUp> {
  const parsed = z.safeParse(signUpSchema, input);
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  return { ok: true, value: withoutGaps(parsed.data) };
}

export type NewsletterPreferences = {
  guides: boolean;
  reports: boolean;
  /** Days from now; "none" sends every letter, "keep" leaves a pause as it is. */
  pause: (typeof newsletterPauses)[number] | "none" | "keep";
};

const pauses = ["none", "keep", ...newsletterPauses.map(String)];

/** Reads the preferences. Browsers don't send unchecked boxes. */
export function parseNewsletterPreferences(form: FormData): ParsedForm<NewsletterPreferences> {
  const chosen = { guides: form.has("guides"), reports: form.has("reports") };
  const pause = String(form.get("pause") ?? "none");
  if (!chosen.guides && !chosen.reports) {
    return { ok: false, fields: { guides: ["Choose at least one. To get neither, unsubscribe."] } };
  }
  if (!pauses.includes(pause)) return { ok: false, fields: { pause: ["Choose one of these."] } };
  const days = newsletterPauses.find((days) => String(days) === pause);
  return { ok: true, value: { ...chosen, pause: days ?? (pause === "keep" ? "keep" : "none") } };
}
