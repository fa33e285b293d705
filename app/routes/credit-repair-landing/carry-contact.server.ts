import { redirect } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import { carriedTo, carryContact } from "#app/server/lead/carried-contact.server.ts";

/** Takes the short form and leads to the full one, with email and phone already filled in. Stores nothing. */
export async function answerShortForm(request: Request, { services }: RequestContext): Promise<Response> {
  const form = await request.formData();
  const contact = { email: textOf(form.get("email")), phone: textOf(form.get("phone")) };
  const https = new URL(request.url).protocol === "https:";
  const cookie = carryContact(services.dataKey, contact, { https });
  return redirect(carriedTo, { status: 303, ...(cookie && { headers: { "Set-Cookie": cookie } }) });
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
