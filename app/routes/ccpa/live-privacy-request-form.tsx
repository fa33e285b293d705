import type { ComponentProps } from "react";
import { LiveForm } from "#app/components/forms/live-form.tsx";
import { messagePayload } from "#app/components/forms/message-payload.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { privacyRequestSchema } from "#app/forms/privacy-request.ts";
import { privacyRequestForm } from "#app/forms/privacy-request-form.ts";
import { sendFormNotification } from "#app/lib/send-form-notification.ts";

/** The checks of the form and the call that sends it; loaded when the visitor first touches the form. */
export function LivePrivacyRequestForm({ onValid, ...props }: ComponentProps<LivePart>) {
  return (
    <LiveForm
      {...props}
      schema={privacyRequestSchema}
      onValid={(fields) => onValid(() => sendFormNotification(messagePayload(privacyRequestForm, fields)))}
    />
  );
}
