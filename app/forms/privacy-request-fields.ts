import { defaultLimits } from "./submit-limits.ts";

/** The form's names, apart from its schema: the page needs them at once, the schema only when somebody fills it in. */
export const privacyRequestForm = {
  id: "privacy-request",
  formName: "Privacy Rights Request",
  action: "/ccpa",
  /** Where the visitor is once it is taken: the page says there by when we answer. */
  sentTo: "/ccpa#request-sent",
  limits: defaultLimits,
  // Nobody who uses a right is asked for more than that takes.
  marketing: false,
} as const;

/** In the order of the page. */
export const privacyRequestFieldNames = [
  "requestType",
  "fullName",
  "email",
  "phone",
  "accountReference",
  "details",
] as const;

export const privacyRequestTypes = ["access", "delete", "correct", "opt-out"] as const;

export type PrivacyRequestType = (typeof privacyRequestTypes)[number];
