import { getFormProps, parse, useForm } from "@conform-to/react";
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type $ZodType, safeParse } from "zod/v4/core";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { prepareNotices, showNotice } from "#app/components/notices/notices.ts";
import type { Notice } from "#app/components/notices/store.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { FormDefinition, FormField } from "#app/forms/define-form.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { forgetPost, forgetWords, keepWords } from "#app/lib/submission/kept-words.ts";
import { isReachable } from "#app/lib/submission/reach-site.ts";
import { limitNotices, mayHaveArrived, submissionLimit } from "#app/lib/submission/resending.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { ConsentBox } from "./consent-box.tsx";
import { type FieldPropsOf, fieldId } from "./field.tsx";
import { goToNextEmpty, useIsPressing } from "./form-presses.ts";
import { ErrorSummary, HasArrived, SendFailure, SpokenFields } from "./form-problems.tsx";
import { formSender } from "./form-sender.ts";
import css from "./form-shell.css?inline";
import { type FormWords, failureNotice, messageWords, sentNotice } from "./form-words.tsx";
import { goToSent } from "./go-to-sent.ts";
import { emptyTrap, RobotTrap } from "./robot-trap.tsx";

type Fields = Record<string, unknown>;
type FieldErrors = Rejection["fields"];

type FormShellProps<Name extends string> = Pick<ComponentProps<"form">, "className" | "onFocus" | "onInput"> & {
  form: FormDefinition<Record<Name, FormField>> & { fieldNames: readonly Name[] };
  /** The answer to a plain POST, when this page is that answer. */
  rejection: Rejection | undefined;
  /** The fields' first values. */
  values?: Record<string, string> | undefined;
  /**
   * Takes the fields as typed, returns the content to send. Undefined on pages without script. With script, a reload or Back brings
   * back what was typed in this tab and not sent.
   */
  schema?: $ZodType<Fields>;
  words?: FormWords;
  sendClassName?: string;
  submitWords: string;
  sendingWords?: string;
  /** A note about what sending means, next to the button. */
  terms: ReactNode;
  children: (field: FieldPropsOf<Name>) => ReactNode;
};

/**
 * The shell of every form longer than one line: everything around its fields, in every state. It works as a plain POST.
 * The browser's own bubbles never show: without JavaScript the server returns the same messages by the fields.
 */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { form, rejection, words = messageWords, sendingWords = "Sending..." } = props;
  const { conform, isSending, hasArrived, result, touch } = useLiveForm(props, words);
  const isPressing = useIsPressing();
  const errors = conform.allErrors;
  const values: Partial<Record<string, string>> = rejection?.values ?? props.values ?? {};
  const field: FieldPropsOf<Name> = (name) => {
    const { schema, ...told }: FormField = form.fields[name];
    return { id: fieldId(form.id, name), name, errors: errors[name], defaultValue: values[name], ...told };
  };
  const problems = form.fieldNames.flatMap((name) => {
    const message = result?.fields[name]?.join(" ");
    return message ? { fieldId: fieldId(form.id, name), message, fixed: errors[name] === undefined } : [];
  });
  return (
    <form
      {...getFormProps(conform)}
      className={props.className ?? "mf"}
      method="post"
      action={form.action}
      encType={form.encType}
      onFocusCapture={touch}
      onPointerDown={touch}
      onFocus={props.onFocus}
      onInput={props.onInput}
      // Conform listens at the document.
      onBlur={(event) => isPressing.current && event.stopPropagation()}
      onKeyDown={goToNextEmpty}
      onSubmitCapture={(event) => emptyTrap(event.currentTarget, form.limits?.dropsTrapped)}
      aria-busy={isSending || undefined}
    >
      {!props.className && <InlineStyle name="form-shell" layer="page" css={css} />}
      {problems.length > 0 && (
        // Without JavaScript no notice has the title.
        <ErrorSummary id={`${form.id}-summary`} title={rejection && words.stopped} items={problems} />
      )}
      <SpokenFields
        formId={form.id}
        errors={errors}
        result={result}
        left={problems.length === 0 ? null : problems.filter(({ fixed }) => !fixed).length}
      />
      {props.children(field)}
      {form.limits && <RobotTrap formId={form.id} />}
      {result?.failed && (
        <SendFailure
          {...result}
          isUnsure={result.isUnsure ?? mayHaveArrived(result.code)}
          notice={result.notice ?? failureNotice(words, result.code)}
        />
      )}
      {hasArrived && <HasArrived />}
      {form.asksConsent && <ConsentBox formId={form.id} ticked={rejection?.values.consentTextId} />}
      <div className={props.sendClassName ?? "mf__send screen-only"}>
        <div className="send">
          {/* Disabled only during a submit, never to signal an error. */}
          <button className="btn" type="submit" disabled={isSending}>
            {isSending ? sendingWords : [props.submitWords, " ", <Arrow key="arrow" />]}
          </button>
          {isSending && <span className="send__bar" aria-hidden="true" />}
          {/* A button that is disabled under the finger does not say why; this does. */}
          <span className="vh" role="status">
            {isSending && sendingWords}
          </span>
        </div>
        <p className="fine">
          {props.terms}
          {props.schema && " Until you send it, your browser keeps what you type in this tab. We don’t get it before."}
        </p>
      </div>
    </form>
  );
}

