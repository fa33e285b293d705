/** Everything that this site puts on a device, by its name over https (`siteCookieName`). */
export const keptOnDevice = [
  {
    name: "__Host-cookie-choice",
    what: "Cookie: which of the optional kinds you allow, beside which words, and the random number of the choice in our log.",
    when: "When you choose, in the banner or on this page",
    until: "180 days",
  },
  {
    name: "__Host-carried-contact",
    what: "Cookie: the email and phone you typed into the short form, readable only by our server.",
    when: "When you send the short form of the landing page",
    until: "10 minutes, or until the next page has read it",
  },
  {
    name: "__Host-sent",
    what: "Cookie: the number of what you sent last, signed, so that the page after it says by when we answer, and what you answer there is kept with it.",
    when: "When you send a form",
    until: "1 hour",
  },
  {
    name: "__Host-booking",
    what: "Cookie: the random number of the time you picked last, or of your booking, so that Back never keeps two times for you.",
    when: "When you pick a time for a call",
    until: "The minutes for which the time is kept; 1 hour once you have booked",
  },
  {
    name: "my-path",
    what: "Local storage: your plan, as you typed it. We get none of it, but for the parts that you pick and send with a request.",
    when: "When you answer a question of My Path",
    until: "You wipe it",
  },
  {
    name: "attribution",
    what: "Local storage: the campaign words and the other site’s page by which you first and last came here. We get it with a form that you send.",
    when: "When you allow marketing cookies",
    until: "You take that back",
  },
  {
    name: "submissions:…",
    what: "Local storage: the times at which you sent a form, so that a second press does not send it twice.",
    when: "When you send a form",
    until: "Counts for 60 seconds",
  },
  {
    name: "sending:…",
    what: "Session storage: a random number for what you send, and a digest of it, so that sending it again after a lost connection counts once.",
    when: "When you send a form",
    until: "Until you close the tab",
  },
  {
    name: "notice",
    what: "Session storage: the words that say your form arrived, for the page that follows it.",
    when: "When you send a form",
    until: "The next page has shown them",
  },
  {
    name: "my-path-example",
    what: "Session storage: that you want to see our examples and not your numbers from My path.",
    when: "When you press “Use the example instead”",
    until: "You close the tab, or press “Use my numbers”",
  },
] as const;
