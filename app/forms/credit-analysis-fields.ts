/**
 * The form's names, apart from its schema: the page needs them at once, the schema (and the library it is written
 * with) only when someone fills the form in.
 */
export const creditAnalysisForm = {
  id: "credit-analysis",
  formName: "Free Credit Analysis",
  action: "/get-started",
  /** The page a visitor sees after the form is accepted. */
  sentTo: "/form-success",
  asksConsent: true,
} as const;

/** In the order of the page. */
export const creditAnalysisFieldNames = ["firstName", "lastName", "email", "phone", "message"] as const;

/** The same, plus the parts of a plan that the page may send with them. */
export const creditAnalysisPageNames = [...creditAnalysisFieldNames, "myPath"] as const;

export type CreditAnalysisFieldName = (typeof creditAnalysisPageNames)[number];
