import type { SubscriberRow } from "#app/server/database/schema.server.ts";
import type { NewsletterLinks } from "./newsletter-links.server.ts";

/** What the newsletter's mails say of a subscriber. */
export type MailSubscriber = {
  email: string;
  /** The address was confirmed before: who asks again gets the way to the preferences instead. */
  isConfirmed: boolean;
  links: { confirm: string; preferences: string; unsubscribe: string };
};

export function mailSubscriberOf(
  { id, email, status }: Pick<SubscriberRow, "id" | "email" | "status">,
  links: NewsletterLinks,
  nowMs: number,
): MailSubscriber {
  return {
    email,
    isConfirmed: status === "confirmed",
    links: {
      confirm: links.confirm(id, nowMs),
      preferences: links.preferences(id),
      unsubscribe: links.unsubscribe(id),
    },
  };
}
