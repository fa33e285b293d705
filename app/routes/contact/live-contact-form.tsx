import type { ComponentProps } from "react";
import { LiveForm } from "#app/components/forms/live-form.tsx";
import { messagePayload } from "#app/components/forms/message-payload.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { contactSchema } from "#app/forms/contact.ts";
import { contactForm } from "#app/forms/contact-form.ts";
import { sendFormNotification } from "#app/lib/send-form-notification.ts";

/** The checks of the form and the call that sends it; loaded when the visitor first touches the form. */
export function LiveContactForm({ onValid, ...props }: ComponentProps<LivePart>) {
  return (
    <LiveForm
      {...props}
      schema={contactSchema}
      onValid={(fields) => onValid(() => sendFormNotification(messagePayload(contactForm, fields)))}
    />
  );
}
