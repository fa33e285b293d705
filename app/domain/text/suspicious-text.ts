// Signs of texts that no one would write to an office.

/** Tags that carry code, tags with an event handler, and addresses that are code. */
const signs = [
  /<\/?\s*(?:script|iframe|object|embed|svg|math|base|meta|link)\b/i,
  /<[a-z][^<>]*\son\w+\s*=/i,
  /\b(?:java|vb|live)script:/i,
  /\bdata:\s*(?:text\/html|image\/svg|application\/(?:xhtml|javascript|x-javascript)|text\/javascript)/i,
];

/** Whether a text carries a script. Text that only looks like markup (`a < b`, `<3`, `Tom & Jerry`) does not. */
export function isScriptLike(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

/** More links than a person puts into a message to an office. */
const mostLinks = 4;

/** How forums write links; people write none like that. */
const forumLink = /\[(?:url|link)\b[^\]]*\]/i;

/** Whether texts are mostly advertising: links as forums write them, or more than four web addresses. */
export function isLinkHeavy(texts: readonly string[]): boolean {
  const text = texts.join("\n");
  return forumLink.test(text) || (text.match(/\bhttps?:\/\//gi)?.length ?? 0) > mostLinks;
}
