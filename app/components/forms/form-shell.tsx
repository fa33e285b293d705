import {
  type FocusEvent,
  type FormEvent,
  type FormEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { carryNotice, type Notice } from "#app/components/notices/notice-store.ts";
import { prepareNotices, showNotice } from "#app/components/notices/notices.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { ConsentBox } from "./consent-box.tsx";
import { ErrorSummary, SendFailure } from "./form-problems.tsx";
import { type FormToSend, formSender } from "./form-sender.ts";
import css from "./form-shell.css?inline";
import { type FormWords, messageWords, sentNotice } from "./form-words.tsx";
import { emptyIfAutofilled, RobotTrap } from "./robot-trap.tsx";
import { type FieldErrors, refusalNotice, useDelivery, usualRefusalWords } from "./use-delivery.ts";
import { type FormSchema, isCheckOfField, useFormChecks } from "./use-form-checks.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useSubmitGuards } from "./use-submit-guards.ts";

type ShellForm = FormToSend & {
  action: string;
  encType?: "multipart/form-data";
  /** Where the visitor goes once the form is taken. The answer to a plain POST redirects by itself. */
  sentTo?: string;
};

type FormShellProps<Name extends string> = {
  form: ShellForm;
  fieldNames: readonly Name[];
  /** What a plain POST was answered with, when this page is that answer. */
  rejection: Rejection | undefined;
  /** What the fields start with. */
  values?: Record<string, string> | undefined;
  /** Checks the fields and returns what is sent. Left out on pages without script. */
  schema?: FormSchema;
  words?: FormWords;
  className?: string;
  sendClassName?: string;
  submitWords: string;
  sendingWords?: string;
  /** What sending means, beside the button. */
  terms: ReactNode;
  /** Sent with the fields of a plain POST, such as a token that the server made with the page. */
  hidden?: Record<string, string | number | null>;
  onFocus?: (event: FocusEvent<HTMLFormElement>) => void;
  onInput?: FormEventHandler<HTMLFormElement>;
  children: (field: FieldPropsOf<Name>) => ReactNode;
};

/**
 * The shell of every form that is more than one line: everything around its fields, in every state of the form. It works as a
 * plain POST. The browser's own bubbles never show: without JavaScript the server answers with the same messages by the fields.
 */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { form, fieldNames, rejection, words = messageWords, sendingWords = "Sending..." } = props;
  const live = useLiveForm(props, words);
  const { summaryRef, failureRef, buttonRef } = useFormFocus(live);
  const { errors, phase } = live;
  return (
    <form
      id={form.id}
      className={props.className ?? "mf"}
      method="post"
      action={form.action}
      encType={form.encType}
      noValidate
      ref={live.formRef}
      onSubmit={live.submit}
      onFocus={(event) => {
        live.touch();
        props.onFocus?.(event);
      }}
      onPointerDown={live.touch}
      onKeyDown={goToNextEmpty}
      onInput={props.onInput}
      aria-busy={phase.name === "sending" || undefined}
    >
      {!props.className && <InlineStyle name="form-shell" layer="page" css={css} />}
      <Problems
        live={live}
        formId={form.id}
        fieldNames={fieldNames}
        // Without JavaScript no notice says it.
        title={words.stopped && rejection && "Validation Error"}
        ref={summaryRef}
      />
      {props.children(fieldPropsOf(form.id, errors, rejection?.values ?? props.values ?? {}))}
      {form.limits && <RobotTrap formId={form.id} />}
      {Object.entries(props.hidden ?? {}).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {phase.name === "failed" && (
        <SendFailure {...phase} notice={refusalNotice(words.refusal ?? usualRefusalWords, phase)} ref={failureRef} />
      )}
      {form.asksConsent && <ConsentBox formId={form.id} ticked={rejection?.values.consentTextId} />}
      <div className={props.sendClassName ?? "mf__send screen-only"}>
        <SubmitButton sendingWords={phase.name === "sending" ? sendingWords : null} ref={buttonRef}>
          {props.submitWords} <Arrow />
        </SubmitButton>
        <p className="fine">{props.terms}</p>
      </div>
    </form>
  );
}

/** What checks and sends a form where script runs. */
function useLiveForm<Name extends string>(props: FormShellProps<Name>, { sent, refusal, stopped }: FormWords) {
  const { form, fieldNames, rejection, schema } = props;
  const [sender] = useState(() => formSender(form));
  const { mayStart, maySend } = useSubmitGuards(form.formName, form.limits);
  const delivery = useDelivery({
    fieldNames,
    rejection,
    refusalWords: refusal,
    maySend,
    onStopped: (errors) => stopped && showNotice(stopped(errors)),
    onSent({ note }) {
      const notice = sent && sentNotice(note, sent);
      if (form.sentTo) goTo(sentToWith(form.sentTo, note), notice);
      else if (notice) showNotice(notice);
    },
  });
  const { formRef, deliver } = delivery;
  const checks = useFormChecks({
    formId: form.id,
    schema,
    rejected: delivery.rejected,
    onStopped: delivery.stop,
    onPassed: (fields) => deliver({ send: () => sender.send(fields), identify: () => sender.identify(fields) }),
  });

  /** Fetches what sending needs, and what must be there when the connection is not. */
  function touch(): void {
    sender.prepare();
    void prepareNotices();
  }
  const touchIfFocused = useEffectEvent(() => formRef.current?.contains(document.activeElement) && touch());
  useEffect(() => void touchIfFocused(), []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    emptyIfAutofilled(event.currentTarget);
    if (!isCheckOfField(event) && !mayStart(event.currentTarget)) event.preventDefault();
    else checks.submit(event);
  }
  return { ...delivery, errors: checks.errors, submit, touch };
}

/** Return in a field, as the key of a phone's keyboard says "next": where something required is still ahead, it sends nothing. */
function goToNextEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.elements];
  const next = fields.slice(fields.indexOf(target) + 1).find(isEmptyAndRequired);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isEmptyAndRequired(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped && field.required && field.type !== "radio" && field.type !== "checkbox" && field.value.trim() === "";
}

