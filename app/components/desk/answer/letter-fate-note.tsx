import { SaidNote } from "#app/components/desk/said-note.tsx";
import type { LetterFate } from "#app/domain/desk/letter-fate.ts";

/** What it does or did, in a sentence that begins with the answer, and what that means for its writer. */
const words: Record<LetterFate["is"], { does: string; text(at: string): string }> = {
  waiting: { does: "has not gone out yet", text: () => "You can still take it back: press Undo." },
  going: {
    does: "is going out right now",
    text: () => "The mail server is getting it, so it cannot be taken back.",
  },
  delayed: {
    does: "may have gone out",
    text: () => "The mail server did not say so, and we try again by ourselves. It cannot be taken back.",
  },
  sent: { does: "has gone out", text: (at) => `The mail server took it ${at}. It cannot be taken back.` },
  refused: {
    does: "did not go out",
    text: (at) => `The other mail server refused your answer of ${at}. Call instead if you can.`,
  },
  stopped: {
    does: "did not go out",
    text: (at) => `They asked us to stop emails while your answer of ${at} was waiting.`,
  },
  held: {
    does: "did not go out",
    text: (at) =>
      `They may ask us to stop emails, and no one had decided about their sentence while your answer of ${at} was waiting. The panel “Can we, right now?” leads to it.`,
  },
  "called-back": {
    does: "was called back",
    text: (at) => `You called it back ${at}, and it did not go out. The words are your draft again.`,
  },
};

/** Says what became of an answer, on the page of its thread: every press of Undo leads here, early, late or repeated. */
export function LetterFateNote({ fate }: { fate: LetterFate }) {
  const { does, text } = words[fate.is];
  const isAsHoped = fate.is === "called-back" || fate.is === "waiting";
  return (
    <SaidNote look={isAsHoped ? "ok" : "bad"} id="letter">
      <b>Your answer {does}</b>
      <p>{text("at" in fate ? fate.at : "")}</p>
    </SaidNote>
  );
}

/** The same in one sentence that names whom the answer is for. */
export function fateSentence(name: string, fate: LetterFate): string {
  return `Your answer to ${name} ${words[fate.is].does}.`;
}
