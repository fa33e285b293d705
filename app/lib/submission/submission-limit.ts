/** Kept here when the browser keeps nothing for us. */
const inMemory = new Map<string, number[]>();

/**
 * Counts the submissions of a form on this device: their times lie in local storage, under a key made of the form's
 * name. A courtesy to somebody who presses twice; the server counts for itself.
 */
export function submissionLimit(formName: string, { most, perMs }: { most: number; perMs: number }) {
  const key = `submissions:${formName.toLowerCase().replaceAll(" ", "-")}`;
  const recent = (nowMs: number) => read(key).filter((time) => time <= nowMs && nowMs - time < perMs);
  return {
    isReached: (nowMs: number) => recent(nowMs).length >= most,
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
