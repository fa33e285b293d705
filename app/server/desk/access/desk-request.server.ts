import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Desk } from "./desk.server.ts";
import type { SeenAt, ViewName } from "./desk-views.server.ts";

/** A desk request, as loaders and actions get it. */
export type DeskRequest = Pick<Awaited<ReturnType<Desk["visit"]>>, "see" | "act"> & {
  /** Nonce for the scripts of this document. */
  nonce: string;
  /** Logs a page's error under the request's id. */
  reportError(error: unknown): void;
};

/**
 * Context the server passes to the routes of the desk's build. The server takes the key from the build, because the build
 * has a separate copy of this module.
 */
export const deskContext = createContext<DeskRequest>();

/** A loader that returns the view with this name; `subject` is the part of the address that names one item. */
export function seeAtDesk<Name extends ViewName>(name: Name, subject = "") {
  return ({ request, context, params }: LoaderFunctionArgs): Promise<SeenAt<Name>> =>
    context.get(deskContext).see(name, pagePathOf(request), params[subject]);
}

/** The action of every page. The command is in the field `do`. */
export async function actAtDesk({ request, context }: ActionFunctionArgs) {
  const sent = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
  const outcome = await context.get(deskContext).act(Object.fromEntries(sent), pagePathOf(request));
  if ("shown" in outcome) return data(outcome.shown, { status: outcome.status });
  const headers: Record<string, string> = outcome.cookie === undefined ? {} : { "Set-Cookie": outcome.cookie };
  return redirect(outcome.to, { status: 303, headers });
}

/** The page a request belongs to, with its query. The router asks for a page's data under a different path. */
function pagePathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
