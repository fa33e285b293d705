import type { ComponentProps } from "react";
import { LiveForm } from "#app/components/forms/live-form.tsx";
import { submissionExtras } from "#app/components/forms/submission-extras.ts";
import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { creditAnalysisSchema } from "#app/forms/credit-analysis-schema.ts";
import { sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { requestPayload } from "./request-payload.ts";

/** The checks of the form and the call that sends it; loaded when the visitor first touches the form. */
export function LiveAnalysisForm({ onValid, ...props }: ComponentProps<LivePart>) {
  return (
    <LiveForm
      {...props}
      schema={creditAnalysisSchema}
      onValid={(fields) =>
        onValid(() =>
          sendFormNotification(requestPayload(fields, window.location.href, submissionExtras(props.formId))),
        )
      }
    />
  );
}
