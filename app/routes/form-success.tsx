import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { response, review, SentPage } from "./form-success/sent-page.tsx";

/** React runs here because the notice of the form that led here stays on screen. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/form-success");

export default function FormSuccess() {
  return (
    <SentPage
      title="Thank You for Reaching Out!"
      lead="Your message is with our team. We reply within 24 hours."
      steps={[
        {
          name: "Email confirmation",
          state: "next",
          note: "We send it to the address you gave. Look in your spam folder too.",
        },
        review,
        response,
      ]}
    />
  );
}
