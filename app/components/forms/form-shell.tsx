import { type FocusEvent, type FormEventHandler, type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { carryNotice, type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { ConsentBox } from "./consent-box.tsx";
import { FormFrame, RobotTrap } from "./form-frame.tsx";
import { ErrorSummary, SendFailure } from "./form-problems.tsx";
import type { FormToSend } from "./form-sender.ts";
import css from "./form-shell.css?inline";
import { type FormWords, messageWords, sentNotice } from "./form-words.tsx";
import type { FormSchema } from "./live-form.tsx";
import { useFieldsLeft, useFormFocus } from "./use-form-focus.ts";
import {
  type FieldErrors,
  type FormHandle,
  type FormPhase,
  type LivePart,
  refusalNotice,
  useLiveForm,
  usualRefusalWords,
} from "./use-live-form.ts";
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
  /** Loads the schema that checks the fields and returns what is sent. Left out on pages where React does not run. */
  loadSchema?: () => Promise<FormSchema>;
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

/** The shell of every form that is more than one line: everything around its fields, in every state of the form. */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { form, fieldNames, rejection, words = messageWords, sendingWords = "Sending..." } = props;
  const live = useShell(props, words);
  const { summaryRef, failureRef, buttonRef } = useFormFocus(live);
  const { errors, phase } = live;
  return (
    <FormFrame
      live={live}
      id={form.id}
      className={props.className ?? "mf"}
      action={form.action}
      encType={form.encType}
      onFocus={props.onFocus}
      onKeyDown={goToNextEmpty}
      onInput={props.onInput}
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
        <SubmitButton sendingWords={isOnItsWay(phase) ? sendingWords : null} ref={buttonRef}>
          {props.submitWords} <Arrow />
        </SubmitButton>
        <p className="fine">{props.terms}</p>
      </div>
    </FormFrame>
  );
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

/** Brings the shell to life, if the form has a schema to load. */
function useShell<Name extends string>(props: FormShellProps<Name>, { sent, refusal, stopped }: FormWords): FormHandle {
  const { form, fieldNames, rejection, loadSchema } = props;
  const leftEarly = useRef(new Set<string>()).current;
  const live = useLiveForm({
    fieldNames,
    rejection,
    load: loadSchema && (() => loadLivePart({ form, loadSchema, leftEarly })),
    ...(refusal && { refusalWords: refusal }),
    ...useSubmitGuards(form.formName, form.limits),
    onStopped: (errors) => stopped && showNotice(stopped(errors)),
    onSent({ note }) {
      const notice = sent && sentNotice(note, sent);
      if (form.sentTo) goTo(sentToWith(form.sentTo, note), notice);
      else if (notice) showNotice(notice);
    },
  });
  useFieldsLeft(live, leftEarly);
  return live;
}

type ProblemsProps = {
  live: FormHandle;
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

type LivePartNeeds = { form: FormToSend; loadSchema: () => Promise<FormSchema>; leftEarly: Set<string> };

async function loadLivePart({ form, loadSchema, leftEarly }: LivePartNeeds): Promise<LivePart> {
  const [{ LiveForm }, schema] = await Promise.all([import("./live-form.tsx"), loadSchema()]);
  return (part) => <LiveForm {...part} form={form} schema={schema} leftEarly={leftEarly} />;
}

function isOnItsWay({ name }: FormPhase): boolean {
  return name === "loading" || name === "sending";
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
