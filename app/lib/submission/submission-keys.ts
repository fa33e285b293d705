/**
 * Names what is sent, so that sending it again after a lost answer makes no second lead: the same content as the
 * last time has the same key, changed content a new one. None where the browser makes no random ids (plain http).
 */
export function submissionKeys(): (content: string) => string | undefined {
  let last: { content: string; key: string | undefined } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, key: globalThis.crypto?.randomUUID?.() };
    return last.key;
  };
}
