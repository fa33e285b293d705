import type { ComponentProps } from "react";
import { LiveMessageForm } from "#app/components/forms/live-message-form.tsx";
import { messageSender } from "#app/components/forms/send-message.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report-fields.ts";
import { accessibilityReportSchema } from "#app/forms/accessibility-report-schema.ts";

const sender = messageSender(accessibilityReportForm);

/** Loaded when the visitor first touches the form. */
export function LiveReportForm(props: ComponentProps<LivePart>) {
  return <LiveMessageForm {...props} schema={accessibilityReportSchema} sender={sender} />;
}
