/** Actions and views at the desk in words, by the name of their row in the tables. Others show their name. */
const words: Readonly<Record<string, string>> = {
  inbox: "Looked at the inbox",
  thread: "Opened a thread",
  person: "Opened a person",
  day: "Looked at the day",
  week: "Looked at the week",
  aside: "Looked at what was set aside",
  "put-away": "Opened a thread to put it away",
  "mail-body": "Read an email",
  "mail-file": "Saved a file from an email",
  "export-file": "Exported a file of data",
  data: "Opened data and webhooks",
  audit: "Read the audit",
  find: "Searched for someone",
  "audit-reveal": "Uncovered a name in the audit",
  "audit-check": "Checked the audit’s chain",
  "replay-webhook": "Sent a webhook again",
  "thread-claim": "Took a thread",
  "thread-let-go": "Let a thread go",
  "thread-assign": "Gave a thread to someone",
  "thread-put-away": "Put a thread away",
  "thread-stage": "Changed a stage",
  "thread-close": "Closed a thread",
  "thread-note": "Wrote a note",
  "thread-call": "Logged a call",
  "send-answer": "Sent an answer",
  "send-answer-next": "Sent an answer and took the next one",
  "undo-answer": "Took an answer back",
  "save-draft": "Saved a draft",
  "fill-template": "Filled in a template",
  "people-link": "Linked two people",
  "people-part": "Unlinked two people",
  "given-theirs": "Confirmed a name or number",
  "given-not-theirs": "Said a name or number is not theirs",
  "lead-by-hand": "Entered a lead",
  "aside-back": "Brought a message back",
  "aside-drop": "Dropped a message",
  "move-booking": "Moved a booking",
  "cancel-booking": "Canceled a booking",
  "mark-booking": "Marked who came to a booking",
  "make-feed": "Made a secret link to their calls",
  "end-feed": "Turned their secret link off",
  invite: "Added someone to the team",
  "invite-again": "Sent an invitation again",
  "set-role": "Changed someone’s role",
  "remove-person": "Removed someone from the team",
  "use-key": "Signed in with a passkey",
  "use-link": "Signed in with a link and a code",
  "begin-sign-in": "Came in with a first link",
  "add-key": "Added a passkey",
  "remove-key": "Removed a passkey",
  "new-codes": "Made new recovery codes",
  "sign-out": "Signed out",
};

/** "Opened a thread"; a row without words here shows its name with spaces. */
export function auditWords(what: string): string {
  const plain = what.replaceAll("-", " ");
  return ownWord(words, what) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** How it ended; empty when it ended well. */
export function auditOutcome(outcome: string): string | null {
  if (outcome === "seen" || outcome === "wrote" || outcome === "done") return null;
  const known: Readonly<Record<string, string>> = {
    refused: "Not allowed",
    failed: "Our fault: it did not work",
    missing: "Nothing was there",
    "slow-down": "Too many tries",
  };
  return ownWord(known, outcome) ?? `Not taken: ${outcome.replaceAll("-", " ")}`;
}

/** Every object has names such as "constructor", and they are not words of ours. */
function ownWord(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
