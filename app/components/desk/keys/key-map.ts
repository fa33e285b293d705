/** Keys that move in a list or open the list of keys. Every other key presses the control with that `data-key`. */
export const ownKeys = { next: "j", earlier: "k", open: "o", help: "?" } as const;

/**
 * Every key of the desk with its label, in the order shown. A page supports a key by setting `data-key` on a button, a link
 * or a field: no page has code for keys.
 */
export const keyWords: readonly (readonly [key: string, does: string])[] = [
  [ownKeys.next, "Next in the list, or next due"],
  [ownKeys.earlier, "Earlier in the list, or due earlier"],
  [ownKeys.open, "Open (Enter does, too)"],
  ["t", "Take"],
  ["u", "Let go"],
  ["p", "Put away until later"],
  ["n", "Take the next one"],
  ["r", "Answer"],
  ["m", "Note"],
  ["c", "Log a call"],
  ["s", "Stage"],
  ["e", "Close"],
  ["z", "Undo"],
  ["b", "Block time"],
  ["w", "Week"],
  ["1", "First choice"],
  ["2", "Second choice"],
  ["3", "Third choice"],
  ["/", "Find a person"],
  ["g i", "Go to the inbox"],
  ["g d", "Go to the day"],
  ["g l", "Go to a new lead"],
  ["g w", "Go to the week"],
  ["g s", "Go to what may be a robot’s"],
  ["g e", "Go to the weekly letter"],
  ["g t", "Go to templates"],
  ["g y", "Go to privacy requests"],
  ["g m", "Go to the mailbox"],
  ["g r", "Go to promises"],
  ["g h", "Go to hours"],
  ["g u", "Go to the audit"],
  ["g x", "Go to exports and webhooks"],
  ["g p", "Go to the team"],
  ["g a", "Go to your sign-in"],
  [ownKeys.help, "Show these keys"],
];
