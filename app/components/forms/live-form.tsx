import { parse, useForm } from "@conform-to/react";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { type $ZodType, safeParse } from "zod/v4/core";
import { deliver } from "./deliver.ts";
import { type FormToSend, senderOf } from "./form-sender.ts";
import { isPressing } from "./use-form-focus.ts";
import type { FieldErrors, LivePartProps } from "./use-live-form.ts";

type Fields = Record<string, unknown>;

/** Takes the fields as typed, gives what is sent. */
export type FormSchema = $ZodType<Fields>;

type LiveFormProps = LivePartProps & {
  form: FormToSend;
  schema: FormSchema;
  /** Names of fields that were left before the checks were there. */
  leftEarly: Set<string>;
};

/**
 * Checks a form with its schema: a field when it is left, then on every change; everything on submit. What is all right
 * is sent. Draws nothing, so that the form itself can be there, and be sent, before this is loaded.
 */
export function LiveForm({ form, schema, leftEarly, ...part }: LiveFormProps) {
  const { rejected, show, onReady, onStopped } = part;
  const formId = form.id;
  const sender = senderOf(form);
  // The same object until there is a new answer: each new one counts as one.
  const lastResult = useMemo(() => rejected && { status: "error" as const, error: rejected }, [rejected]);
  const [checked] = useForm<Fields, Fields>({
    id: formId,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    ...(lastResult && { lastResult }),
    onValidate({ formData }) {
      const submission = parse<Fields, string[]>(formData, { resolve: (values) => check(schema, values) });
      // "error" is a submit; the check of a single field has no status.
      if (submission.status === "error") {
        const errors = withMessages(submission.error ?? {});
        show({ stoppedBy: errors });
        onStopped?.(errors);
      }
      return submission;
    },
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      const { value } = submission;
      void deliver({ send: () => sender.send(value), identify: () => sender.identify(value) }, part);
    },
  });
  const errors = checked.allErrors;
  const showErrors = useEffectEvent(() => show({ errors }));
  const reportReady = useEffectEvent(onReady);
  const submit = checked.onSubmit;
  useEffect(() => sender.prepare(), [sender]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever Conform finds others.
  useEffect(() => showErrors(), [errors]);
  // Together with Conform's own listeners, which begin in a layout effect: a field left in between would not be checked.
  useLayoutEffect(() => reportReady(submit), [submit]);
  useEffect(() => holdStillUnderThePointer(formId), [formId]);
  const checkField = useEffectEvent((name: string) => checked.validate({ name }));
  useEffect(() => checkFieldsLeft(formId, leftEarly, checkField), [formId, leftEarly]);
  return null;
}

function check(schema: FormSchema, values: Fields) {
  const result = safeParse(schema, values);
  if (result.success) return { value: result.data };
  const error: FieldErrors = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? "");
    error[name] = [...(error[name] ?? []), issue.message];
  }
  return { error };
}

function withMessages(error: Record<string, string[] | null>): FieldErrors {
  return Object.fromEntries(Object.entries(error).filter((entry): entry is [string, string[]] => entry[1] !== null));
}

/** Fields that were left while the checks were on their way are checked now, unless the visitor is back in one. */
function checkFieldsLeft(formId: string, left: Set<string>, check: (name: string) => void): void {
  const names = [...left];
  left.clear();
  if (isPressing()) return;
  const form = document.forms.namedItem(formId);
  for (const name of names) if (form?.elements.namedItem(name) !== document.activeElement) check(name);
}

/**
 * Pressing a button takes the focus from a field. An error that appeared there now would move the button away before
 * the finger is up, and the press would be lost. So a field that is left for a button or a link is not checked: a
 * submit checks all of them anyway.
 */
function holdStillUnderThePointer(formId: string): () => void {
  const form = document.forms.namedItem(formId);
  let pressing = false;
  const press = (event: PointerEvent) => {
    pressing = event.target instanceof Element && event.target.closest("a, button") !== null;
  };
  const release = () => {
    pressing = false;
  };
  const leave = (event: FocusEvent) => {
    if (pressing) event.stopPropagation();
  };
  form?.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("pointercancel", release, true);
  return () => {
    form?.removeEventListener("focusout", leave);
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("pointerup", release, true);
    document.removeEventListener("pointercancel", release, true);
  };
}