type ProblemsProps = {
  live: { stoppedBy: FieldErrors | undefined; errors: FieldErrors };
  formId: string;
  fieldNames: readonly string[];
  title: string | undefined;
  ref: Ref<HTMLElement>;
};

/** What stopped the last submit, in the order of the page. */
function Problems({ live: { stoppedBy, errors }, formId, fieldNames, title, ref }: ProblemsProps) {
  const items = fieldNames.flatMap((name) => {
    const message = stoppedBy?.[name]?.join(" ");
    return message ? [{ fieldId: fieldId(formId, name), message, fixed: errors[name] === undefined }] : [];
  });
  return items.length > 0 && <ErrorSummary id={`${formId}-summary`} title={title} ref={ref} items={items} />;
}

/** Returns the props that every kind of field takes, by the field's name. */
export type FieldPropsOf<Name extends string> = (name: Name) => {
  id: string;
  name: string;
  errors: readonly string[] | undefined;
  defaultValue: string | undefined;
};

function fieldPropsOf<Name extends string>(
  formId: string,
  errors: FieldErrors,
  values: Record<string, string>,
): FieldPropsOf<Name> {
  return (name) => ({ id: fieldId(formId, name), name, errors: errors[name], defaultValue: values[name] });
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Disabled only while a submit is on its way (it has `sendingWords` then), never to signal an error. */
function SubmitButton({
  sendingWords,
  children,
  ref,
}: {
  sendingWords: string | null;
  children: ReactNode;
  ref: Ref<HTMLButtonElement>;
}) {
  return (
    <div className="send">
      <button className="btn" type="submit" ref={ref} disabled={sendingWords !== null}>
        {sendingWords ?? children}
      </button>
      {sendingWords && <span className="send__bar" aria-hidden="true" />}
      {/* A button that is disabled under the finger says nothing; this does. */}
      <span className="vh" role="status">
        {sendingWords}
      </span>
    </div>
  );
}

/** Goes to what says that the form was taken: a part of this page, or another one, which then shows the notice. */
function goTo(sentTo: string, notice: Notice | undefined): void {
  const anchor = sentTo.split("#")[1];
  // Without a connection there is no other page.
  if (!anchor && navigator.onLine) {
    if (notice) carryNotice(notice);
    location.assign(sentTo);
    return;
  }
  if (notice) showNotice(notice);
  if (!anchor) return;
  // The browser itself goes there: only then does CSS see the part as the target.
  if (location.hash === `#${anchor}`) location.hash = "";
  location.hash = anchor;
  document.getElementById(anchor)?.focus();
}
