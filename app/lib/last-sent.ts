let lastId: string | null = null;

/** Notes which form of ours was taken last, for the page it leads to; gone with the page. */
export function noteSent(formId: string): void {
  lastId = formId;
}

export function lastSent(): string | null {
  return lastId;
}
