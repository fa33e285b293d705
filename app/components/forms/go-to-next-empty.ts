import type { KeyboardEvent } from "react";

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
