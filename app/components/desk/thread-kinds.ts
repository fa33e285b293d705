import type { ThreadKind } from "#app/domain/desk/stages.ts";
import type { DeskIconName } from "./desk-icon.tsx";

/** Each kind of thread in a word or two, with its icon. */
export const threadKinds: Readonly<Record<ThreadKind, { label: string; icon: DeskIconName }>> = {
  analysis: { label: "Credit analysis", icon: "analysis" },
  contact: { label: "Message", icon: "message" },
  privacy: { label: "Privacy", icon: "privacy" },
  accessibility: { label: "Accessibility", icon: "accessibility" },
  booking: { label: "Booking", icon: "day" },
  mail: { label: "Email", icon: "message" },
};

/** Counting stops here. */
const mostCounted = 100;

/** "14", or "99+" when counting stopped. */
export function countWords(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`;
}
