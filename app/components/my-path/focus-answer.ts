import { afterFrame } from "#app/lib/device/after-frame.ts";

/** After a press that takes its own button away: the focus goes to the answer's sentence, which has changed. */
export function focusAnswer(): void {
  afterFrame(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
