/** The form's names, apart from its schema: the form is on every page, but only the server needs the schema. */
export const newsletterForm = {
  id: "newsletter",
  action: "/newsletter",
  /** The page a visitor sees after the form is accepted. */
  sentTo: "/newsletter/sent",
  malformedEmail: "Type the whole address, such as name@example.com.",
  /** A password manager may have filled the hidden field. The returned form has it empty. */
  trapped: "We didn’t send an email: something filled in a hidden field on this page. Please press the button again.",
} as const;

/** The topics a subscriber can choose. The site publishes new pieces on each one. */
export const newsletterTopics = [
  { name: "guides", label: "Guides", note: "New and renewed guides: credit, saving, loans." },
  { name: "reports", label: "Market reports", note: "Rates, prices and rents, with their sources." },
] as const;

/** For how many days a subscriber can pause the letter. */
export const newsletterPauses = [30, 90] as const;
