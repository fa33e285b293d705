import { type ComponentType, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { prepareNotices } from "#app/components/notices/notices.tsx";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { site } from "#config/site.ts";

/** What is wrong, by field name. */
export type FieldErrors = Record<string, string[]>;

export type SubmitHandler = (event: FormEvent<HTMLFormElement>) => void;

/** Why a submit did not get through, as the answer said; empty when there was no answer. */
export type Refusal = { code?: string | undefined; retryAfterSeconds?: number | undefined };

export type FormState = {
  /** What is wrong with the fields now. */
  errors: FieldErrors;
  /** What the server found wrong with the fields last. */
  rejected: FieldErrors | undefined;
  /** What stopped the last submit. */
  stoppedBy: FieldErrors | undefined;
  phase: FormPhase;
};

/**
 * `loading`: a submit waits for the live part. `failed` stands until the next submit; `isTold` says that a notice was
 * shown, so the form need not say the same.
 */
export type FormPhase = { name: "idle" | "loading" | "sending" } | ({ name: "failed"; isTold: boolean } & Refusal);

/** What a form says when it was not taken. */
export type RefusalWords = {
  failure: Notice;
  /** Instead of `failure`, by the server's code. */
  byCode: Readonly<Record<string, Notice>>;
};

export const usualRefusalWords: RefusalWords = {
  failure: {
    tone: "failure",
    title: "Something went wrong",
    message: `Please try again or call ${site.phone.display}`,
  },
  byCode: {},
};

export function refusalNotice({ failure, byCode }: RefusalWords, { code = "" }: Refusal): Notice {
  return byCode[code] ?? failure;
}

type SentOutcome = Extract<SendOutcome, { kind: "sent" }>;

/** What a form states of itself. */
export type LiveFormOptions = {
  fieldNames: readonly string[];
  /** What the server answered to a plain POST, when this page is that answer. */
  rejection: Rejection | undefined;
  /** Loads the part that checks and sends. A form without one stays a plain POST. */
  load?: (() => Promise<LivePart>) | undefined;
  refusalWords?: RefusalWords;
  /** Asked at every submit, before the fields are checked. False stops it; whoever says so tells the visitor why. */
  mayStart?: (form: HTMLFormElement) => boolean;
  /** Asked when the fields are all right, just before sending. */
  maySend?: () => boolean;
  /** A submit was stopped by these errors, found here or by the server. */
  onStopped?: (errors: FieldErrors) => void;
  /** The form was taken and is empty again. */
  onSent: (outcome: SentOutcome) => void;
};

/** The part that is loaded when the form is first touched: checks the fields and sends them. Draws nothing. */
export type LivePart = ComponentType<LivePartProps>;

export type LivePartProps = Pick<LiveFormOptions, "fieldNames" | "maySend" | "onStopped" | "onSent"> & {
  refusalWords: RefusalWords;
  formRef: RefObject<HTMLFormElement | null>;
  rejected: FieldErrors | undefined;
  /** Whether a submit is on its way. */
  isBusy: RefObject<boolean>;
  show: (change: Partial<FormState>) => void;
  /** Hands over what every submit of the form has to go through from now on. */
  onReady: (submit: SubmitHandler) => void;
};

/** What a form needs to be drawn and to answer a visitor. */
export type FormHandle = ReturnType<typeof useLiveForm>;

/**
 * Brings a form to life. Its checks and its sending are loaded when the visitor first touches it (decision 009). Until
 * then, and whenever they cannot be loaded, the form is what the server sent: a plain POST.
 */
export function useLiveForm({ rejection, load, mayStart, refusalWords = usualRefusalWords, ...told }: LiveFormOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<LivePart>>(null);
  const liveSubmit = useRef<SubmitHandler>(null);
  // Asked between renders, so it cannot be read off the phase.
  const isBusy = useRef(false);
  const [Live, setLive] = useState<LivePart | null>(null);
  const [state, setState] = useState(() => stateAfter(rejection));
  const show = (change: Partial<FormState>) => setState((now) => ({ ...now, ...change }));

  /** Loads the notices too: they must be there when the connection is not. */
  async function prepare(): Promise<void> {
    if (!load) return;
    loading.current ??= Promise.all([load(), prepareNotices()]).then(([part]) => part);
    try {
      const part = await loading.current;
      setLive(() => part);
    } catch (error) {
      loading.current = null;
      throw error;
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!load) return;
    const form = event.currentTarget;
    const isOneField = isCheckOfField(event);
    if (!isOneField && mayStart?.(form) === false) return event.preventDefault();
    if (liveSubmit.current) return liveSubmit.current(event);
    event.preventDefault();
    // If a check of one field were kept until the live part is ready, it would return as a submit that nobody made.
    if (isOneField || isBusy.current) return;
    isBusy.current = true;
    show({ phase: { name: "loading" } });
    prepare().catch(() => {
      isBusy.current = false;
      // What cannot be loaded may be an old page after a new release: the server still takes the plain POST.
      if (navigator.onLine) form.submit();
      else void tell({}, refusalWords).then((phase) => show({ phase }));
    });
  }

  function onReady(handler: SubmitHandler): void {
    const isWaitedFor = liveSubmit.current === null && isBusy.current;
    liveSubmit.current = handler;
    if (!isWaitedFor) return;
    isBusy.current = false;
    show({ phase: { name: "idle" } });
    // In a task of its own: React may call this while the browser still fires the first submit, and then the form
    // ignores another one.
    setTimeout(() => formRef.current?.requestSubmit());
  }

  useEffect(() => {
    // A page from the back/forward cache returns as it was left, perhaps in the middle of sending.
    const restore = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setState((now) => ({ ...now, phase: { name: "idle" } }));
    };
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);

  return {
    ...state,
    formRef,
    submit,
    touch: () => void prepare().catch(() => {}),
    Live,
    liveProps: { ...told, refusalWords, formRef, rejected: state.rejected, isBusy, show, onReady },
  };
}

/** Tells the visitor that the form was not taken: by a notice, or by the form itself where notices cannot be loaded. */
export async function tell(refusal: Refusal, words: RefusalWords): Promise<FormPhase> {
  const isTold = await prepareNotices();
  if (isTold) showNotice(refusalNotice(words, refusal));
  return { name: "failed", isTold, ...refusal };
}

function stateAfter(rejection: Rejection | undefined): FormState {
  const { failed = false, fields, code, retryAfterSeconds } = rejection ?? {};
  const rejected = failed ? undefined : fields;
  return {
    errors: rejected ?? {},
    rejected,
    stoppedBy: rejected,
    phase: failed ? { name: "failed", isTold: false, code, retryAfterSeconds } : { name: "idle" },
  };
}

/** Conform checks a field that is left by submitting the form with a button of its own, which has a name. */
function isCheckOfField({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name !== "";
}
