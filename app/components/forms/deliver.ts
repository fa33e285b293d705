import { isReachable } from "#app/lib/submission/reach-site.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { type FieldErrors, type LivePartProps, tell } from "./use-live-form.ts";

type Delivery = Omit<LivePartProps, "rejected" | "onReady">;

type Sending = {
  send: () => Promise<SendOutcome>;
  /** What the form's own POST needs besides its fields, so that the same content is stored once. */
  identify?: () => Promise<Record<string, string>>;
};

/** Sends a form whose fields are right, one submit at a time, and shows how it went. */
export async function deliver({ send, identify }: Sending, { isBusy, show, formRef, ...form }: Delivery) {
  if (isBusy.current || form.maySend?.() === false) return;
  isBusy.current = true;
  show({ stoppedBy: undefined, phase: { name: "sending" } });
  const outcome = await send();
  if (outcome.kind === "unanswered" && formRef.current && (await isReachable())) {
    return postPlainly(formRef.current, await identify?.());
  }
  isBusy.current = false;
  if (outcome.kind === "sent") {
    show({ phase: { name: "idle" } });
    formRef.current?.reset();
    form.onSent(outcome);
    return;
  }
  const rejected = outcome.kind === "invalid" ? pick(outcome.fields, form.fieldNames) : null;
  if (rejected) {
    show({ phase: { name: "idle" }, rejected, stoppedBy: rejected });
    form.onStopped?.(rejected);
  } else {
    const { code, retryAfterSeconds } = outcome.kind === "failed" ? outcome : {};
    show({ phase: await tell({ code, retryAfterSeconds }, form.refusalWords) });
  }
}

/** The page that answers takes this one's place. */
function postPlainly(form: HTMLFormElement, identity: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(identity)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}

/** The errors of fields that this form has; null if the server named only others. */
function pick(fields: FieldErrors, names: readonly string[]): FieldErrors | null {
  const known = Object.entries(fields).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}
