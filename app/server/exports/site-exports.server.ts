import { answersExport } from "./answers-export.server.ts";
import { bookingsExport } from "./bookings-export.server.ts";
import type { Export } from "./export-rows.server.ts";
import { leadsExport } from "./leads-export.server.ts";
import { messagesExport } from "./messages-export.server.ts";
import { newsletterExport } from "./newsletter-export.server.ts";

/** Every list that leaves the site. */
export const siteExports: readonly Export[] = [
  leadsExport,
  messagesExport,
  bookingsExport,
  newsletterExport,
  answersExport,
];
