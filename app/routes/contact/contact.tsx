import { InlineStyle } from "#app/components/inline-style.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { contactFaq } from "#app/content/pages/company/contact-words.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { formsOfMessages } from "#app/server/forms/message-forms.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/contact";
import css from "./contact.css?inline";
import { MessageAside } from "./message-aside.tsx";
import { WaysToReach } from "./reach-us.tsx";

export const meta = pageMeta("/contact");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), formsOfMessages.contact);
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
      <section className="wrap sec mf__pair cols cols--start" id="message" aria-labelledby="message-title">
        <div>
          <h2 id="message-title">Put it in your own words</h2>
          <p className="lead">One message, as long or short as you like. Only the phone number is optional.</p>
          <Island name="contact-form" when="idle" props={{ rejection: actionData }} />
        </div>
        <aside className="slab sticky ct__aside" aria-labelledby="message-steps">
          <MessageAside />
        </aside>
      </section>
      <OfficesAndQuestions />
    </>
  );
}

function OfficesAndQuestions() {
  return (
    <div className="sunk">
      <section className="wrap sec split" aria-labelledby="offices-title" id="offices">
        <div>
          <h2 id="offices-title">Three offices, three front doors</h2>
          <p className="lead">Call the office before you go.</p>
        </div>
        <ul className="rows ct__offices">
          {site.offices.map(({ name, street, city, region, postalCode, phone }) => (
            <li key={name}>
              <h3>{name}</h3>
              <address>
                {street}
                <br />
                {city}, {region} {postalCode}
                <br />
                <a className="tap" href={phone.href}>
                  {phone.display}
                </a>
              </address>
              {/\bexample\b/i.test(street) && <Tag>Placeholder address</Tag>}
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap sec sec--tight split" aria-labelledby="contact-faq">
        <h2 id="contact-faq">Before you write</h2>
        <Questions questions={contactFaq} group="contact-faq" />
      </section>
    </div>
  );
}
