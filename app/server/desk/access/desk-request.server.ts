import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Desk } from "./desk.server.ts";
import type { SeenAt, ViewName } from "./desk-views.server.ts";

/** A request at the desk, as its pages' loaders and actions are given it. */
export type DeskRequest = Pick<Awaited<ReturnType<Desk["visit"]>>, "see" | "act"> & {
  /** What marks the scripts of this document as ours. */
  nonce: string;
  /** Logs what a page failed with, under the request's id. */
  reportError(error: unknown): void;
};

/** What the server hands to the routes of the desk's build: it takes the key from the build, which has a copy of its own. */
export const deskContext = createContext<DeskRequest>();

/** A loader that gives what the table of views has under a name; `subject` is the part of the address that names one thing. */
export function seeAtDesk<Name extends ViewName>(name: Name, subject = "") {
  return ({ request, context, params }: LoaderFunctionArgs): Promise<SeenAt<Name>> =>
    context.get(deskContext).see(name, pagePathOf(request), params[subject]);
}

/** The action of every page: what its form asks for is in the field `do`. */
export async function actAtDesk({ request, context }: ActionFunctionArgs) {
  const sent = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
  const outcome = await context.get(deskContext).act(Object.fromEntries(sent), pagePathOf(request));
  if ("shown" in outcome) return data(outcome.shown, { status: outcome.status });
  const headers: Record<string, string> = outcome.cookie === undefined ? {} : { "Set-Cookie": outcome.cookie };
  return redirect(outcome.to, { status: 303, headers });
}

/** The page that a request belongs to, with its query: the router asks for a page's data under a name of its own. */
function pagePathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
