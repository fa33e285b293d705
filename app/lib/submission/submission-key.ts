/**
 * Names a form's content, so that sending it again after a lost answer creates no second lead: the same content as the last
 * time in this tab has the same key, changed content a new one. None if the browser makes no random ids (plain http).
 */
export function submissionKeys(formId: string) {
  let last: Named | null = null;
  return {
    async keyOf(content: string): Promise<string | undefined> {
      if (!globalThis.crypto?.randomUUID) return undefined;
      const digest = await digestOf(content);
      last ??= readKept(formId);
      if (last?.digest !== digest) {
        last = { digest, key: crypto.randomUUID() };
        keep(formId, last);
      }
      return last.key;
    },
    /** The server has other content under the last key, so the next one is new. */
    drop() {
      last = { digest: "", key: "" };
    },
  };
}

/** Only a digest of the typed text is kept: the text itself stays only in the form. */
type Named = { digest: string; key: string };

async function digestOf(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function readKept(formId: string): Named | null {
  try {
    const { digest, key } = JSON.parse(sessionStorage.getItem(`sending:${formId}`) ?? "{}");
    return typeof digest === "string" && typeof key === "string" ? { digest, key } : null;
  } catch {
    return null;
  }
}

function keep(formId: string, named: Named): void {
  try {
    sessionStorage.setItem(`sending:${formId}`, JSON.stringify(named));
  } catch {
    // A browser that keeps nothing remembers it until the visitor leaves the page.
  }
}
