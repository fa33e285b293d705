import { parse, useForm } from "@conform-to/react";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { type $ZodType, type output, safeParse } from "zod/v4/core";
import { isPressing } from "./fields-left-early.ts";
import type { FieldErrors, LiveFormProps } from "./form-types.ts";

type SchemaProps<Schema extends $ZodType> = LiveFormProps & {
  schema: Schema;
  /** A submit whose fields are all right. */
  onValid: (fields: output<Schema>) => void;
};

/**
 * Checks a form with its schema: at a field when it is left, then on every change; everything on submit.
 * Draws nothing, so that the form itself can be there, and be sent, before this is loaded.
 */
export function LiveForm<Schema extends $ZodType>(props: SchemaProps<Schema>) {
  const { formId, schema, rejected, leftEarly, ...on } = props;
  // The same object until there is a new answer: each new one counts as one.
  const lastResult = useMemo(() => rejected && { status: "error" as const, error: rejected }, [rejected]);
  const [form] = useForm<Record<string, unknown>, output<Schema>>({
    id: formId,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    ...(lastResult && { lastResult }),
    onValidate({ formData }) {
      const submission = parse<output<Schema>, string[]>(formData, { resolve: (values) => check(schema, values) });
      // "error" is a submit; the check of a single field has no status.
      if (submission.status === "error") on.onStopped(withMessages(submission.error ?? {}));
      return submission;
    },
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") on.onValid(submission.value);
    },
  });
  const errors = form.allErrors;
  const reportErrors = useEffectEvent(on.onErrors);
  const reportReady = useEffectEvent(on.onReady);
  const submit = form.onSubmit;
  useEffect(() => reportErrors(errors), [errors]);
  // Together with Conform's own listeners, which begin in a layout effect: a field left in between would not be checked.
  useLayoutEffect(() => reportReady(submit), [submit]);
  useEffect(() => holdStillUnderThePointer(formId), [formId]);
  const checkField = useEffectEvent((name: string) => form.validate({ name }));
  useEffect(() => checkFieldsLeft(formId, leftEarly, checkField), [formId, leftEarly]);
  return null;
}

function check<Schema extends $ZodType>(schema: Schema, values: Record<string, unknown>) {
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

/** What was left while the checks were on their way is checked now, unless the visitor is back in it. */
function checkFieldsLeft(formId: string, left: Set<string>, check: (name: string) => void): void {
  const names = [...left];
  left.clear();
  if (isPressing()) return;
  const form = document.forms.namedItem(formId);
  for (const name of names) if (form?.elements.namedItem(name) !== document.activeElement) check(name);
}

/**
 * Pressing a button takes the focus from a field; the error that would appear there moves the button away before
 * the finger is up, and the press is lost. So a field that is left for a button or a link is not checked: a submit
 * checks all of them anyway.
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