/** The result of a failed submit: field errors, found here or by the server, or another failure. */
type Result = Omit<Rejection, "values"> & {
  /** A notice says it, too, so the form doesn't take the focus. */
  isTold?: boolean;
  /** Whether it may have arrived all the same. Undefined: its code says so. */
  isUnsure?: boolean;
  /** Undefined: the form's own words for the code. */
  notice?: Notice;
};

/** With script: Conform checks the fields, and valid content is sent without leaving the page. */
function useLiveForm<Name extends string>({ form, schema, rejection }: FormShellProps<Name>, words: FormWords) {
  const [sender] = useState(() => formSender(form));
  // The send under way. Not read off the status: a second submit may come before the next render.
  const sending = useRef<AbortController>(null);
  /** Whether the tab brought back what was typed before the page loaded. */
  const hasKeptWords = useRef(false);
  const [status, setStatus] = useState<Result | "sending" | "arrived" | undefined>(rejection);
  const isSending = status === "sending";
  const result = typeof status === "string" ? undefined : status;
  // The same object until the next submit: Conform takes each new one for news.
  const lastResult = useMemo(
    () => (result?.failed === false ? { status: "error" as const, error: result.fields } : null),
    [result],
  );
  const [conform] = useForm<Fields, Fields>({
    id: form.id,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    lastResult,
    ...(schema && {
      onValidate: ({ formData }) =>
        parse<Fields, string[]>(formData, {
          // With an intent it is a check of a single field.
          resolve(typed, intent) {
            // Conform ignores the fields then.
            if (!intent) {
              if (isTrapped(form, formData)) return { error: null };
              const held = heldBack(form, hasKeptWords.current);
              if (held) {
                showNotice(held.notice);
                setStatus({ fields: {}, failed: true, isTold: true, ...held });
                return { error: null };
              }
            }
            const { success, data, error } = safeParse(schema, typed);
            if (success) return { value: data };
            const fields: FieldErrors = {};
            for (const { path, message } of error.issues) {
              const name = String(path[0]);
              fields[name] = [...(fields[name] ?? []), message];
            }
            if (!intent) stop(fields);
            return { error: fields };
          },
        }),
    }),
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status === "success") void send(event.currentTarget, submission.value, formData);
    },
  });

  useEffect(() => {
    // A button that is disabled while it has focus loses it.
    const element = document.forms.namedItem(form.id);
    const isFocusLost = document.activeElement === document.body;
    // On the page that answers a plain POST, the visitor may be in a field before this runs.
    const isInField = result === rejection && element?.contains(document.activeElement);
    if (!result || isInField) return;
    const next = result.failed ? isFocusLost && (result.isTold ? "[type=submit]" : ".unsent") : ".errsum";
    if (next) element?.querySelector<HTMLElement>(next)?.focus();
  }, [result, rejection, form.id]);

  function stop(fields: FieldErrors): void {
    setStatus({ fields, failed: false });
    const sentences = Object.values(fields).map((messages) => messages.join(" ").replace(/\.$/, ""));
    const message = `${sentences.join(". ")}.`;
    if (words.stopped) showNotice({ tone: "failure", title: words.stopped, message });
  }

  async function send(element: HTMLFormElement, fields: Fields, formData: FormData): Promise<void> {
    if (sending.current) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    const startedAtMs = Date.now();
    const wasOnline = navigator.onLine;
    setStatus("sending");
    const { outcome, identity } = await sender.send(fields, formData);
    const goesPlainly = outcome.kind === "unanswered" && (await isReachable());
    // What never left the device is not an attempt.
    if (form.limits && (outcome.kind !== "unanswered" || goesPlainly)) {
      submissionLimit(form.formName, form.limits).count(startedAtMs);
    }
    if (signal.aborted) return;
    if (goesPlainly) {
      for (const [name, value] of Object.entries(identity)) {
        if (value) element.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      // The page that answers replaces this one. Where that is the form's own page, it would bring back what is sent.
      if (form.sentTo?.includes("#")) forgetWords(form.id);
      return element.submit();
    }
    if (outcome.kind === "sent") {
      forgetWords(form.id);
      const notice = words.sent && sentNotice(outcome.note, words.sent);
      const hasGone = await goToSent(sentToWith(form.sentTo ?? "", outcome.note), notice);
      finish(hasGone ? undefined : "arrived");
      if (hasGone) element.reset();
      return;
    }
    if (outcome.kind === "invalid" && form.fieldNames.some((name) => outcome.fields[name])) {
      finish(undefined);
      return stop(outcome.fields);
    }
    const isUnsure = outcome.kind === "unanswered" ? wasOnline : isUnsureOf(outcome);
    const failure: Result = { fields: {}, failed: true, isTold: await prepareNotices(), ...outcome, isUnsure };
    if (signal.aborted) return;
    if (failure.isTold) showNotice(failureNotice(words, failure.code));
    finish(failure);
  }

  function finish(next: typeof status): void {
    sending.current = null;
    setStatus(next);
  }

  useEffect(() => {
    // The back/forward cache brings a page back as it was left, perhaps in the middle of sending. What comes of that send
    // must not touch what is typed now. If it arrived, the same content is a repeat.
    const gone = new AbortController();
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !sending.current) return;
      sending.current.abort();
      sending.current = null;
      setStatus(undefined);
    };
    addEventListener("pageshow", restore, { signal: gone.signal });
    return () => gone.abort();
  }, []);

  useEffect(() => {
    const element = document.forms.namedItem(form.id);
    if (element) hasKeptWords.current = keepWords(element, { over: false });
    if (rejection) forgetPost();
  }, [form.id, rejection]);

  // The visitor may be in the form before React starts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (document.forms.namedItem(form.id)?.contains(document.activeElement)) touch();
  }, []);

  /** Fetches the code that sending needs, and what must be there if the connection fails. */
  function touch(): void {
    sender.prepare();
    void prepareNotices();
  }
  return { conform, isSending, hasArrived: status === "arrived", result, touch };
}

