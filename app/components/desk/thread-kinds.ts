import type { ThreadKind } from "#app/domain/desk/stages.ts";
import type { DeskIconName } from "./desk-icon.tsx";

/** What a thread is about, in a word or two, with its drawing. */
export const threadKinds: Readonly<Record<ThreadKind, { label: string; icon: DeskIconName }>> = {
  analysis: { label: "Credit analysis", icon: "analysis" },
  contact: { label: "Message", icon: "message" },
  privacy: { label: "Privacy", icon: "privacy" },
  accessibility: { label: "Accessibility", icon: "accessibility" },
  booking: { label: "Booking", icon: "day" },
  mail: { label: "Email", icon: "message" },
};

/** More are not counted one by one. */
const mostCounted = 100;

/** "14", or "99+" for as many as were counted. */
export function countWords(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`;
}
