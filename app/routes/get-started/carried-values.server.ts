import { data } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import { type CarriedContact, dropContact, readContact } from "#app/server/lead/carried-contact.server.ts";

/**
 * What the visitor typed on the landing page, for the fields of the form. It is handed out once. Null if there is none, and
 * while the page is prerendered, when there is no request.
 */
export function carriedValues(request: Request, context: RequestContext | null) {
  const cookies = request.headers.get("Cookie");
  const https = new URL(request.url).protocol === "https:";
  const carried = context && readContact(context.services.dataKey, cookies, { https });
  if (!carried) return data<CarriedContact | null>(null);
  return data<CarriedContact | null>(carried, { headers: { "Set-Cookie": dropContact({ https }) } });
}
