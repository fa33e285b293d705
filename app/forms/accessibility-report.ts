import { defineForm } from "./define-form.ts";
import { choiceField, emailField, optionalTextField, textField, wholeNameField } from "./shared-fields.ts";

export const accessibilityIssueTypes = ["barrier", "assistance", "feedback", "suggestion"] as const;

export const accessibilityReportForm = defineForm({
  id: "accessibility-report",
  formName: "Accessibility Feedback",
  action: "/accessibility",
  /** The part of the page that says how soon we answer. */
  sentTo: "/accessibility#report-sent",
  limits: { perMinute: 5, leastMs: 0 },
  asksConsent: true,
  fields: {
    issueType: choiceField({
      label: "What is it about?",
      values: accessibilityIssueTypes,
      missing: "Choose what it is about.",
    }),
    name: wholeNameField("Name"),
    email: emailField(),
    assistiveTechnology: optionalTextField({
      label: "Assistive technology",
      help: "Such as a screen reader and its version, and your browser.",
      longest: 200,
      isLine: true,
    }),
    description: textField({
      label: "Description",
      help: "What you wanted to do, on which page, and what happened. Up to 1,000 characters.",
    }),
  },
});
