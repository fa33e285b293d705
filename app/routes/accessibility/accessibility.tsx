import { InlineStyle } from "#app/components/inline-style.tsx";
import { RampEntrance } from "#app/components/scenes/ramp-entrance.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { accessibilityReportFieldNames, accessibilityReportForm } from "#app/forms/accessibility-report-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/accessibility";
import css from "./accessibility.css?inline";
import { Feedback } from "./feedback.tsx";
import { Standards } from "./standards.tsx";
import { Features } from "./what-works.tsx";

/** React runs here for the form: its checks, its notices, and the visitor's words kept when sending fails. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/accessibility");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), {
    ...accessibilityReportForm,
    fieldNames: accessibilityReportFieldNames,
  });
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Accessibility({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="accessibility" layer="page" css={css} />
      <PageHero
        name="Accessibility"
        className="ac__hero"
        stands
        title="One door, and more than one way up to it"
        lead="This site is for everybody who rents and wants to own. Here is what it does for that, what it does not do yet, and how to tell us."
        actions={
          <>
            <ButtonLink to="#feedback">
              Tell Us About a Barrier <Arrow />
            </ButtonLink>
            <ButtonLink to={site.phone.href} look="line">
              Call {site.phone.display}
            </ButtonLink>
          </>
        }
        aside={<RampEntrance />}
      />
      <Features />
      <Standards />
      <Feedback rejection={actionData} />
    </>
  );
}