/** Whether a form may be stored although this came back. Another backend says no code, and a limit on the way says when. */
function isUnsureOf(outcome: SendOutcome): boolean {
  if (outcome.kind !== "failed") return false;
  const { code, retryAfterSeconds } = outcome;
  return code === undefined ? retryAfterSeconds === undefined : mayHaveArrived(code);
}

/** People do not see this field. A robot that types into it gets no answer. */
function isTrapped({ limits }: FormDefinition, formData: FormData): boolean {
  return Boolean(limits?.dropsTrapped && formData.get("website"));
}

/**
 * Why a form may not be sent yet, before its fields are checked. The server has its own checks and does not rely on these. Words
 * that were there before the page loaded took their time then: what is left for the server passes while it is sent.
 */
function heldBack(
  { formName, limits }: FormDefinition,
  hasKeptWords: boolean,
): { notice: Notice; retryAfterSeconds: number } | null {
  if (!limits) return null;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const tooFastMs = hasKeptWords ? 0 : limits.leastMs - (performance.now() - (load?.loadEventEnd ?? 0));
  const tooOftenMs = submissionLimit(formName, limits).waitMs(Date.now());
  if (tooFastMs <= 0 && tooOftenMs <= 0) return null;
  const [code, ms] =
    tooFastMs > 0 ? (["submission-too-fast", tooFastMs] as const) : (["too-many-requests", tooOftenMs] as const);
  return { notice: limitNotices[code], retryAfterSeconds: Math.ceil(ms / 1000) };
}
