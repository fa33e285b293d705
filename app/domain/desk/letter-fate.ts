/**
 * What became of an answer after Send. `waiting`: it can still be taken back. `going`: the mail server is getting it right now.
 * `delayed`: it was tried, may have arrived, and is tried again. `held`: its receiver may ask us to stop. The others are
 * final; `at` is their time in words.
 */
export type LetterFate =
  | { is: "waiting" | "going" | "delayed" }
  | { is: "sent" | "refused" | "stopped" | "held" | "called-back"; at: string };

/** Whether nothing more will happen to it. */
export function isFinal(fate: LetterFate): boolean {
  return "at" in fate;
}
