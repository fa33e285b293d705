import type { ComponentProps } from "react";
import { LiveMessageForm } from "#app/components/forms/live-message-form.tsx";
import { messageSender } from "#app/components/forms/send-message.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { contactForm } from "#app/forms/contact-fields.ts";
import { contactSchema } from "#app/forms/contact-schema.ts";

const sender = messageSender(contactForm);

/** Loaded when the visitor first touches the form. */
export function LiveContactForm(props: ComponentProps<LivePart>) {
  return <LiveMessageForm {...props} schema={contactSchema} sender={sender} />;
}
