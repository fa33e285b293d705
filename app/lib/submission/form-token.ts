import { publicSettings } from "#app/lib/page/built-settings.ts";

type Token = {
  text: string;
  /** On the clock of `performance.now()`; the server made the token a little earlier. */
  receivedAt: number;
  /** The content it was sent with. It isn't valid for any other. */
  sentWith?: string;
};

export type FormTokenSource = {
  /** Starts fetching one, so that it is old enough when the form is sent. */
  prepare(): void;
  /**
   * Returns the token for a content, once it is old enough to be accepted. Fetches a new one if the last one was sent with
   * other content. Undefined if it cannot get one; then the server decides what to do.
   */
  tokenFor(content: string): Promise<string | undefined>;
  /** The server refused the last one. */
  drop(): void;
};

const timeoutMs = 5000;
/** Well before the server's limit (24 hours). */
const mostAgeMs = 20 * 60 * 60 * 1000;

/** Fetches the tokens that a form sends as `_csrf`. */
export function formTokenSource({ id, leastMs }: { id: string; leastMs: number }): FormTokenSource {
  let last: Promise<Token | null> | undefined;

  function fetchAnew(): Promise<Token | null> {
    last = fetchToken(id);
    return last;
  }

  function isFor(content: string, { receivedAt, sentWith = content }: Token): boolean {
    return sentWith === content && performance.now() - receivedAt < mostAgeMs;
  }

  return {
    prepare() {
      last ??= fetchToken(id);
    },
    async tokenFor(content) {
      const known = await last;
      const token = known && isFor(content, known) ? known : await fetchAnew();
      if (!token) return undefined;
      token.sentWith = content;
      await passed(token.receivedAt + leastMs);
      return token.text;
    },
    drop() {
      last = undefined;
    },
  };
}

async function fetchToken(formId: string): Promise<Token | null> {
  const base = publicSettings.functionsUrl || window.location.origin;
  try {
    const answer = await fetch(`${base}/functions/v1/form-token?form=${formId}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    const isToken = typeof body === "object" && body !== null && "token" in body && typeof body.token === "string";
    return isToken ? { text: String(body.token), receivedAt: performance.now() } : null;
  } catch {
    return null;
  }
}

function passed(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));
}
