import type { ComponentProps } from "react";
import { LiveMessageForm } from "#app/components/forms/live-message-form.tsx";
import { messageSender } from "#app/components/forms/send-message.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { privacyRequestForm } from "#app/forms/privacy-request-fields.ts";
import { privacyRequestSchema } from "#app/forms/privacy-request-schema.ts";

const sender = messageSender(privacyRequestForm);

/** Loaded when the visitor first touches the form. */
export function LivePrivacyRequestForm(props: ComponentProps<LivePart>) {
  return <LiveMessageForm {...props} schema={privacyRequestSchema} sender={sender} />;
}
