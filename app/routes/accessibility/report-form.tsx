import { ChoiceField } from "#app/components/forms/choice-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { MessageForm } from "#app/components/forms/message-form.tsx";
import { prepareMessageForm } from "#app/components/forms/prepare-message-form.ts";
import { issueChoices } from "#app/content/accessibility.ts";
import {
  type AccessibilityReportFieldName,
  accessibilityIssueTypes,
  accessibilityReportFieldNames,
  accessibilityReportForm,
} from "#app/forms/accessibility-report-form.ts";

const choices = accessibilityIssueTypes.map((value) => ({ value, ...issueChoices[value] }));

function loadChecks() {
  return prepareMessageForm(async () => (await import("./live-report-form.tsx")).LiveReportForm);
}

export function ReportForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <MessageForm
      form={accessibilityReportForm}
      fieldNames={accessibilityReportFieldNames}
      rejection={rejection}
      load={loadChecks}
      submitWords="Send Feedback"
      terms="What you send here is used to answer you and to mend the site, and for nothing else."
    >
      {({ errors, values }) => {
        const field = (name: AccessibilityReportFieldName) => ({
          id: `${accessibilityReportForm.id}-${name}`,
          name,
          errors: errors[name],
          defaultValue: values[name],
        });
        return (
          <>
            <ChoiceField {...field("issueType")} legend="What is it about?" choices={choices} />
            <div className="two">
              <Field {...field("name")} label="Name" autoComplete="name" autoCapitalize="words" spellCheck={false} />
              <Field
                {...field("email")}
                label="Email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
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
        );
      }}
    </MessageForm>
  );
}
