/** Everything that this site puts on a device, by its name over https (`siteCookieName`). */
export const keptOnDevice = [
  {
    name: "__Host-cookie-choice",
    what: "Cookie: which of the optional kinds you allow, which words we asked with, and the random number of the choice in our log.",
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
    until: "As long as we hold the time for you; 1 hour once you have booked",
  },
  {
    name: "__Host-booking-words",
    what: "Cookie: what you typed about your call, readable only by our server, so that the form has it again after you picked another time.",
    when: "When you press “Pick another time”",
    until: "30 minutes, or until you have booked",
  },
  {
    name: "booking-words",
    what: "Session storage: the same, for when you go Back or your connection is lost. We get it only with the form.",
    when: "When you type about your call",
    until: "Until you have booked, or close the tab",
  },
  {
    name: "credit-analysis-words, contact-words, privacy-request-words, accessibility-report-words",
    what: "Session storage: what you typed into the form of that name, for when you reload the page or go Back. We get it only with the form.",
    when: "When you type into one of these forms",
    until: "Until you have sent it, or close the tab",
  },
  {
    name: "my-path",
    what: "Local storage: your plan, as you typed it. We get none of it, except the parts that you pick and send with a request. A copy that could not be read has “-unread” after its name.",
    when: "When you answer a question of My Path",
    until: "Until you wipe it",
  },
  {
    name: "dispute-kit, loan-estimates, when-marks-leave, end-mortgage-insurance",
    what: "Local storage: what you typed on the page of the same name. We get none of it. A copy that could not be read has “-unread” after its name, so that nothing you typed is lost.",
    when: "When you type on one of these pages",
    until: "Until you wipe it",
  },
  {
    name: "no-slash",
    what: "Local storage: that the key / does not open the search. We get none of it.",
    when: "When you turn the key off, under the results of a search",
    until: "Until you turn it on again",
  },
  {
    name: "finder-answers",
    what: "Session storage: the answers from the assistance finder that you picked, on their way into the form’s message.",
    when: "When you press “Get Started” in the assistance finder",
    until: "Until the form has taken them, or you close the tab",
  },
  {
    name: "attribution",
    what: "Local storage: the campaign words and the other site’s page by which you first and last came here. We get it with a form that you send.",
    when: "When you allow marketing cookies",
    until: "Until you take that back",
  },
  {
    name: "submissions:…",
    what: "Local storage: the times at which you sent a form, so that a second press does not send it twice.",
    when: "When you send a form",
    until: "It counts for 60 seconds",
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
    until: "Until the next page has shown them",
  },
  {
    name: "my-path-example",
    what: "Session storage: that you want to see our examples and not your numbers from My path.",
    when: "When you press “Use the example instead”",
    until: "Until you close the tab, or press “Use my numbers”",
  },
] as const;
