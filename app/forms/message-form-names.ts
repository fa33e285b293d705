/** The names of the forms whose content goes to the team as a message, for what needs no schema. */

/** The limits for submissions of a form. The server checks `leastMs` again. */
export type SubmitLimits = {
  /** Submissions a minute from one device, counted in the browser: behind one address may be a class. */
  perMinute: number;
  /** The least time a person needs between opening the page and sending. */
  leastMs: number;
  /**
   * Sending with text typed into the trap does nothing, as the specification has it for the contact form. Other forms are sent
   * and set aside: a password manager may have filled it, and the request may be a right.
   */
  dropsTrapped?: true;
};

/** The facts that a form's page and the code that sends it need. */
export type FormDefinition = {
  id: string;
  formName: string;
  action: string;
  encType?: "multipart/form-data";
  /** The page a visitor sees after the form is accepted. A plain POST gets a redirect there. */
  sentTo?: string;
  /** A form without limits sends no token. */
  limits?: SubmitLimits;
  /** Whether it asks for consent to marketing. If so, it also sends how the visitor found us. */
  asksConsent: boolean;
};

export const contactForm = {
  id: "contact",
  formName: "Contact",
  action: "/contact",
  sentTo: "/form-success",
  limits: { perMinute: 3, leastMs: 3000, dropsTrapped: true },
  asksConsent: true,
} as const;

/** In the order of the page. */
export const contactFieldNames = ["firstName", "lastName", "email", "phone", "subject", "message"] as const;

export type ContactFieldName = (typeof contactFieldNames)[number];

export const jobApplicationForm = {
  id: "job-application",
  formName: "Job Application",
  action: "/careers/apply",
  sentTo: "/form-success",
  limits: { perMinute: 3, leastMs: 0 },
  // Applying for a job doesn't invite calls about anything else.
  asksConsent: false,
  /** The form has a file. */
  encType: "multipart/form-data",
} as const;

/** In the order of the page. */
export const jobApplicationFieldNames = ["position", "name", "email", "phone", "work", "resume"] as const;

export const privacyRequestForm = {
  id: "privacy-request",
  formName: "Privacy Rights Request",
  action: "/ccpa",
  /** The part of the page that says how soon we answer. */
  sentTo: "/ccpa#request-sent",
  limits: { perMinute: 5, leastMs: 0 },
  // We ask people who use a right only for what that takes.
  asksConsent: false,
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

export const accessibilityReportForm = {
  id: "accessibility-report",
  formName: "Accessibility Feedback",
  action: "/accessibility",
  /** The part of the page that says how soon we answer. */
  sentTo: "/accessibility#report-sent",
  limits: { perMinute: 5, leastMs: 0 },
  asksConsent: true,
} as const;

/** In the order of the page. */
export const accessibilityReportFieldNames = [
  "issueType",
  "name",
  "email",
  "assistiveTechnology",
  "description",
] as const;

export const accessibilityIssueTypes = ["barrier", "assistance", "feedback", "suggestion"] as const;

export type AccessibilityIssueType = (typeof accessibilityIssueTypes)[number];
