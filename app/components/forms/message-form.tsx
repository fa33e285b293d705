import type { FocusEvent, FormEventHandler, ReactNode } from "react";
import { useNavigate } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { ConsentBox } from "./consent-box.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SendFailure } from "./failure-notice.tsx";
import { type FieldPropsOf, fieldId, fieldPropsOf } from "./field-props.ts";
import type { FieldErrors, Rejection } from "./form-types.ts";
import { limitNotices } from "./limit-notices.ts";
import css from "./message-form.css?inline";
import { NextPage } from "./next-page.tsx";
import { RobotTrap } from "./robot-trap.tsx";
import type { MessageFormNames } from "./send-message.ts";
import { sentNotice } from "./sent-notice.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import { type LivePart, useLiveForm } from "./use-live-form.ts";
import { useSubmitGuards } from "./use-submit-guards.ts";

type MessageFormProps<Name extends string> = {
  form: MessageFormNames & { action: string; sentTo: string };
  fieldNames: readonly Name[];
  /** What a plain POST was answered with, when this page is that answer. */
  rejection: Rejection | undefined;
  load: () => Promise<LivePart>;
  submitWords: string;
  /** What sending means, beside the button. */
  terms: ReactNode;
  onFocus?: (event: FocusEvent<HTMLFormElement>) => void;
  onInput?: FormEventHandler<HTMLFormElement>;
  children: (field: FieldPropsOf<Name>) => ReactNode;
};

const success: Notice = {
  tone: "success",
  title: "Success",
  message: "Your form has been submitted successfully.",
};

const failure: Notice = {
  tone: "failure",
  title: "Submission Error",
  message: "There was an error submitting your form. Please try again.",
};

/** A form whose content goes to the team as a message, in every state it can be in. */
export function MessageForm<Name extends string>({ form: names, fieldNames, ...props }: MessageFormProps<Name>) {
  const { id, formName, action, sentTo, limits, marketing } = names;
  const navigate = useNavigate();
  const guards = useSubmitGuards(formName, limits);
  const form = useLiveForm({
    formId: id,
    fieldNames,
    rejection: props.rejection,
    load: props.load,
    failure,
    refusals: limitNotices,
    ...guards,
    onStopped: (errors) => showNotice(validationNotice(errors)),
    onSent(stillHere, note) {
      showNotice(sentNotice(note, success));
      if (stillHere) goTo(sentToWith(sentTo, note), navigate);
    },
  });
  const focus = useFormFocus(form);
  const { errors, stoppedBy, phase, Live } = form;
  return (
    <form
      id={id}
      className="mf"
      method="post"
      action={action}
      ref={form.formRef}
      onSubmit={form.submit}
      onInput={props.onInput}
      onFocus={(event) => {
        form.touch();
        props.onFocus?.(event);
      }}
      onPointerDown={form.touch}
      aria-busy={phase.name === "sending" || undefined}
    >
      <InlineStyle name="message-form" layer="page" css={css} />
      {stoppedBy && (
        <ErrorSummary
          id={`${id}-summary`}
          // Without JavaScript nothing else says it.
          title={props.rejection && "Validation Error"}
          ref={focus.summaryRef}
          items={fieldNames.flatMap((name) => {
            const message = stoppedBy[name]?.join(" ");
            return message ? [{ fieldId: fieldId(id, name), message, fixed: errors[name] === undefined }] : [];
          })}
        />
      )}
      {props.children(fieldPropsOf(id, errors, props.rejection?.values ?? {}))}
      <RobotTrap formId={id} />
      {phase.name === "failed" && (
        <SendFailure
          notice={phase.notice}
          title={phase.said.title}
          retryAfterSeconds={phase.retryAfterSeconds}
          ref={focus.failureRef}
        >
          {phase.said.message}
        </SendFailure>
      )}
      {marketing && <ConsentBox formId={id} ticked={props.rejection?.values.consentTextId} />}
      <div className="mf__send">
        <SubmitButton
          sending={phase.name === "loading" || phase.name === "sending"}
          sendingWords="Sending..."
          ref={focus.buttonRef}
        >
          {props.submitWords} <Arrow />
        </SubmitButton>
        <p className="fine">{props.terms}</p>
      </div>
      {Live && (
        <>
          <Live {...form.liveProps} />
          <NextPage path={sentTo} />
        </>
      )}
    </form>
  );
}

function validationNotice(errors: FieldErrors): Notice {
  const sentences = Object.values(errors).map((messages) => messages.join(" ").replace(/\.$/, ""));
  return { tone: "failure", title: "Validation Error", message: `${sentences.join(". ")}.` };
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
