import { ChoiceField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField } from "#app/components/forms/person-fields.tsx";
import { issueChoices } from "#app/content/pages/company/accessibility-words.ts";
import { accessibilityIssueTypes, accessibilityReportForm } from "#app/forms/accessibility-report.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

const choices = accessibilityIssueTypes.map((value) => ({ value, ...issueChoices[value] }));

export function ReportForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <FormShell
      form={accessibilityReportForm}
      rejection={rejection}
      schema={accessibilityReportForm.schema}
      submitWords="Send Feedback"
      terms="We use what you send here to answer you and to fix the site, and for nothing else unless you check the box."
    >
      {(field) => (
        <>
          <ChoiceField {...field("issueType")} choices={choices} />
          <div className="two">
            <NameField {...field("name")} />
            <EmailField {...field("email")} />
          </div>
          <Field {...field("assistiveTechnology")} />
          <Field {...field("description")} multiline rows={6} />
        </>
      )}
    </FormShell>
  );
}
