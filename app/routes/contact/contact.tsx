import { useEffect } from "react";
import { useLocation } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import type { FieldPropsOf } from "#app/components/forms/field-props.ts";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { MessageForm } from "#app/components/forms/message-form.tsx";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import { prepareLiveForm } from "#app/components/forms/prepare-live-form.ts";
import { refuseScripts, rememberText } from "#app/components/forms/refuse-scripts.ts";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { contactFaq, messageSteps } from "#app/content/pages/contact.ts";
import { type ContactFieldName, contactFieldNames, contactForm } from "#app/forms/contact-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/contact";
import css from "./contact.css?inline";
import { WaysToReach } from "./reach-us.tsx";

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

/** What happens to a message, and when the line is open for those who would rather talk. */
function MessageAside() {
  return (
    <aside className="ct__aside" aria-labelledby="message-steps">
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
    <div className="ct__rest">
      <section className="wrap sec split" aria-labelledby="offices-title" id="offices">
        <div>
          <h2 id="offices-title">Three offices, three front doors</h2>
          <p className="lead">Call the office before you set out.</p>
        </div>
        <ul className="ct__offices">
          {site.offices.map(({ name, street, city, region, postalCode, phone }) => (
            <li key={name}>
              <h3>{name}</h3>
              <address>
                {street}
                <br />
                {city}, {region} {postalCode}
                <br />
                <a href={phone.href}>{phone.display}</a>
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

function loadChecks() {
  return prepareLiveForm(async () => (await import("./live-contact-form.tsx")).LiveContactForm);
}

function ContactForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <MessageForm
      form={contactForm}
      fieldNames={contactFieldNames}
      rejection={rejection}
      load={loadChecks}
      submitWords="Send Message"
      terms="By sending this message, you ask us to answer it by email, or by phone if you leave a number. Nothing else is done with your details, unless you tick the box."
      onFocus={rememberText}
      onInput={refuseScripts}
    >
      {(field) => <ContactFields field={field} />}
    </MessageForm>
  );
}

function ContactFields({ field }: { field: FieldPropsOf<ContactFieldName> }) {
  const subject = field("subject");
  useApplicationSubject(subject.id);
  return (
    <>
      <FirstAndLastName field={field} />
      <EmailField {...field("email")} help="Our answer comes here." />
      <PhoneField {...field("phone")} optional help="A US number, if you would rather be called." />
      <Field {...subject} label="Subject" maxLength={200} enterKeyHint="next" />
      <Field
        {...field("message")}
        multiline
        label="Message"
        help="Up to 1,000 characters. Leave out your Social Security number and account numbers."
        rows={6}
      />
    </>
  );
}

/** Who comes from an opening on the careers page finds it in the subject: `/contact?position=<slug>#message`. */
function useApplicationSubject(subjectId: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const slug = new URLSearchParams(search).get("position");
    if (!slug) return;
    // Loaded only here: the openings' texts are of no use to anybody else who writes to us.
    void import("#app/content/pages/careers.ts").then(({ positions }) => {
      const opening = positions.find((position) => position.slug === slug);
      const subject = document.getElementById(subjectId);
      if (opening && subject instanceof HTMLInputElement && subject.value === "") {
        subject.value = `Application: ${opening.title}`;
      }
    });
  }, [search, subjectId]);
}
