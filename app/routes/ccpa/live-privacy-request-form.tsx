import type { ComponentProps } from "react";
import { LiveMessageForm } from "#app/components/forms/live-message-form.tsx";
import { messageSender } from "#app/components/forms/send-message.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { privacyRequestSchema } from "#app/forms/privacy-request.ts";
import { privacyRequestForm } from "#app/forms/privacy-request-form.ts";

const sender = messageSender(privacyRequestForm);

/** Loaded when the visitor first touches the form. */
export function LivePrivacyRequestForm(props: ComponentProps<LivePart>) {
  return <LiveMessageForm {...props} schema={privacyRequestSchema} sender={sender} />;
}
