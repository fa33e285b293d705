import type { LivePart } from "#app/components/forms/use-live-form.ts";
import { prepareNotices } from "#app/components/notices/notices.tsx";

/** Loads what filling in and sending needs, the notices too: they must be there when the connection is not. */
export async function prepareForm(): Promise<LivePart> {
  const notices = prepareNotices();
  const { LiveAnalysisForm } = await import("./live-analysis-form.tsx");
  await notices;
  return LiveAnalysisForm;
}
