import type { FocusEvent, FormEvent } from "react";
import { showNotice } from "#app/components/notices/notice-store.ts";
import { isScriptLike } from "#app/domain/text/script-like.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What stood in a field before the last change that was fine. */
const lastGood = new WeakMap<EventTarget, string>();

/** A field that is entered: what stands in it now is what a refusal goes back to. */
export function rememberText({ target }: FocusEvent<HTMLFormElement>): void {
  if (isTextControl(target)) lastGood.set(target, target.value);
}

/** Takes back a change that makes a field's text like a script, and says so. */
export function refuseScripts({ target }: FormEvent<HTMLFormElement>): void {
  if (!isTextControl(target)) return;
  if (!isScriptLike(target.value)) {
    lastGood.set(target, target.value);
    return;
  }
  const before = lastGood.get(target) ?? "";
  target.value = isScriptLike(before) ? "" : before;
  showNotice({
    tone: "failure",
    title: "Invalid Input",
    message: "Your input contains potentially harmful content.",
  });
}

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
