import { useNavigate } from "react-router";
import { ConsentBox } from "#app/components/forms/consent-box.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { SendFailure } from "#app/components/forms/failure-notice.tsx";
import { fieldId, fieldPropsOf } from "#app/components/forms/field-props.ts";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { NextPage } from "#app/components/forms/next-page.tsx";
import { prepareLiveForm } from "#app/components/forms/prepare-live-form.ts";
import { sentNotice } from "#app/components/forms/sent-notice.ts";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useFormFocus } from "#app/components/forms/use-form-focus.ts";
import { useLiveForm } from "#app/components/forms/use-live-form.ts";
import { type Notice, showNotice } from "#app/components/notices/notice-store.ts";
import { Arrow } from "#app/components/ui/icons.tsx";
import { creditAnalysisFieldNames, creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { AnalysisFields } from "./analysis-fields.tsx";

const success: Notice = {
  tone: "success",
  title: "Request received",
  message: "We've emailed you confirmation and notified our team.",
};

function loadChecks() {
  return prepareLiveForm(async () => (await import("./live-analysis-form.tsx")).LiveAnalysisForm);
}

type AnalysisFormProps = {
  rejection: Rejection | undefined;
  /** What the visitor typed on the page before this one. */
  carried: Record<string, string> | null;
};

/** The form for the free credit analysis, in every state it can be in. */
export function AnalysisForm({ rejection, carried }: AnalysisFormProps) {
  const navigate = useNavigate();
  const form = useLiveForm({
    formId: creditAnalysisForm.id,
    fieldNames: creditAnalysisFieldNames,
    rejection,
    load: loadChecks,
    onSent(stillHere, note) {
      showNotice(sentNotice(note, success));
      if (stillHere) navigate(sentToWith(creditAnalysisForm.sentTo, note));
    },
  });
  const focus = useFormFocus(form);
  const { errors, stoppedBy, phase, Live } = form;
  return (
    <form
      id={creditAnalysisForm.id}
      className="gs__form"
      method="post"
      action={creditAnalysisForm.action}
      ref={form.formRef}
      onSubmit={form.submit}
      onFocus={form.touch}
      onPointerDown={form.touch}
      aria-busy={phase.name === "sending" || undefined}
    >
      {stoppedBy && (
        <ErrorSummary
          id={`${creditAnalysisForm.id}-summary`}
          ref={focus.summaryRef}
          items={creditAnalysisFieldNames.flatMap((name) => {
            const message = stoppedBy[name]?.join(" ");
            return message
              ? [{ fieldId: fieldId(creditAnalysisForm.id, name), message, fixed: errors[name] === undefined }]
              : [];
          })}
        />
      )}
      <AnalysisFields field={fieldPropsOf(creditAnalysisForm.id, errors, rejection?.values ?? carried ?? {})} />
      {phase.name === "failed" && (
        <SendFailure notice={phase.notice} retryAfterSeconds={phase.retryAfterSeconds} ref={focus.failureRef} />
      )}
      <ConsentBox formId={creditAnalysisForm.id} ticked={rejection?.values.consentTextId} />
      <div className="gs__send">
        <SubmitButton sending={phase.name === "loading" || phase.name === "sending"} ref={focus.buttonRef}>
          Send My Request <Arrow />
        </SubmitButton>
        <p className="fine">
          By sending this form, you ask us to answer your request by email and by phone, at the details you gave.
        </p>
      </div>
      {Live && (
        <>
          <Live {...form.liveProps} />
          <NextPage path={creditAnalysisForm.sentTo} />
        </>
      )}
    </form>
  );
}
