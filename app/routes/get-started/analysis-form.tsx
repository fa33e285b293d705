import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { Field, type FieldPropsOf } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import type { FormWords } from "#app/components/forms/form-words.tsx";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import { creditAnalysisForm, sentCreditAnalysisSchema } from "#app/forms/credit-analysis.ts";
import type { FieldNameOf } from "#app/forms/define-form.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { hasPlan } from "#app/lib/my-path/plan-mark.ts";
import { takeCarriedAnswers } from "#app/lib/submission/carried-answers.ts";

const words: FormWords = {
  sent: {
    tone: "success",
    title: "Request received",
    message: "We've emailed you confirmation and notified our team.",
  },
};

type AnalysisFormProps = {
  rejection: Rejection | undefined;
  /** The visitor's input from the page before this one. */
  carried: Record<string, string> | null;
};

/** The form for the free credit analysis. */
export function AnalysisForm({ rejection, carried }: AnalysisFormProps) {
  useFinderAnswers();
  return (
    <FormShell
      form={creditAnalysisForm}
      rejection={rejection}
      values={carried ?? undefined}
      schema={sentCreditAnalysisSchema}
      words={words}
      className="gs__form"
      sendClassName="cols cols--start gs__send"
      submitWords="Send My Request"
      sendingWords="Processing..."
      terms="By sending this form, you ask us to answer your request by email and by phone, at the details you gave."
    >
      {(field) => <AnalysisFields field={field} />}
    </FormShell>
  );
}

function AnalysisFields({ field }: { field: FieldPropsOf<FieldNameOf<typeof creditAnalysisForm>> }) {
  return (
    <>
      <FirstAndLastName field={field} />
      <EmailField {...field("email")} />
      <PhoneField {...field("phone")} />
      <Field {...field("message")} multiline rows={4} />
      <PlanToSend {...field("myPath")} />
    </>
  );
}

/** If the question can't load, we don't ask it: the request matters more than the extras. */
const PathParts = lazy(() =>
  import("./path-parts.tsx").then(
    ({ PathParts: Parts }) => ({ default: Parts }),
    () => ({ default: () => null }),
  ),
);

/** Asks which parts of the plan on this device to send. Without a plan or without JavaScript, there is nothing to ask. */
function PlanToSend(props: ComponentProps<typeof PathParts>) {
  const [isPlanned, setPlanned] = useState(false);
  useEffect(() => setPlanned(hasPlan()), []);
  return (
    isPlanned && (
      <Suspense>
        <PathParts {...props} />
      </Suspense>
    )
  );
}

/** Puts what the visitor ticked in the assistance finder into the form's message, where it can be read and changed. */
function useFinderAnswers(): void {
  useEffect(() => {
    const message = document.forms.namedItem(creditAnalysisForm.id)?.elements.namedItem("message");
    const text = takeCarriedAnswers();
    if (text === null || !(message instanceof HTMLTextAreaElement) || message.value.includes(text)) return;
    message.value = [message.value, text].filter(Boolean).join("\n");
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}
