import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";

/** Lets every confirmation out, for tests of something else. */
export const unlimitedRecipients: RecipientLimit = {
  mayWrite: async () => true,
  mayWriteIn: async () => true,
  giveBack: async () => {},
};
