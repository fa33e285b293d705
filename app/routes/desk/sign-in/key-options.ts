import type { ActionFunctionArgs } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";

const asks = ["ask-key", "ask-new-key", "ask-key-again"];

/** The challenge a device must sign, as JSON for the script behind a passkey button. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const sent = await request.formData();
  const ask = String(sent.get("do"));
  const outcome = await context.get(deskContext).act({ do: asks.includes(ask) ? ask : "" }, String(sent.get("from")));
  if ("to" in outcome) return new Response(null, { status: 303, headers: { Location: outcome.to } });
  const { shown, status } = outcome;
  return Response.json("options" in shown ? shown.options : shown, { status });
}
