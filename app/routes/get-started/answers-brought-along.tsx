import { useEffect } from "react";
import { creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import { takeCarriedAnswers } from "#app/lib/submission/carried-answers.ts";

/** Puts what the visitor ticked in the assistance finder into the form's message, where it can be read and changed. */
export function CarriedAnswers() {
  useEffect(() => {
    const message = document.forms.namedItem(creditAnalysisForm.id)?.elements.namedItem("message");
    const text = takeCarriedAnswers();
    if (text !== null && message instanceof HTMLTextAreaElement && message.value === "") message.value = text;
  }, []);
  return null;
}
