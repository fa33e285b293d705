/** More links than a person puts into a message to an office. */
const mostLinks = 4;

/** How forums write links; people write none like that. */
const forumLink = /\[(?:url|link)\b[^\]]*\]/i;

/** Whether texts do little but advertise: links as forums write them, or more than four web addresses. */
export function isLinkHeavy(texts: readonly string[]): boolean {
  const text = texts.join("\n");
  return forumLink.test(text) || (text.match(/\bhttps?:\/\//gi)?.length ?? 0) > mostLinks;
}
