/** Where someone else's words begin: a quote, or the line that mail programs put above one. */
const quoteHeads = [
  /^\s*>/,
  /^\s*-{2,}\s*(?:original message|forwarded message|mensaje original)\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*(?:from|de):\s.+/i,
  /^\s*(?:on|el)\s.{6,200}(?:wrote|escribió):\s*$/i,
  // The line may wrap onto a second one.
  /^\s*(?:on|el)\s.{6,200}<[^>]*>?\s*$/i,
  /^\s*sent from my \w+/i,
];

/** The person's own words, above what they quote. The whole text when nothing is left above the quote. */
export function ownWords(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => quoteHeads.some((head) => head.test(line.slice(0, 400))));
  const own = end === -1 ? text : lines.slice(0, end).join("\n");
  return own.trim() || text.trim();
}

const lone =
  /^\W*(?:please\s+)?(?:stop(?:\s*all)?|stop\s+it|end|quit|unsubscribe(?:\s+me)?|cancel|opt[\s-]*out|remove(?:\s+me)?|revoke|no\s+more|basta|alto|parar)(?:\s*,?\s*(?:please|thanks|thank\s+you|now))?\W*$/i;

const asked = [
  /\bstop\s+(?:\w+\s+){0,2}(?:calling|texting|emailing|e-mailing|mailing|writing|contacting|messaging|sending)\b/i,
  /\b(?:do\s+not|don['’]?t|never|no\s+longer)\s+(?:\w+\s+){0,2}(?:call|text|email|e-mail|mail|write|contact|message)\s+(?:to\s+)?(?:me|us|my|this|him|her)\b/i,
  /\b(?:unsubscribe|opt\s+out|opt\s+me\s+out)\b/i,
  /\b(?:take|remove|delete)\s+(?:me|us|my\s+\w+|this\s+\w+)\s+(?:off|from)\s+(?:\w+\s+){0,3}list\b/i,
  /\b(?:i\s+)?(?:revoke|withdraw)\s+(?:\w+\s+){0,2}consent\b/i,
  /\bno\s+(?:me\s+)?(?:llamen|escriban|contacten)\b/i,
];

/**
 * Whether the sender asks us to stop contacting them, in their own words. It would rather ask a colleague to look once too
 * often: "I want to stop renting" asks for nothing, "stop" alone does.
 */
export function asksToStop(text: string): boolean {
  const own = ownWords(text).slice(0, 5000);
  const first = own.split("\n").find((line) => line.trim() !== "") ?? "";
  return lone.test(first.slice(0, 100)) || asked.some((words) => words.test(own.replace(/\s+/g, " ")));
}
