import { type KeyboardEvent, useEffect, useRef } from "react";

// What a finger or a key does in a form, besides typing.

/**
 * Pressing a button takes focus from a field. An error that appeared there now would move the button away before
 * the finger is up, and the press would be lost. So a field left for a button or a link is not checked: a
 * submit checks all of them anyway.
 */
export function useIsPressing() {
  const isPressing = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    const note = ({ type, target }: Event) => {
      isPressing.current = type === "pointerdown" && target instanceof Element && target.closest("a, button") !== null;
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
      document.addEventListener(type, note, { capture: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, []);
  return isPressing;
}

/** Return in a field, while a phone's keyboard says "next": if a required field is still ahead, it sends nothing. */
export function goToNextEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const required = currentTarget.querySelectorAll<HTMLInputElement>("input:required, textarea:required");
  const isAhead = (field: Element) => target.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  const next = [...required].find((field) => field.value.trim() === "" && isAhead(field));
  if (!next) return;
  event.preventDefault();
  next.focus();
}
