import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { response, review, SentPage } from "./form-success/sent-page.tsx";

/** React runs here because the notice of the form that led here stays on screen. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/form-success/no-email");

/** For who gets no confirmation, because the address has had as many as we send. */
export default function FormSuccessWithoutEmail() {
  return (
    <SentPage
      title="Thank You for Reaching Out!"
      lead="Your message is with our team. We reply within 24 hours. This time we send you no confirmation email: your address has had as many as we send in an hour or a day."
      steps={[{ ...review, state: "next" }, response]}
    />
  );
}
