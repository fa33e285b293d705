import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LintPanelProps } from "./lint-panel.tsx";

type Start = LintPanelProps & { saved: string | null; words: string; version: number };

/** Reply from the server after a draft is sent to it. */
type Answer = { draft?: LintPanelProps & { version: number; saved: string; isJoined: boolean }; problem?: string };

const pauseMs = 700;
/** Colleagues learn soon that someone is writing, also from somebody who types without a pause. */
const firstMs = 1000;
const restMs = 9000;
/** A page that is still there so long after a press, such as without a connection, stays. */
const staysMs = 10_000;

/** Saves the draft when typing pauses, and reports problems in it. Without JavaScript, the buttons save. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, start: Start) {
  const [lint, setLint] = useState(lintOf(start));
  const [state, setState] = useState(start.saved ? `Draft saved ${start.saved}` : "");
  // React writes a field's value again at each render, so the page's own saves change it here and not in the field.
  const [stored, setStored] = useState({ version: start.version, words: start.words });
  const newest = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const early = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(undefined);
  const unsaved = useRef<"typed" | "failed" | null>(null);

  const type = useRef(onType);
  useEffect(() => {
    // Typed before the script loaded, so it is not saved or checked yet.
    const words = form.current && fieldOf(form.current, "words");
    if (words && words.value !== words.defaultValue) type.current();
    return () => {
      clearTimeout(timer.current);
      clearTimeout(early.current);
    };
  }, [form]);

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => leave.current(event);
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  async function save(own: HTMLFormElement): Promise<void> {
    const body = new URLSearchParams();
    for (const name of ["thread", "words", "seen"]) body.set(name, fieldOf(own, name).value);
    body.set("version", String(newest.current.version));
    body.set("saved", newest.current.words);
    unsaved.current = null;
    const { draft, problem } = await post(body);
    if (draft) {
      newest.current = { version: draft.version, words: body.get("words") ?? "" };
      // A button that waits for this save posts the fields, so they have to be right at once.
      flushSync(() => setStored(newest.current));
      setLint(lintOf(draft));
    } else {
      unsaved.current = "failed";
    }
    setState(draft ? savedWords(draft) : (problems[problem ?? ""] ?? problems.offline ?? ""));
  }

  /** One at a time: each save builds on the version before it. */
  function saveNext() {
    clearTimeout(timer.current);
    const before = saving.current ?? Promise.resolve();
    const own = before.then(() => (form.current ? save(form.current) : undefined));
    saving.current = own;
    own.finally(() => {
      if (saving.current === own) saving.current = undefined;
    });
  }

  function onType() {
    clearTimeout(timer.current);
    unsaved.current = "typed";
    setState("Saving when you pause…");
    timer.current = setTimeout(saveNext, pauseMs);
    early.current ??= setTimeout(saveEarly, firstMs);
  }

  function saveEarly() {
    if (unsaved.current === "typed") saveNext();
    early.current = setTimeout(() => {
      early.current = undefined;
    }, restMs);
  }

  /** What was typed since the last pause is saved on the way out. What could not be saved asks first. */
  function onLeave(event: BeforeUnloadEvent) {
    if (unsaved.current === "failed") event.preventDefault();
    if (unsaved.current === "typed") saveNext();
  }

  /**
   * A button saves, too. Finish the save that is running first, so the button knows its version. What somebody types on without
   * looking is no part of what they sent: the field takes nothing more until the page is gone, or clearly stays.
   */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    unsaved.current = null;
    const own = event.currentTarget;
    const words = fieldOf(own, "words");
    words.readOnly = true;
    const free = () => {
      words.readOnly = false;
    };
    setTimeout(free, staysMs);
    // Back may bring this very page again.
    window.addEventListener("pagehide", free, { once: true });
    if (!saving.current) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    saving.current.then(() => own.requestSubmit(submitter));
  }

  return { ...lint, state, stored, onType, onSubmit };
}

function lintOf({ findings, openFields, blanks = [] }: LintPanelProps): Required<LintPanelProps> {
  return { findings, openFields, blanks };
}

function savedWords({ saved, isJoined }: NonNullable<Answer["draft"]>): string {
  return isJoined
    ? `Draft saved ${saved}. This thread was put together with another one: press Save draft to go on there.`
    : `Draft saved ${saved}`;
}

const problems: Record<string, string> = {
  offline: "Not saved: no connection. What you typed is still here.",
  "draft-elsewhere": "Not saved: this draft was changed in another window. Press Save draft to see both.",
  gone: "Not saved: this thread is gone. It may have been erased. What you typed is only here.",
  "signed-out": "Not saved: you are signed out. Sign in in another window, then save here.",
};

async function post(body: URLSearchParams): Promise<Answer> {
  try {
    // Browsers let no more than 64 KiB outlive the page.
    const keepalive = body.toString().length < 60_000;
    const answer = await fetch("/desk/draft", { method: "POST", body, keepalive });
    return (await answer.json()) as Answer;
  } catch {
    return { problem: "offline" };
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
