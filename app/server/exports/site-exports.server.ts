import { answersExport } from "./answers.server.ts";
import { bookingsExport } from "./bookings.server.ts";
import { leadsExport } from "./leads.server.ts";
import { messagesExport } from "./messages.server.ts";
import { newsletterExport } from "./newsletter.server.ts";
import type { Export } from "./rows.server.ts";

/** Every list that leaves the site. */
export const siteExports: readonly Export[] = [
  leadsExport,
  messagesExport,
  bookingsExport,
  newsletterExport,
  answersExport,
];
