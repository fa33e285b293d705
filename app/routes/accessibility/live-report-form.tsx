import type { ComponentProps } from "react";
import { LiveForm } from "#app/components/forms/live-form.tsx";
import { messagePayload } from "#app/components/forms/message-payload.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { accessibilityReportSchema } from "#app/forms/accessibility-report.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report-form.ts";
import { sendFormNotification } from "#app/lib/send-form-notification.ts";

/** The checks of the form and the call that sends it; loaded when the visitor first touches the form. */
export function LiveReportForm({ onValid, ...props }: ComponentProps<LivePart>) {
  return (
    <LiveForm
      {...props}
      schema={accessibilityReportSchema}
      onValid={(fields) => onValid(() => sendFormNotification(messagePayload(accessibilityReportForm, fields)))}
    />
  );
}
