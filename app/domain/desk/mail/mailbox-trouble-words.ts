import type { MailboxTrouble } from "./mailbox-trouble.ts";

/** What is wrong with the mailbox, and what to do about it: said at the desk and by `npm run doctor`. */
export const mailboxTroubleWords: Record<MailboxTrouble["what"], { title: string; todo: string }> = {
  "login-refused": {
    title: "The mailbox does not let us in",
    todo: "The password may have changed. The person who runs the site can put the new one into IMAP_PASSWORD_FILE, or into IMAP_URL and restart.",
  },
  "no-server": {
    title: "The mail server does not answer",
    todo: "We keep trying. Ask your mail provider if it lasts. The person who runs the site can check the host and port in IMAP_URL.",
  },
  "not-secure": {
    title: "The connection to the mail server is not safe",
    todo: "Its certificate could not be checked, so we did not sign in. The person who runs the site can check the host in IMAP_URL.",
  },
  "no-folder": {
    title: "The mailbox has no such folder",
    todo: "The person who runs the site can check the folder at the end of IMAP_URL. Most often it is INBOX.",
  },
  other: {
    title: "The mailbox cannot be read",
    todo: "We keep trying. The site’s log says when it began.",
  },
  silent: {
    title: "The mailbox is not being checked",
    todo: "The part of the site that reads it is not running. The person who runs the site can restart it.",
  },
};
