import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LintPanelProps } from "./lint-panel.tsx";

type Start = LintPanelProps & { saved: string | null; version: number };

/** Reply from the server after a draft is sent to it. */
type Answer = { draft?: LintPanelProps & { version: number; saved: string }; problem?: string };

const pauseMs = 700;

/** Saves the draft when typing pauses, and reports problems in it. Without JavaScript, the buttons save. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, start: Start) {
  const [lint, setLint] = useState<LintPanelProps>({ findings: start.findings, openFields: start.openFields });
  const [state, setState] = useState(start.saved ? `Draft saved ${start.saved}` : "");
  // React writes a field's value again at each render, so the page's own saves change it here and not in the field.
  const [version, setVersion] = useState(start.version);
  const newest = useRef(start.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(undefined);

  const type = useRef(onType);
  useEffect(() => {
    // Typed before the script loaded, so it is not saved or checked yet.
    const words = form.current && fieldOf(form.current, "words");
    if (words && words.value !== words.defaultValue) type.current();
    return () => clearTimeout(timer.current);
  }, [form]);

  async function save(own: HTMLFormElement): Promise<void> {
    const body = new URLSearchParams();
    for (const name of ["thread", "words"]) body.set(name, fieldOf(own, name).value);
    body.set("version", String(newest.current));
    const { draft, problem } = await post(body);
    if (draft) {
      newest.current = draft.version;
      // A button that waits for this save posts the field, so it has to be right at once.
      flushSync(() => setVersion(draft.version));
      setLint({ findings: draft.findings, openFields: draft.openFields });
    }
    setState(draft ? `Draft saved ${draft.saved}` : (problems[problem ?? ""] ?? problems.offline ?? ""));
  }

  function onType() {
    clearTimeout(timer.current);
    setState("Saving when you pause…");
    timer.current = setTimeout(() => {
      // One at a time: each save builds on the version before it.
      const before = saving.current ?? Promise.resolve();
      saving.current = before.then(() => (form.current ? save(form.current) : undefined));
      saving.current.finally(() => {
        saving.current = undefined;
      });
    }, pauseMs);
  }

  /** A button saves, too. Finish the save that is running first, so the button knows its version. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (!saving.current) return;
    event.preventDefault();
    const own = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    saving.current.then(() => own.requestSubmit(submitter));
  }

  return { ...lint, state, version, onType, onSubmit };
}

const problems: Record<string, string> = {
  offline: "Not saved: no connection. What you typed is still here.",
  "draft-elsewhere": "Not saved: this draft was changed in another window. Press Save draft to see both.",
  "signed-out": "Not saved: you are signed out. Sign in in another window, then save here.",
};

async function post(body: URLSearchParams): Promise<Answer> {
  try {
    const answer = await fetch("/desk/draft", { method: "POST", body });
    return (await answer.json()) as Answer;
  } catch {
    return { problem: "offline" };
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
