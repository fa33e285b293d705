import { submissionKeys } from "#app/lib/submission-keys.ts";

const keyOf = submissionKeys();

/** What is sent for a form's fields: what was left out is not there, and the same content names the same submission. */
export function messagePayload({ id, formName }: { id: string; formName: string }, fields: Record<string, unknown>) {
  const content = { formName, ...fields };
  const submissionKey = keyOf(JSON.stringify(content));
  const form = document.forms.namedItem(id);
  const proof = form && new FormData(form).get("_csrf");
  return {
    ...content,
    pageUrl: window.location.href,
    ...(submissionKey && { submissionKey }),
    ...(proof && { _csrf: proof }),
  };
}
