import { prepareNotices } from "#app/components/notices/notices.tsx";
import type { LivePart } from "./use-live-form.ts";

/** Loads what filling in and sending needs, the notices too: they must be there when the connection is not. */
export async function prepareLiveForm(load: () => Promise<LivePart>): Promise<LivePart> {
  const notices = prepareNotices();
  const part = await load();
  await notices;
  return part;
}
