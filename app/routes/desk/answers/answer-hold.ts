import type { ActionFunctionArgs } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";

/** Holds an answer back while its writer's focus is on Undo, and answers the script with the time left, as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const letter = String((await request.formData()).get("letter") ?? "");
  const outcome = await context.get(deskContext).act({ do: "hold-answer", letter }, "/desk");
  if ("to" in outcome) return Response.json({ problem: "signed-out" }, { status: 401 });
  return Response.json(outcome.shown, { status: outcome.status });
}
