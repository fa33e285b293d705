import { data } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import { type CarriedContact, dropContact, readContact } from "#app/server/lead/carried-contact.server.ts";

/**
 * The visitor's input from the landing page, for the form's fields. Returned once. Null if there is none, and during
 * prerendering, which has no request.
 */
export function carriedValues(request: Request, context: RequestContext | null) {
  const cookies = request.headers.get("Cookie");
  const https = new URL(request.url).protocol === "https:";
  const carried = context && readContact(context.services.dataKey, cookies, { https });
  if (!carried) return data<CarriedContact | null>(null);
  return data<CarriedContact | null>(carried, { headers: { "Set-Cookie": dropContact({ https }) } });
}
