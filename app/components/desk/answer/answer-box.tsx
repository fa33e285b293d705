import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useActionData } from "react-router";
import { type SentBack, useProblemAt } from "#app/components/desk/command-form.tsx";
import { useWriteFocus } from "#app/components/desk/use-arrival-focus.ts";
import { blanksIn } from "#app/domain/desk/template-fields.ts";
import { LintPanel, type LintPanelProps } from "./lint-panel.tsx";
import { type NewAnswer, type OtherColleague, OthersLine } from "./others-line.tsx";
import { PlacedNote, usePlacedFocus } from "./placed-note.tsx";
import { useSavedDraft } from "./use-saved-draft.ts";
import "./answer.css";

export type AnswerBoxProps = LintPanelProps & {
  thread: string;
  /** Id of the next letter: pressing Send twice sends one letter. */
  answer: string;
  /** Last event an answer must know about. */
  seen: string;
  /** Last event shown; on a page of earlier events this is a different one. */
  newest: string | null;
  to: string | null;
  /** Whose address it is, when they gave none themselves. */
  linked: string | null;
  words: string;
  version: number;
  saved: string | null;
  /** Colleagues who hold the thread or write in it. */
  others: readonly OtherColleague[];
  /** What one of them has written since the page was made. */
  answered: NewAnswer | null;
  /** Those whom the page named when it was made: a press after a question is a yes to them, and to no newcomer. */
  asked: readonly OtherColleague[];
  templates: { id: string; title: string; version: number }[];
  /** Why the last press did not do what it says. */
  refusalNote: ReactNode;
};

/** The box to write, check and send an answer. Every button is an ordinary post of one form. */
export function AnswerBox(props: AnswerBoxProps) {
  const { thread, answer, seen, to, linked, templates } = props;
  const refusal: SentBack | undefined = useActionData();
  // The note and the call have words, too. Only this form has a letter.
  const typed = refusal?.typed?.letter === undefined ? undefined : refusal.typed.words;
  const noTemplate = useProblemAt("template");
  const isBlank = refusal?.problem === "blanks";
  const isAsked = isBlank || refusal?.problem === "others-there";
  // Whoever reads what is new reads who is there, too: one question is enough.
  const areNamed = refusal?.problem === "others-there" || refusal?.problem === "news";
  const form = useRef<HTMLFormElement>(null);
  const field = usePlacedFocus(refusal?.placed);
  useWriteFocus(field, refusal);
  const draft = useSavedDraft(form, props);

  function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('[value="send-answer"]'));
  }

  return (
    <form
      ref={form}
      className="comp"
      id="answer"
      data-saves-itself=""
      method="post"
      // Without what the address ends with, such as the field that a filled template led to: a page that says why it was refused
      // gives that the focus, without script, too.
      action={`/desk/threads/${thread}`}
      onKeyDown={sendByKeys}
      onSubmit={draft.onSubmit}
    >
      <h2 className="vh">Write your answer</h2>
      <input type="hidden" name="thread" value={thread} />
      <input type="hidden" name="letter" value={answer} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="shown" value={props.newest ?? ""} />
      <input type="hidden" name="version" value={draft.stored.version} />
      {/* Words of ours that a page of two threads put together meanwhile finds again, and puts the newest in their place. */}
      <input type="hidden" name="saved" value={draft.stored.words} />
      {areNamed && <input type="hidden" name="asked" value={props.asked.map(({ id }) => id).join(" ")} />}
      {/* A press after the question is a yes to the blanks that it named. */}
      <input
        type="hidden"
        name="blanks"
        value={isBlank ? blanksIn(typed ?? "").join("\n") : (refusal?.typed?.blanks ?? "")}
      />
      {/* Of a button that names a sentence; the others say themselves what they do. */}
      <input type="hidden" name="do" value="use-sentence" />
      {/* What Enter in a one-line field does, in a browser without script: it saves, and never sends. */}
      <button type="submit" name="do" value="save-draft" className="vh" tabIndex={-1} aria-hidden="true">
        Save draft
      </button>
      <div className="comp-to">
        <div>
          <label className="lab" htmlFor="template">
            Start from a template
          </label>
          <div className="one-line">
            <select className="inp" id="template" name="template" {...noTemplate}>
              <option value="">Choose one</option>
              {templates.map(({ id, title, version }) => (
                <option key={id} value={id}>
                  {version > 1 ? `${title} (v${version})` : title}
                </option>
              ))}
            </select>
            <button type="submit" className="btn" name="do" value="fill-template" formAction="#words">
              Fill in
            </button>
          </div>
        </div>
        <div>
          <label className="lab" htmlFor="answer-to">
            To
          </label>
          <input
            className="inp"
            id="answer-to"
            value={to ?? "No email address. Call instead."}
            readOnly
            aria-describedby={linked ? "answer-to-linked" : undefined}
          />
          {linked && (
            <p className="help" id="answer-to-linked">
              They gave no address. This is {linked}’s, linked with them as one person.
            </p>
          )}
        </div>
      </div>
      <label className="lab" htmlFor="words">
        Your answer
      </label>
      <textarea
        className="inp comp-words"
        id="words"
        ref={field}
        name="words"
        rows={12}
        maxLength={20_000}
        // The server has what was typed. A browser that puts older words back here would save them over newer ones.
        autoComplete="off"
        defaultValue={typed ?? props.words}
        aria-describedby={refusal?.placed ? "placed lint-count" : "lint-count"}
        // A mark to look at again is no mistake.
        aria-invalid={draft.findings.some(({ severity }) => severity === "change") || draft.openFields.length > 0}
        data-key="r"
        onChange={draft.onType}
      />
      {refusal?.placed && <PlacedNote {...refusal.placed} words={props.words} />}
      <LintPanel findings={draft.findings} openFields={draft.openFields} blanks={draft.blanks} />
      {props.refusalNote}
      <OthersLine others={props.others} answered={props.answered} />
      {refusal?.problem === "draft-elsewhere" && (
        <details className="comp-other">
          <summary>What the other window saved</summary>
          <p className="comp-other-words">{props.words}</p>
        </details>
      )}
      {refusal?.problem === "sentence-changed" && (
        <p className="comp-other-words">Your sentence was: {refusal.typed?.was}</p>
      )}
      <div className="comp-acts">
        <button type="submit" className="btn btn--go" name="do" value="send-answer">
          {isAsked ? "Send anyway" : "Send answer"}
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
        <button type="submit" className="btn" name="do" value="send-answer-next">
          Send and open the next
        </button>
        <button type="submit" className="btn" name="do" value="answer-as-note">
          Keep as note
        </button>
        <button type="submit" className="btn btn--text" name="do" value="save-draft">
          Save draft
        </button>
        <span className="help comp-saved" role="status">
          {draft.state}
        </span>
      </div>
    </form>
  );
}
