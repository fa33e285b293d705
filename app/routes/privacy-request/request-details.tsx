import { requestChoices } from "#app/content/pages/privacy-rights.ts";
import { site } from "#config/site.ts";
import type { ShownPrivacyRequest } from "./privacy-page.server.ts";

/** What to name when you write or call; nothing here says who asked. */
export function RequestDetails({ request }: { request: ShownPrivacyRequest }) {
  const { reference, requestType, received, due } = request;
  const rows = [
    { term: "Reference number", text: reference },
    { term: "You ask for", text: requestChoices[requestType].label },
    { term: "Received", text: received },
    { term: "Answer due", text: due },
  ];
  return (
    <section className="wrap sec split" aria-labelledby="details">
      <div>
        <h2 id="details">To quote when you write or call</h2>
        <p className="lead">
          <a href={`mailto:${site.email}`}>{site.email}</a> or <a href={site.phone.href}>{site.phone.display}</a>.
        </p>
      </div>
      <dl className="prq__list">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
