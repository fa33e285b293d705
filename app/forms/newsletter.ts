import * as z from "zod/mini";
import { emailField } from "./shared-fields.ts";
import { hiddenFields, type ParsedForm, parseForm } from "./submission-envelope.ts";

/** The form on every page, drawn by the server. */
export const newsletterForm = {
  id: "newsletter",
  action: "/newsletter",
  /** The page a visitor sees after the form is accepted. */
  sentTo: "/newsletter/sent",
  /** A password manager may have filled the hidden field. The returned form has it empty. */
  trapped: "We didn’t send an email: something filled in a hidden field on this page. Please press the button again.",
} as const;

const signUpSchema = z.object({ email: emailField().schema, website: hiddenFields.website });

/** Checks and cleans a sign-up and leaves out keys it does not know. */
export function parseNewsletterSignUp(input: Record<string, unknown>) {
  return parseForm(signUpSchema, input);
}

/** The topics a subscriber can choose. The site publishes new pieces on each one. */
export const newsletterTopics = [
  { name: "guides", label: "Guides", note: "New and renewed guides: credit, saving, loans." },
  { name: "reports", label: "Market reports", note: "Rates, prices and rents, with their sources." },
] as const;

/** For how many days a subscriber can pause the letter. */
export const newsletterPauses = [30, 90] as const;

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
