import { ChoiceField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField } from "#app/components/forms/person-fields.tsx";
import { issueChoices } from "#app/content/pages/company/accessibility-words.ts";
import { accessibilityReportSchema } from "#app/forms/accessibility-report-schema.ts";
import {
  accessibilityIssueTypes,
  accessibilityReportFieldNames,
  accessibilityReportForm,
} from "#app/forms/message-form-names.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

const choices = accessibilityIssueTypes.map((value) => ({ value, ...issueChoices[value] }));

export function ReportForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <FormShell
      form={accessibilityReportForm}
      fieldNames={accessibilityReportFieldNames}
      rejection={rejection}
      schema={accessibilityReportSchema}
      submitWords="Send Feedback"
      terms="We use what you send here to answer you and to fix the site, and for nothing else unless you check the box."
    >
      {(field) => (
        <>
          <ChoiceField {...field("issueType")} legend="What is it about?" choices={choices} />
          <div className="two">
            <NameField {...field("name")} label="Name" />
            <EmailField {...field("email")} />
          </div>
          <Field
            {...field("assistiveTechnology")}
            optional
            label="Assistive technology"
            help="Such as a screen reader and its version, and your browser."
            maxLength={200}
          />
          <Field
            {...field("description")}
            multiline
            label="Description"
            help="What you wanted to do, on which page, and what happened. Up to 1,000 characters."
            rows={6}
          />
        </>
      )}
    </FormShell>
  );
}
