import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { prepareNotices } from "#app/components/notices/notices.tsx";
import { noteSent } from "#app/lib/submission/last-sent.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import type { SentNote } from "#app/lib/submission/sent-note.ts";
import { sendFailureNotice } from "./failure-notice.tsx";
import { noteFieldsLeft } from "./fields-left-early.ts";
import type { FieldErrors, LiveFormProps, Rejection, SubmitHandler } from "./form-types.ts";

/** The part that is loaded on demand: checks the fields and knows how to send them. */
export type LivePart = ComponentType<LiveFormProps & { onValid: (send: () => Promise<SendOutcome>) => void }>;

type Phase =
  /** `loading`: the submit waits for the live part. */
  | { name: "idle" | "loading" | "sending" }
  /** Stands until the next submit. With `notice` the form has to say itself what a notice would have said. */
  | { name: "failed"; notice: boolean; said: Notice; retryAfterSeconds: number | undefined };

type Options = {
  formId: string;
  fieldNames: readonly string[];
  /** What a plain POST was answered with, when this page is that answer. */
  rejection: Rejection | undefined;
  load: () => Promise<LivePart>;
  /**
   * The request is taken and the form cleared; the visitor may have gone to another page meanwhile. With a note it does not
   * go the usual way.
   */
  onSent: (stillHere: boolean, note: SentNote | undefined) => void;
  /** What is said when it could not be sent. */
  failure?: Notice;
  /** What is said instead when the server gave one of these codes. */
  refusals?: Readonly<Record<string, Notice>>;
  /** Asked at every submit, before the fields are checked; false stops it, and whoever said so told the visitor why. */
  mayStart?: (form: HTMLFormElement) => boolean;
  /** Asked when the fields are all right, just before sending. */
  maySend?: () => boolean;
  /** A submit was stopped by these errors, the browser's or the server's. */
  onStopped?: (errors: FieldErrors) => void;
};

/**
 * Runs a form whose checks and sending are loaded when the visitor first touches it. Until then, and whenever they
 * cannot be loaded, the form is what the server sent: a plain POST.
 */
export function useLiveForm({ formId, fieldNames, rejection, load, onSent, ...options }: Options) {
  const { failure = sendFailureNotice, refusals = {}, mayStart, maySend } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const checkedSubmit = useRef<SubmitHandler | null>(null);
  // Both are asked between renders, so they cannot be read off the phase.
  const waiting = useRef(false);
  const busy = useRef(false);
  const leftEarly = useRef(new Set<string>());
  const [Live, setLive] = useState<LivePart | null>(null);
  const rejectedFields = rejection?.failed ? undefined : rejection?.fields;
  const [errors, setErrors] = useState<FieldErrors>(rejectedFields ?? {});
  const [stoppedBy, setStoppedBy] = useState(rejectedFields);
  const [rejected, setRejected] = useState(rejectedFields);
  const wordsFor = (code: string | undefined) => refusals[code ?? ""] ?? failure;
  const [phase, setPhase] = useState<Phase>(() =>
    rejection?.failed
      ? { name: "failed", notice: true, said: wordsFor(rejection.code), retryAfterSeconds: rejection.retryAfterSeconds }
      : { name: "idle" },
  );

  const prepare = () => load().then((part) => setLive(() => part));
  const touch = () => void prepare().catch(() => {});

  async function fail({ code, retryAfterSeconds }: { code?: string; retryAfterSeconds?: number } = {}) {
    const said = wordsFor(code);
    const canShowNotice = await prepareNotices();
    if (canShowNotice) showNotice(said);
    setPhase({ name: "failed", notice: !canShowNotice, said, retryAfterSeconds });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const onlyChecks = isCheckOfField(event);
    if (!onlyChecks && mayStart?.(form) === false) return event.preventDefault();
    if (checkedSubmit.current) return checkedSubmit.current(event);
    event.preventDefault();
    // Kept until the live part is ready, a check would come back as a submit that nobody made.
    if (onlyChecks || waiting.current) return;
    waiting.current = true;
    setPhase({ name: "loading" });
    prepare().catch(() => {
      waiting.current = false;
      // What cannot be loaded may be an old page after a new release: the server still takes the plain POST.
      return navigator.onLine ? form.submit() : fail();
    });
  }

  function stop(by: FieldErrors) {
    setStoppedBy(by);
    options.onStopped?.(by);
  }

  async function deliver(send: () => Promise<SendOutcome>) {
    if (busy.current || maySend?.() === false) return;
    busy.current = true;
    setStoppedBy(undefined);
    setPhase({ name: "sending" });
    const outcome = await send();
    busy.current = false;
    const fields = outcome.kind === "invalid" ? pick(outcome.fields, fieldNames) : null;
    if (outcome.kind === "sent") {
      noteSent({ formId, answerBy: outcome.answerBy ?? null });
      setPhase({ name: "idle" });
      formRef.current?.reset();
      onSent(formRef.current !== null, outcome.note);
    } else if (fields) {
      setPhase({ name: "idle" });
      setRejected(fields);
      stop(fields);
    } else await fail(outcome.kind === "failed" ? outcome : {});
  }

  const touchEarly = useEffectEvent(touch);
  useEffect(() => {
    const form = formRef.current;
    if (form && !Live) return noteFieldsLeft(form, leftEarly.current, touchEarly);
  }, [Live]);

  useEffect(() => {
    const form = formRef.current;
    // Set here and not in the markup: without JavaScript the browser's own check of required fields stays.
    if (form) form.noValidate = true;
    // A page out of the back/forward cache comes as it was left, perhaps in the middle of sending.
    const restore = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      waiting.current = false;
      busy.current = false;
      setPhase({ name: "idle" });
    };
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);

  return {
    formRef,
    errors,
    stoppedBy,
    phase,
    touch,
    submit,
    Live,
    liveProps: {
      formId,
      rejected,
      leftEarly: leftEarly.current,
      onErrors: setErrors,
      onStopped: stop,
      onValid: deliver,
      onReady(check: SubmitHandler) {
        checkedSubmit.current = check;
        if (!waiting.current) return;
        waiting.current = false;
        setPhase({ name: "idle" });
        // In a task of its own: React may call this while the browser still fires the first submit, and a form that does
        // so ignores another one.
        setTimeout(() => formRef.current?.requestSubmit());
      },
    },
  };
}

/** Conform checks a field that is left by a submit, too, with a button of its own that has a name. */
function isCheckOfField({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name !== "";
}

function pick(fields: FieldErrors, names: readonly string[]): FieldErrors | null {
  const known = Object.entries(fields).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}
