import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PathGraphic, type PathStep } from "#app/components/path-graphic.tsx";
import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { accessRequestsPerYear, requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/privacy-request";
import { privacyRequestOf, type ShownPrivacyRequest } from "./privacy-page.server.ts";
import css from "./privacy-request.css?inline";

/** Where the page sits. */
const trail = [{ label: "Your Privacy Rights", to: "/ccpa" }];

export const handle = { personal: true } satisfies RouteHandle;

/** No canonical address and no card: each link is one person's own. */
export function meta() {
  return [{ title: `Your privacy request | ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const request = await privacyRequestOf(params.token, context.get(requestContext));
  if (request === "ended") return data({ request: null, ended: true }, { status: 410 });
  return data({ request, ended: false }, { status: request ? 200 : 404 });
}

/** The address is the key to the page, so no other page or site is told it. */
export function headers() {
  return { "Referrer-Policy": "no-referrer" };
}

function PrivacyRequestPage({ loaderData: { request, ended } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="privacy-request" layer="page" css={css} />
      {request ? (
        <>
          <RequestHero request={request} />
          <RequestPath request={request} />
          <RequestDetails request={request} />
        </>
      ) : (
        <DeadLink ended={ended} />
      )}
    </>
  );
}

export default import.meta.env.SSR ? PrivacyRequestPage : ReloadDocument;

/** For a link that has ended, or one that is not whole or made up. */
function DeadLink({ ended }: { ended: boolean }) {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      title={ended ? "This link has ended" : "This link does not work"}
      lead={
        ended
          ? "Your request is closed. To keep it private, this page goes away 30 days after our answer."
          : "A part of it may be missing. Open it from our email once more, or copy it whole."
      }
      aside={<FileDrawer />}
    >
      <p className="small">
        {ended ? "Do you still need something?" : "Still stuck?"} Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a> with the reference number of your request, and we{" "}
        {ended ? "will help." : "say how it stands."}
      </p>
    </PageHero>
  );
}

/** What to name when you write or call; nothing here says who asked. */
function RequestDetails({ request }: { request: ShownPrivacyRequest }) {
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
      <dl className="rows prq__list">
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

function RequestHero({ request }: { request: ShownPrivacyRequest }) {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      {...wordsFor(request)}
      aside={<FileDrawer />}
    />
  );
}

/** What matters most in the state that the request is in. */
function wordsFor({ requestType, due, nextAccess, answered, erased }: ShownPrivacyRequest): {
  title: string;
  lead: string;
} {
  if (erased) {
    return {
      title: "Your folder is empty",
      lead: `We erased what we held under your address on ${erased}. Only the number and the dates of your request remain.`,
    };
  }
  if (answered) {
    return {
      title: "Your request is answered",
      lead: `We answered on ${answered}. Is something missing? Write to us.`,
    };
  }
  if (nextAccess) {
    return {
      title: "Your request is kept",
      lead: `We answer ${accessRequestsPerYear} requests for access in 12 months, and this one came after them. A person reads it and writes to you by ${due}. You can ask again from ${nextAccess}.`,
    };
  }
  const proof =
    requestType === "opt-out" ? "" : " Please reply to our email, if you have not: so we know that it was you.";
  return { title: "Your request is with us", lead: `You have our answer by ${due}.${proof}` };
}

function RequestPath({ request }: { request: ShownPrivacyRequest }) {
  return (
    <section className="kerb prq__path" aria-labelledby="how-it-stands">
      <div className="wrap">
        <h2 id="how-it-stands">How it stands</h2>
        <PathGraphic label="The way of your request" steps={stepsOf(request)} />
      </div>
    </section>
  );
}

function stepsOf({ received, confirmed, due, answered, erased }: ShownPrivacyRequest): PathStep[] {
  const closed = answered ?? erased;
  return [
    { name: "Received", state: "done", note: received },
    { name: "Confirmed by email", state: confirmed || closed ? "done" : "next", note: confirmed },
    { name: "Answered", state: answerState(confirmed, closed), note: closed ?? `By ${due}` },
  ];
}

function answerState(confirmed: string | null, closed: string | null): PathStep["state"] {
  if (closed) return "done";
  return confirmed ? "next" : "later";
}
