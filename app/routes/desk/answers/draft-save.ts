import type { ActionFunctionArgs } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";

/** Saves a draft while its writer types, and answers the script with the problems in it, as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const sent = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
  // The form itself says use-sentence; here the draft is only saved.
  const { do: _, ...fields } = Object.fromEntries(sent);
  // The page to come back to after signing in again.
  const page = `/desk/threads/${fields.thread}`;
  const outcome = await context.get(deskContext).act({ do: "autosave-draft", ...fields }, page);
  // Signed out: the script says so, and the draft stays in the box.
  if ("to" in outcome) return Response.json({ problem: "signed-out" }, { status: 401 });
  return Response.json(outcome.shown, { status: outcome.status });
}
