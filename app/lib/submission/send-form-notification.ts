import { FunctionsClient } from "@supabase/functions-js";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { isSentNote, type SentNote } from "./sent-note.ts";

export type SendOutcome =
  | { kind: "sent"; note?: SentNote }
  /** The server's messages by field name. */
  | { kind: "invalid"; fields: Record<string, string[]> }
  /**
   * No answer of ours came: offline, too slow, or something on the way blocked the call or answered it, such as a firewall.
   * The form may still have been accepted.
   */
  | { kind: "unanswered" }
  /** Refused, or broken. Code and seconds (until the next try makes sense) as the answer gave them. */
  | { kind: "failed"; code?: string; retryAfterSeconds?: number };

const timeoutMs = 15_000;

/**
 * Sends a form's content with the one backend call. Never throws and never tries again by itself.
 * Without a login the client keeps no session and puts nothing into the browser's storage.
 */
export async function sendFormNotification(body: Record<string, unknown>): Promise<SendOutcome> {
  const { data, error, response } = await client().invoke("send-form-notification", {
    body,
    timeout: timeoutMs,
  });
  if (!error && isOfServer(data, response)) {
    const note = property(data, "note");
    return { kind: "sent", ...(isSentNote(note) && { note }) };
  }
  return error && response ? refusal(response) : { kind: "unanswered" };
}

/**
 * Blockers answer a call themselves, with nothing, and a hotel's network with its sign-in page: our own server always
 * confirms that it received it, and no backend answers with a page.
 */
function isOfServer(data: unknown, response: Response | undefined): boolean {
  if (publicSettings.functionsUrl === "") return property(data, "received") === true;
  return !response?.headers.get("Content-Type")?.startsWith("text/html");
}

function client(): FunctionsClient {
  const base = publicSettings.functionsUrl || window.location.origin;
  return new FunctionsClient(`${base}/functions/v1`, { headers: keyHeaders(publicSettings.functionsKey) });
}

/** Older public keys are JSON web tokens; backends with such keys also expect them as a bearer token. */
function keyHeaders(key: string): Record<string, string> {
  if (!key) return {};
  return key.startsWith("eyJ") ? { apikey: key, Authorization: `Bearer ${key}` } : { apikey: key };
}

/** Every refusal of our server has a code, and another backend's is JSON. Any other comes from something on the way. */
async function refusal(response: Response): Promise<SendOutcome> {
  const body: unknown = await response.json().catch(() => null);
  const error = property(body, "error");
  const code = property(error, "code");
  const isOfServer = publicSettings.functionsUrl === "" ? typeof code === "string" : body !== null;
  // Who answers that we send too much is asked no second time.
  if (!isOfServer && response.status !== 429) return { kind: "unanswered" };
  const fields = response.status === 422 ? fieldMessages(error) : null;
  if (fields) return { kind: "invalid", fields };
  const retryAfterSeconds = Number(response.headers.get("Retry-After"));
  return {
    kind: "failed",
    ...(typeof code === "string" && { code }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
}

function fieldMessages(error: unknown): Record<string, string[]> | null {
  const fields = property(error, "fields");
  if (typeof fields !== "object" || fields === null) return null;
  const known = Object.entries(fields).filter((entry): entry is [string, string[]] => isTextList(entry[1]));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
}
