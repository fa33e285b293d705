/** The form's names, apart from its schema: the page needs them at once, the schema only when somebody fills it in. */
export const contactForm = {
  id: "contact",
  formName: "Contact",
  action: "/contact",
  /** Where the visitor is once it is taken. */
  sentTo: "/form-success",
  limits: { perMinute: 3, leastMs: 3000 },
  marketing: true,
} as const;

/** In the order of the page. */
export const contactFieldNames = ["firstName", "lastName", "email", "phone", "subject", "message"] as const;

export type ContactFieldName = (typeof contactFieldNames)[number];
