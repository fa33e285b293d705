import { Questions } from "#app/components/sections/questions.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { contactFaq } from "#app/content/pages/contact.ts";
import { site } from "#config/site.ts";

export function OfficesAndQuestions() {
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
