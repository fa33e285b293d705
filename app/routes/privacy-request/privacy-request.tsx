import { data, useParams } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { accessRequestsPerYear, requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/privacy-request";
import { confirmByLink, privacyRequestOf, type ShownPrivacyRequest } from "./privacy-page.server.ts";
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

/** Only a person presses the button: programs that scan emails open every link. */
export async function action({ request, params, context }: Route.ActionArgs) {
  await confirmByLink(params.token, await request.formData(), context.get(requestContext));
  return null;
}

/**
 * The address is the key to the page, so no other site is told it. With "no-referrer" browsers would send the origin of its
 * form as "null".
 */
export function headers() {
  return { "Referrer-Policy": "same-origin" };
}

export default function PrivacyRequestPage({ loaderData: { request, ended } }: Route.ComponentProps) {
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

/** For a link that has ended, or one that is not whole or made up. */
function DeadLink({ ended }: { ended: boolean }) {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      title={ended ? "This link has ended" : "This link doesn’t work"}
      lead={
        ended
          ? "Your request is closed. To keep it private, this page goes away 30 days after our answer."
          : "Part of it may be missing. Open it from our email again, or copy the whole link."
      }
      aside={<FileDrawer />}
    >
      <p className="small">
        {ended ? "Do you still need something?" : "Still stuck?"} Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a> with the reference number of your request, and we{" "}
        {ended ? "will help." : "tell you the status."}
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
        <h2 id="details">Have this ready when you write or call</h2>
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
      actions={actionsFor(request)}
      aside={<FileDrawer />}
    />
  );
}

function actionsFor({ requestType, mayConfirm, outcome }: ShownPrivacyRequest) {
  if (outcome === "file") return <FileButton />;
  return mayConfirm ? <ConfirmForm declares={requestType === "access"} /> : undefined;
}

/** The file has its own address next to the page's, which has the key. */
function FileButton() {
  const { token } = useParams();
  return <ButtonLink to={`/privacy-request/${token}/file`}>Download Your Data</ButtonLink>;
}

/** Whoever wants the data itself declares who they are; the law asks for that. */
function ConfirmForm({ declares }: { declares: boolean }) {
  return (
    <form method="post" className="prq__confirm">
      {declares && (
        <label className="prq__declare">
          <input type="checkbox" name="declares" value="yes" />
          <span>
            I declare under penalty of perjury that I am the person this data is about. (Check this if you want the data
            itself, and not only the kinds.)
          </span>
        </label>
      )}
      <Button type="submit" name="intent" value="confirm">
        Yes, It Was Me
      </Button>
    </form>
  );
}

/** What matters most in the state that the request is in. */
function wordsFor(request: ShownPrivacyRequest): { title: string; lead: string } {
  const { due, nextAccess, answered, erased, outcome, why, isExtended } = request;
  if (erased) {
    return {
      title: "Your folder is empty",
      lead: `We erased what we held under your address on ${erased}. Only the number and the dates of your request remain.`,
    };
  }
  if (outcome === "erasing") {
    return { title: "We are erasing your data", lead: "We said yes. This page tells you the day it was done." };
  }
  if (outcome === "file") {
    return {
      title: "Your data is ready",
      lead: `We answered on ${answered}. You can download the file for 30 days from then. It opens in any text program.`,
    };
  }
  if (outcome === "denied") {
    return {
      title: "We could not do what you asked",
      lead: `${why ?? ""} Do you think we are wrong? Reply to our email, and a person reads it.`,
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
      title: "We have your request",
      lead: `We answer ${accessRequestsPerYear} requests for access in 12 months, and this one is over that limit. A person reads it and writes to you by ${due}. You can ask again from ${nextAccess}.`,
    };
  }
  const more = isExtended ? ` We need more time. ${why ?? ""}` : "";
  return { title: "We have your request", lead: `You get our answer by ${due}.${more}${proofWords(request)}` };
}

function proofWords({ requestType, mayConfirm, saidYes }: ShownPrivacyRequest): string {
  if (requestType === "opt-out") return "";
  if (saidYes) return ` You told us on ${saidYes} that it was you.`;
  return mayConfirm ? " Please tell us that it was you: press the button." : "";
}

function RequestPath({ request }: { request: ShownPrivacyRequest }) {
  return (
    <section className="curb prq__path" aria-labelledby="how-it-stands">
      <div className="wrap">
        <h2 id="how-it-stands">Status</h2>
        <PathGraphic label="The steps of your request" steps={stepsOf(request)} />
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
