import { data } from "react-router";
import { type DocumentFlaw, flawWords, mostDocumentBytes, sizeWords } from "#app/domain/documents/document-rules.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { recallDocument } from "#app/server/documents/documents.server.ts";
import { type FormPart, readMultipart } from "#app/server/documents/multipart.server.ts";
import { type DocumentTaker, takeDocument } from "#app/server/documents/take-document.server.ts";
import type { MessageForm } from "#app/server/forms/message-forms.server.ts";
import { floodLimits } from "#app/server/guard/limiter.server.ts";
import { refuseForm } from "#app/server/http/pages/failure.server.ts";
import { answerSentForm, rejectionOf } from "#app/server/http/plain-post.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

type Taken = { token: string } | { flaw: DocumentFlaw };

/**
 * Takes an application with its file. We keep a good file while the visitor fixes something else, so no one has to choose it
 * twice.
 */
export async function receiveApplication(request: Request, context: RequestContext, form: MessageForm) {
  const { limiter, documents } = context.services;
  const body = Buffer.from(await request.arrayBuffer());
  const parts = readMultipart(request.headers.get("Content-Type") ?? "", body);
  if (!parts) throw data(null, { status: 415 });
  const sent = textsOf(parts);
  // The last two, which the form shows again as well, belong to a file we already have.
  const fieldNames = [...form.fieldNames, "document", "documentName"];
  try {
    const before = await recallDocument(documents, sent.document || null);
    const chosen = filesOf(parts);
    if (chosen.length > 0) await limiter.take(`${form.id} file`, context.clientAddress, floodLimits.perMinute);
    const taken = chosen.length > 0 ? await takeOne(documents, chosen) : goneOf(sent, before !== null);
    const token = taken && "token" in taken ? taken.token : before && sent.document;
    Object.assign(sent, await shownAs(documents, token || null));
    if (taken && "flaw" in taken) throw refusal(form, sent, taken.flaw);
  } catch (thrown) {
    return refuseForm(thrown, context, (error) => rejectionOf(error, sent, fieldNames));
  }
  return answerSentForm(request, context, { ...form, fieldNames }, sent);
}

/** The text fields that arrived whole, by name. */
function textsOf(parts: readonly FormPart[]): Record<string, string> {
  const texts = parts.filter(({ fileName, isWhole }) => fileName === undefined && isWhole);
  return Object.fromEntries(texts.map(({ name, content }) => [name, content.toString("utf8").slice(0, 10_000)]));
}

/** If the visitor chose no file, the browser sends a part with no name and no bytes. */
function filesOf(parts: readonly FormPart[]): FormPart[] {
  return parts.filter(({ fileName, content }) => fileName !== undefined && (fileName !== "" || content.length > 0));
}

async function takeOne(documents: DocumentTaker, [file, ...others]: FormPart[]): Promise<Taken> {
  if (!file || others.length > 0) return { flaw: "two-files" };
  // A file cut off here is larger than any we keep, or its sender wrote no end.
  if (!file.isWhole) return { flaw: file.content.length > mostDocumentBytes ? "too-large" : "cut-off" };
  return takeDocument(documents, { bytes: file.content, typedName: file.fileName ?? "" }, Date.now());
}

/** We told the visitor that we have their file. */
function goneOf({ document }: Record<string, string>, isThere: boolean): Taken | null {
  return document && !isThere ? { flaw: "gone" } : null;
}

async function shownAs(documents: DocumentTaker, token: string | null): Promise<Record<string, string>> {
  const kept = await recallDocument(documents, token);
  if (!kept || token === null) return { document: "", documentName: "" };
  return { document: token, documentName: `${kept.name}, ${sizeWords(kept.size)}` };
}

/** Includes all the other problems: no one should hear about them one at a time. */
function refusal(form: MessageForm, sent: Record<string, string>, flaw: DocumentFlaw): AppError {
  const pageUrl = publicSettings.siteUrl + form.action;
  const parsed = form.read({ ...sent, formName: form.formName, pageUrl }, Date.now());
  const fields = { ...(parsed.ok ? {} : parsed.fields), resume: [flawWords[flaw]] };
  return new AppError("invalid-fields", "Please correct the errors in the form.", { fields });
}
