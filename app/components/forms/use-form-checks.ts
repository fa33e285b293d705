import { parse, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useMemo } from "react";
import { type $ZodType, safeParse } from "zod/v4/core";
import type { FieldErrors } from "./use-delivery.ts";

type Fields = Record<string, unknown>;

/** Takes the fields as typed, gives what is sent. */
export type FormSchema = $ZodType<Fields>;

type ChecksOptions = {
  formId: string;
  /** Missing on a page that runs no script. */
  schema: FormSchema | undefined;
  /** What the server found wrong last. */
  rejected: FieldErrors | undefined;
  onStopped: (errors: FieldErrors) => void;
  /** Everything is right: what the schema makes of the fields. */
  onPassed: (fields: Fields) => void;
};

/**
 * Checks a form with its schema: a field when it is left, then on every change; everything on submit. Returns what is wrong
 * now, and what handles a submit.
 */
export function useFormChecks({ formId, schema, rejected, onStopped, onPassed }: ChecksOptions) {
  // The same object until there is a new answer: each new one counts as one.
  const lastResult = useMemo(() => rejected && { status: "error" as const, error: rejected }, [rejected]);
  const [form] = useForm<Fields, Fields>({
    id: formId,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    ...(lastResult && { lastResult }),
    ...(schema && {
      onValidate({ formData }) {
        const submission = parse<Fields, string[]>(formData, { resolve: (values) => check(schema, values) });
        // "error" is a submit; the check of a single field has no status.
        if (submission.status === "error") onStopped(withMessages(submission.error ?? {}));
        return submission;
      },
    }),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") onPassed(submission.value);
    },
  });
  useEffect(() => holdStillUnderThePointer(formId), [formId]);
  return { errors: form.allErrors, submit: form.onSubmit };
}

/** Conform checks a field that is left by submitting the form with a button that has a name. */
export function isCheckOfField({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name !== "";
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
