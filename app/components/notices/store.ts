export type Notice = { tone: "success" | "failure"; title: string; message: string };
export type ShownNotice = Notice & { id: number };

let shown: ShownNotice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Puts a notice in place of the current one: at most one is visible. */
export function setNotice(notice: Notice): void {
  lastId += 1;
  change({ ...notice, id: lastId });
}

/** Removes a notice, unless another has replaced it in the meantime. */
export function dismissNotice(id: number): void {
  if (shown?.id === id) change(null);
}

export function shownNotice(): ShownNotice | null {
  return shown;
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const key = "notice";

/** Keeps a notice for the next page: in this tab, to show once. A browser that keeps nothing shows none there. */
export function carryNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // The page itself also says it.
  }
}

/** Takes the notice that the previous page kept. */
export function takeCarriedNotice(): Notice | null {
  try {
    const carried = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return carried ? JSON.parse(carried) : null;
  } catch {
    return null;
  }
}

function change(next: ShownNotice | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
