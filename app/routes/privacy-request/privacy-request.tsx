import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/privacy-request";
import { DeadLink } from "./dead-request-link.tsx";
import { privacyRequestOf } from "./privacy-page.server.ts";
import css from "./privacy-request.css?inline";
import { RequestDetails } from "./request-details.tsx";
import { RequestHero } from "./request-hero.tsx";
import { RequestPath } from "./steps-of-request.tsx";

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
