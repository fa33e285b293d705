import { defaultLimits } from "./submit-limits.ts";

/** The form's names, apart from its schema: the page needs them at once, the schema only when somebody fills it in. */
export const accessibilityReportForm = {
  id: "accessibility-report",
  formName: "Accessibility Feedback",
  action: "/accessibility",
  /** Where the visitor is once it is taken: the page says there by when we answer. */
  sentTo: "/accessibility#report-sent",
  limits: defaultLimits,
  marketing: true,
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
