import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { FormHandle } from "./use-live-form.ts";

/** Keeps the focus where the visitor needs it: on the summary after errors, on the button after a failed sending. */
export function useFormFocus({ stoppedBy, phase }: FormHandle) {
  const summaryRef = useRef<HTMLElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (stoppedBy) summaryRef.current?.focus();
  }, [stoppedBy]);

  useEffect(() => {
    if (phase.name !== "failed" || !isFocusLost()) return;
    focusFirst(phase.isTold ? [buttonRef] : [failureRef, buttonRef]);
  }, [phase]);

  return { summaryRef, failureRef, buttonRef };
}

/** A button that is disabled while it has the focus gives it back to nobody. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusFirst(refs: RefObject<HTMLElement | null>[]): void {
  refs.find((ref) => ref.current)?.current?.focus();
}

/**
 * Notes which fields the visitor leaves before the checks are there, and starts loading them at the first. A field that
 * was typed in before this page came alive counts too. Whoever checks the fields empties the set.
 */
export function useFieldsLeft({ formRef, touch, Live }: FormHandle, left: Set<string>): void {
  const loadChecks = useEffectEvent(touch);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    return Live ? undefined : noteFieldsLeft(form, left, loadChecks);
  }, [Live, formRef, left]);
}

function noteFieldsLeft(form: HTMLFormElement, left: Set<string>, loadChecks: () => void): () => void {
  function note(field: EventTarget | Element | null): void {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.name === "" || isPressing()) return;
    left.add(field.name);
    loadChecks();
  }
  const leave = ({ target }: FocusEvent) => note(target);
  for (const field of form.elements) {
    const isTyped = "value" in field && "defaultValue" in field && field.value !== field.defaultValue;
    if (isTyped && field !== document.activeElement) note(field);
  }
  if (form.contains(document.activeElement)) loadChecks();
  form.addEventListener("focusout", leave);
  return () => form.removeEventListener("focusout", leave);
}

/** Whether a button or a link is being pressed: an error that appears now would move it away under the pointer. */
export function isPressing(): boolean {
  return document.querySelector("a:active, button:active") !== null;
}
