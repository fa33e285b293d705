import { type FocusEvent, type FormEventHandler, type ReactNode, type Ref, useRef } from "react";
import { useNavigate } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { showNotice } from "#app/components/notices/notice-store.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { noteSent } from "#app/lib/submission/last-sent.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { ConsentBox } from "./consent-box.tsx";
import { FormFrame, RobotTrap } from "./form-frame.tsx";
import { ErrorSummary, SendFailure } from "./form-problems.tsx";
import type { SentForm } from "./form-sender.ts";
import css from "./form-shell.css?inline";
import { type FormWords, messageWords, sentNotice } from "./form-words.tsx";
import type { FormSchema } from "./live-form.tsx";
import { useFieldsLeft, useFormFocus } from "./use-form-focus.ts";
import {
  type FieldErrors,
  type FormState,
  type LivePart,
  refusalNotice,
  useLiveForm,
  usualRefusalWords,
} from "./use-live-form.ts";
import { useSubmitGuards } from "./use-submit-guards.ts";

type ShellForm = SentForm & {
  action: string;
  /** Where the visitor is led once the form is taken. The answer to a plain POST leads there by itself. */
  sentTo?: string;
};

type FormShellProps<Name extends string> = {
  form: ShellForm;
  fieldNames: readonly Name[];
  /** What a plain POST was answered with, when this page is that answer. */
  rejection: Rejection | undefined;
  /** What the fields start with. */
  values?: Record<string, string> | undefined;
  /** Loads what checks the fields and gives what is sent of them. None on a page where React does not run. */
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

/** The shell of every form that is more than a line: all that stands around its fields, in every state it can be in. */
export function FormShell<Name extends string>({ form, fieldNames, rejection, ...props }: FormShellProps<Name>) {
  const {
    words = messageWords,
    className = "mf",
    sendClassName = "mf__send screen-only",
    loadSchema,
    sendingWords,
  } = props;
  const { refusal: refusalWords = usualRefusalWords } = words;
  const navigate = useNavigate();
  const leftEarly = useRef(new Set<string>()).current;
  const live = useLiveForm({
    fieldNames,
    rejection,
    load: loadSchema && (() => loadLivePart({ form, loadSchema, leftEarly })),
    refusalWords,
    ...useSubmitGuards(form.formName, form.limits),
    onStopped: (errors) => words.stopped && showNotice(words.stopped(errors)),
    onSent({ note, answerBy = null }, isStillHere) {
      noteSent({ formId: form.id, answerBy });
      if (words.sent) showNotice(sentNotice(note, words.sent));
      if (isStillHere && form.sentTo) goTo(sentToWith(form.sentTo, note), navigate);
    },
  });
  useFieldsLeft(live, leftEarly);
  const { summaryRef, failureRef, buttonRef } = useFormFocus(live);
  const { errors, stoppedBy, phase } = live;
  const problems = fieldNames.flatMap((name) => {
    const message = stoppedBy?.[name]?.join(" ");
    return message ? [{ fieldId: fieldId(form.id, name), message, fixed: errors[name] === undefined }] : [];
  });
  return (
    <FormFrame
      live={live}
      id={form.id}
      className={className}
      action={form.action}
      onFocus={props.onFocus}
      onInput={props.onInput}
    >
      {className === "mf" && <InlineStyle name="form-shell" layer="page" css={css} />}
      {problems.length > 0 && (
        <ErrorSummary
          id={`${form.id}-summary`}
          // Without JavaScript no notice says it.
          title={words.stopped && rejection && "Validation Error"}
          ref={summaryRef}
          items={problems}
        />
      )}
      {props.children(fieldPropsOf(form.id, errors, rejection?.values ?? props.values ?? {}))}
      {form.limits && <RobotTrap formId={form.id} />}
      {Object.entries(props.hidden ?? {}).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {phase.name === "failed" && (
        <SendFailure
          notice={refusalNotice(refusalWords, phase)}
          isTold={phase.isTold}
          retryAfterSeconds={phase.retryAfterSeconds}
          ref={failureRef}
        />
      )}
      {form.asksConsent && <ConsentBox formId={form.id} ticked={rejection?.values.consentTextId} />}
      <div className={sendClassName}>
        <SubmitButton sendingWords={isOnItsWay(phase) ? (sendingWords ?? "Sending...") : null} ref={buttonRef}>
          {props.submitWords} <Arrow />
        </SubmitButton>
        <p className="fine">{props.terms}</p>
      </div>
      {live.Live && form.sentTo && <NextPage path={form.sentTo} />}
    </FormFrame>
  );
}

/** Gives what every kind of field takes, by the field's name. */
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

type LivePartNeeds = { form: SentForm; loadSchema: () => Promise<FormSchema>; leftEarly: Set<string> };

async function loadLivePart({ form, loadSchema, leftEarly }: LivePartNeeds): Promise<LivePart> {
  const [{ LiveForm }, schema] = await Promise.all([import("./live-form.tsx"), loadSchema()]);
  return (part) => <LiveForm {...part} form={form} schema={schema} leftEarly={leftEarly} />;
}

function isOnItsWay({ name }: FormState["phase"]): boolean {
  return name === "loading" || name === "sending";
}

/** Disabled only while a submit is on its way, which has words then; never to signal an error. */
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

/** A part of this very page is reached by the browser itself: only then does CSS know it as the target. */
function goTo(sentTo: string, navigate: (to: string) => void): void {
  const anchor = sentTo.split("#")[1];
  if (!anchor) {
    navigate(sentTo);
    return;
  }
  if (window.location.hash === `#${anchor}`) window.location.hash = "";
  window.location.hash = anchor;
  document.getElementById(anchor)?.focus();
}

type RouteFiles = { path?: string; module: string; imports?: readonly string[] };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** The router's list of all routes. */
    readonly __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  }
}

/**
 * Has the browser fetch what the page after a form needs, so that it opens even if the connection is lost meanwhile.
 *
 * Not by the router's own `PrefetchPageLinks`: that imports the page at once, and where the import fails, because the
 * connection is gone, the router loads this page anew, and all that was typed is lost.
 */
function NextPage({ path }: { path: string }) {
  const route = Object.values(window.__reactRouterManifest?.routes ?? {}).find((each) => `/${each.path}` === path);
  if (!route) return null;
  return [route.module, ...(route.imports ?? [])].map((href) => (
    <link key={href} rel="prefetch" as="script" href={href} />
  ));
}
