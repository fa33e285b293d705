import type { Page } from "@playwright/test";
import { layOutEverything } from "./lay-out-everything.ts";

/** How many places were tapped, and those where something else answered. */
export type Taps = { taps: number; problems: string[] };

/**
 * Taps every control of a page in its middle, and a link across several lines on each of them, and reports where
 * something covers it. It first opens menus, dialogs and folded answers. Nothing is really clicked, so nothing happens.
 */
export async function tapProblems(page: Page): Promise<Taps> {
  await layOutEverything(page);
  return page.evaluate(() => {
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']";
    const problems: string[] = [];
    let taps = 0;
    let opened: HTMLElement | null = null;

    function reveal(control: Element): void {
      const popover = control.closest<HTMLElement>("[popover]");
      if (popover !== opened) {
        if (opened?.matches(":popover-open")) opened.hidePopover();
        popover?.showPopover();
        opened = popover;
      }
      for (let at: Element | null = control; at; at = at.parentElement) {
        if (at instanceof HTMLDetailsElement && at !== control.closest("summary")?.parentElement) at.open = true;
      }
    }

    /** Only for screen readers or robots: the element or its container is clipped to nothing. */
    function isClipped(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath } = getComputedStyle(at);
        if (clipPath.startsWith("inset(50%") || clipPath.startsWith("inset(100%")) return true;
      }
      return false;
    }

    /** A control that shows only as its label, such as a drawn choice, is tapped there. */
    function tappedFor(control: Element): Element | null {
      if (isSeen(control)) return control;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      return label && isSeen(label) ? label : null;
    }

    function isSeen(element: Element): boolean {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
    }

    function boxesOf(element: Element): DOMRect[] {
      return [...element.getClientRects()].filter(({ width, height }) => width > 3 && height > 3);
    }

    function isAnswer(hit: Element | null, control: Element): boolean {
      if (!hit) return false;
      return control.contains(hit) || hit.closest("label")?.control === control;
    }

    function middleOf(place: Element, index: number): DOMPoint | null {
      const box = boxesOf(place)[index];
      return box ? new DOMPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
    }

    function tap(control: HTMLElement | SVGElement, place: Element, index: number): void {
      const before = middleOf(place, index)?.y ?? 0;
      if (before < innerHeight / 3 || before > innerHeight / 2) {
        scrollBy({ top: before - innerHeight * 0.4, behavior: "instant" });
      }
      // Some controls come into the window only when they have the focus.
      if ((middleOf(place, index)?.x ?? 0) < 0) control.focus();
      const middle = middleOf(place, index);
      if (!middle) return;
      taps += 1;
      const hit = document.elementFromPoint(middle.x, middle.y);
      control.blur();
      if (!isAnswer(hit, control)) problems.push(`${named(control)} is answered by ${hit ? named(hit) : "nothing"}`);
    }

    function named(element: Element): string {
      const text = element.textContent?.trim().replaceAll(/\s+/g, " ").slice(0, 40) || element.getAttribute("name");
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">${text ?? ""}`;
    }

    for (const control of document.querySelectorAll<HTMLElement | SVGElement>(controls)) {
      // Stays in the window while the page scrolls; home.spec.ts tests it.
      if (control.closest(".thumb")) continue;
      reveal(control);
      const place = tappedFor(control);
      const lines = place ? boxesOf(place).length : 0;
      for (let line = 0; line < lines; line += 1) tap(control, place ?? control, line);
    }
    scrollTo({ top: 0, behavior: "instant" });
    return { taps, problems: [...new Set(problems)] };
  });
}
