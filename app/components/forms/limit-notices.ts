import type { Notice } from "#app/components/notices/notice-store.ts";

export const tooFast = {
  tone: "failure",
  title: "Submission Too Fast",
  message: "Please take a moment to review your information.",
} satisfies Notice;

export const tooMany = {
  tone: "failure",
  title: "Too Many Attempts",
  message: "Please wait before submitting again.",
} satisfies Notice;

/** By the code with which the server says the same. */
export const limitNotices: Readonly<Record<string, Notice>> = {
  "submission-too-fast": tooFast,
  "too-many-requests": tooMany,
};
