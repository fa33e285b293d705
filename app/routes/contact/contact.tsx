import { InlineStyle } from "#app/components/inline-style.tsx";
import { contactFieldNames, contactForm } from "#app/forms/contact-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import type { Route } from "./+types/contact";
import css from "./contact.css?inline";
import { MessageAside } from "./message-aside.tsx";
import { OfficesAndQuestions } from "./offices-and-questions.tsx";
import { WaysToReach } from "./reach-us.tsx";
import { ContactForm } from "./write-to-us.tsx";

/** React runs here for the form: its checks, its notices, and the visitor's words kept when sending fails. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/contact");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), { ...contactForm, fieldNames: contactFieldNames });
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="contact" layer="page" css={css} />
      <WaysToReach />
      <section className="wrap sec mf__pair" id="message" aria-labelledby="message-title">
        <div>
          <h2 id="message-title">Put it in your own words</h2>
          <p className="lead">One message, as long or short as you like. Everything but the phone number is needed.</p>
          <ContactForm rejection={actionData} />
        </div>
        <MessageAside />
      </section>
      <OfficesAndQuestions />
    </>
  );
}
