/**
 * The end of the address of a thread that was taken to be answered at once: the page gives the answer's field the focus. No
 * element has this id, so no browser scrolls the name and the question away.
 */
export const writeHash = "#write";

/**
 * The address of a thread's page, to write in it.
 *
 * @param threadId the thread's id
 */
export function writeIn(threadId: string): string {
  return `/desk/threads/${threadId}${writeHash}`;
}
