import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { contactFaq, messageSteps } from "#app/content/pages/company/contact.ts";
import { contactFieldNames, contactForm } from "#app/forms/message-form-names.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/contact";
import css from "./contact.css?inline";
import { ContactForm } from "./contact-form.tsx";
import { WaysToReach } from "./reach-us.tsx";

/** React runs here for the form: it checks, shows notices, and keeps what was typed when sending fails. */
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
      <section className="wrap sec mf__pair cols cols--start" id="message" aria-labelledby="message-title">
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

/** What happens to a message, and when the line is open for those who would rather talk. */
function MessageAside() {
  return (
    <aside className="slab sticky ct__aside" aria-labelledby="message-steps">
      <h3 id="message-steps">What happens to it</h3>
      <ol className="vpath">
        {messageSteps.map(({ name, note }, index) => (
          <li key={name}>
            <Stop state={index === 0 ? "next" : "later"} />
            <h4>{name}</h4>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      <h3>
        Or call <a href={site.phone.href}>{site.phone.display}</a>
      </h3>
      <PhoneHours />
    </aside>
  );
}

function OfficesAndQuestions() {
  return (
    <div className="sunk">
      <section className="wrap sec split" aria-labelledby="offices-title" id="offices">
        <div>
          <h2 id="offices-title">Three offices, three front doors</h2>
          <p className="lead">Call the office before you set out.</p>
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
