export type Notice = { tone: "success" | "failure"; title: string; message: string };
export type ShownNotice = Notice & { id: number };

let shown: ShownNotice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one that stands there: at most one is visible. */
export function showNotice(notice: Notice): void {
  lastId += 1;
  change({ ...notice, id: lastId });
}

/** Takes a notice away, unless another has replaced it meanwhile. */
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

function change(next: ShownNotice | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
