import { type RecipientLimit, unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";

/** Settings for a store of leads or messages in tests about something else. */
export const unlimited = { webhook: false, recipients: unlimitedRecipients };

/** Lets no confirmation go out. */
export const noEmail: RecipientLimit = {
  grant: async (_transaction, emails) => emails.map(() => false),
  grantOwn: async () => false,
  grantPrivacy: async () => false,
};
