import { type RefObject, useEffect, useRef } from "react";
import { writeHash } from "#app/domain/desk/write-address.ts";
import { isTyping } from "#app/lib/device/after-frame.ts";

/**
 * Gives the note that comes with a page the focus, which went with the page before. `sent`: what the note is about; each one
 * is told.
 */
export function useArrivalFocus<E extends HTMLElement>(sent?: unknown): RefObject<E | null> {
  const note = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is told, even the same one again.
  useEffect(() => {
    if (!isTyping()) note.current?.focus();
  }, [sent]);
  return note;
}

/**
 * Gives the answer's field the focus on a page that someone opened to write in it: the keys that follow are its first words, and
 * not the desk's. The page stays at its top, where the name is, if the question is in view there, too. Below a long history it
 * scrolls to the question. `sent`: what the server said about a press, which has the focus then. The address stays the same.
 */
export function useWriteFocus(field: RefObject<HTMLElement | null>, sent: unknown): void {
  const isOpened = useRef(sent === undefined);
  useEffect(() => {
    if (!isOpened.current || window.location.hash !== writeHash || isTyping() || !field.current) return;
    field.current.focus({ preventScroll: true });
    showQuestion([...document.querySelectorAll(".event--in")].at(-1), field.current);
  }, [field]);
}

type Placed = Pick<Element, "scrollIntoView">;

/** Scrolls to what they wrote last, and no farther than that, with as much of the field as there is room for. */
export function showQuestion(question: Placed | undefined, field: Placed): void {
  const nearest = { block: "nearest", behavior: "instant" } as const;
  const before = window.scrollY;
  question?.scrollIntoView(nearest);
  if (window.scrollY === before) return;
  field.scrollIntoView(nearest);
  question?.scrollIntoView(nearest);
}
