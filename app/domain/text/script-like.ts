/** A tag that brings code with it, a tag with an event handler, and addresses that are code. */
const signs = [
  /<\/?\s*(?:script|iframe|object|embed|svg|math|base|meta|link)\b/i,
  /<[a-z][^<>]*\son\w+\s*=/i,
  /\b(?:java|vb|live)script:/i,
  /\bdata:\s*(?:text\/html|image\/svg|application\/(?:xhtml|javascript|x-javascript)|text\/javascript)/i,
];

/** Whether text tries to bring a script along. Text that only looks like markup (`a < b`, `<3`, `Tom & Jerry`) does not. */
export function isScriptLike(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}
