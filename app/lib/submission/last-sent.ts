/** A form of ours that was taken. */
export type SentForm = {
  formId: string;
  /** The day and time by which we answer, in words; null when the answer to the form did not say. */
  answerBy: string | null;
};

let last: SentForm | null = null;

/** Remembers which form was taken last, for the page it leads to. Lost when the page is loaded again. */
export function noteSent(form: SentForm): void {
  last = form;
}

export function lastSent(): SentForm | null {
  return last;
}
