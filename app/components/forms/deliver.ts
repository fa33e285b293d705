import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { type FieldErrors, type LivePartProps, tell } from "./use-live-form.ts";

type Delivery = Omit<LivePartProps, "rejected" | "onReady">;

/** Sends a form whose fields are right, one submit at a time, and shows how it went. */
export async function deliver(send: () => Promise<SendOutcome>, { isBusy, show, formRef, ...form }: Delivery) {
  if (isBusy.current || form.maySend?.() === false) return;
  isBusy.current = true;
  show({ stoppedBy: undefined, phase: { name: "sending" } });
  const outcome = await send();
  isBusy.current = false;
  if (outcome.kind === "sent") {
    show({ phase: { name: "idle" } });
    formRef.current?.reset();
    form.onSent(outcome, formRef.current !== null);
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

/** The errors of fields that this form has; null if the server named only others. */
function pick(fields: FieldErrors, names: readonly string[]): FieldErrors | null {
  const known = Object.entries(fields).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}
