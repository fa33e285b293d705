/** The form's names, apart from its schema: the form stands on every page, only the server needs the schema. */
export const newsletterForm = {
  id: "newsletter",
  formName: "Newsletter",
  action: "/newsletter",
  /** Where the visitor is led once it is taken. */
  sentTo: "/newsletter/sent",
  limits: { perMinute: 5, leastMs: 0 },
  malformedEmail: "Type the whole address, such as name@example.com.",
} as const;

/** What a subscriber may choose between; each is a kind of thing that the site really adds to. */
export const newsletterTopics = [
  { name: "guides", label: "Guides", note: "New and renewed guides: credit, saving, loans." },
  { name: "reports", label: "Market reports", note: "Rates, prices and rents, with their sources." },
] as const;

/** For how many days the letter may be paused. */
export const newsletterPauses = [30, 90] as const;
