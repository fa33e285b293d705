import { counted } from "#app/domain/text/counted.ts";

// How often a form may be sent from this device, and when it makes sense to try again.

/** Used if the browser stores nothing for us. */
const inMemory = new Map<string, number[]>();

/** The message for a visitor at a limit, by the code that the server uses for the same limit. */
export const limitNotices = {
  "submission-too-fast": {
    tone: "failure",
    title: "Submission Too Fast",
    message: "Please take a moment to review your information.",
  },
  "too-many-requests": {
    tone: "failure",
    title: "Too Many Attempts",
    message: "Please wait before submitting again.",
  },
} as const;

/**
 * Counts the submissions of a form in the last minute on this device: their times are in local storage, under a key
 * made from the form's name. This is for people who press twice; the server has its own count.
 */
export function submissionLimit(formName: string, { perMinute }: { perMinute: number }) {
  const key = `submissions:${formName.toLowerCase().replaceAll(" ", "-")}`;
  const recent = (nowMs: number) => read(key).filter((time) => time <= nowMs && nowMs - time < 60_000);
  return {
    /** The milliseconds until it may be sent again; 0 if it may be sent now. */
    waitMs(nowMs: number): number {
      const times = recent(nowMs);
      const [first = nowMs] = times.slice(-perMinute);
      return times.length < perMinute ? 0 : first + 60_000 - nowMs;
    },
    count: (nowMs: number) => write(key, [...recent(nowMs), nowMs]),
  };
}

function read(key: string): number[] {
  try {
    const times: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
  } catch {
    return inMemory.get(key) ?? [];
  }
}

function write(key: string, times: number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(times));
  } catch {
    inMemory.set(key, times);
  }
}

/** Codes of our server for a failure that may have come after the form was stored. All others come before that. */
const lateCodes: readonly (string | undefined)[] = ["internal-error", "storage-unavailable"];

/** Whether a form that failed with this code may be stored. Sent again as it is, it is found and not stored twice. */
export function mayHaveArrived(code: string | undefined): boolean {
  return lateCodes.includes(code);
}

/** "in 20 seconds", "in a minute", "in 5 minutes": when to try again, rounded up. */
export function retryTime(seconds: number): string {
  if (seconds <= 1) return "in a second";
  if (seconds < 60) return `in ${counted(Math.ceil(seconds), "second")}`;
  if (seconds === 60) return "in a minute";
  return `in ${counted(Math.ceil(seconds / 60), "minute")}`;
}
