import { PageHero } from "#app/components/sections/page-hero.tsx";
import { PolicyText } from "#app/components/sections/policy-text.tsx";
import { CardTable } from "#app/components/ui/card-table.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { type ApiPage, readApiPage } from "#app/server/developers/api-description.server.ts";
import type { Route } from "./+types/developers";

export const meta = pageMeta("/developers");

export function loader(): ApiPage {
  return readApiPage();
}

const sections = [
  { id: "call", title: "The one call" },
  { id: "webhooks", title: "Webhooks" },
  { id: "events", title: "Events" },
  { id: "exports", title: "Exports" },
];

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  const { call, webhooks, exports } = loaderData;
  return (
    <>
      <PageHero
        name="For developers"
        title="Connect your own systems"
        lead="How to send us a request, how we tell you what is new, and what the export files hold."
      >
        <p>
          For programs, the same as <a href="/developers/openapi.json">OpenAPI 3.1</a>.
        </p>
      </PageHero>
      <PolicyText sections={sections}>
        <TheCall {...call} />
        <Webhooks />
        <Events webhooks={webhooks} />
        <Exports exports={exports} />
      </PolicyText>
    </>
  );
}

function TheCall({ path, fields, answer, failures }: ApiPage["call"]) {
  return (
    <section aria-labelledby="call">
      <h2 id="call">The one call</h2>
      <p>
        Send a request for a free credit analysis as JSON to <code>POST {path}</code>. We answer once it is stored. Send
        it again with the same <code>submissionKey</code> if no answer comes. It is stored once.
      </p>
      <CardTable caption="What to send" columns={["Field", "Type", "Needed"]} rows={fields} />
      <h3>What comes back</h3>
      <CardTable caption="What comes back" columns={["Field", "Type", "About it"]} rows={answer} />
      <h3>When it fails</h3>
      <CardTable caption="When it fails" columns={["Status", "What it means"]} rows={failures} />
    </section>
  );
}

function Webhooks() {
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p>
        We send a POST with JSON to one address of yours. The body has a <code>type</code>, a <code>timestamp</code> and{" "}
        <code>data</code>. It is signed as the{" "}
        <a href="https://www.standardwebhooks.com/">Standard Webhooks specification</a> says. Check the signature before
        you trust it.
      </p>
      <p>
        Answer with 200 once you have it. Answer 410 and we stop. With any other answer we try again for five days, up
        to an hour apart. Each try has the same <code>webhook-id</code>, so you can tell a repeat. The order is not
        promised.
      </p>
      <p>If someone asks us to erase their data, erase it on your side, too.</p>
    </section>
  );
}

function Events({ webhooks }: Pick<ApiPage, "webhooks">) {
  return (
    <section aria-labelledby="events">
      <h2 id="events">Events</h2>
      {webhooks.map(({ type, says, fields }) => (
        <section key={type} aria-labelledby={type}>
          <h3 id={type}>{type}</h3>
          <p>{says}</p>
          <CardTable caption={`The data of ${type}`} columns={["Field", "Type", "About it"]} rows={fields} />
        </section>
      ))}
    </section>
  );
}

function Exports({ exports }: Pick<ApiPage, "exports">) {
  return (
    <section aria-labelledby="exports">
      <h2 id="exports">Exports</h2>
      <p>
        An owner downloads these files at the desk, after using a passkey. Each comes as CSV and as JSON lines. Rows are
        in the order they came in. New columns are added at the end.
      </p>
      {exports.map(({ name, fields }) => (
        <section key={name} aria-labelledby={`export-${name}`}>
          <h3 id={`export-${name}`}>{name}</h3>
          <CardTable caption={`The columns of ${name}`} columns={["Column", "Type"]} rows={fields} />
        </section>
      ))}
    </section>
  );
}
