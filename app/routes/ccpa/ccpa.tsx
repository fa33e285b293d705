import { InlineStyle } from "#app/components/inline-style.tsx";
import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { privacyRequestFieldNames, privacyRequestForm } from "#app/forms/privacy-request-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import type { Route } from "./+types/ccpa";
import css from "./ccpa.css?inline";
import { DataCollected } from "./data-collected.tsx";
import { PrivacyRequest } from "./make-a-request.tsx";
import { Rights } from "./rights.tsx";
import { AnswerTimes } from "./when-we-answer.tsx";

/** React runs here for the form: its checks, its notices, and the visitor's words kept when sending fails. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/ccpa");

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), {
    ...privacyRequestForm,
    fieldNames: privacyRequestFieldNames,
  });
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PrivacyRights({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="ccpa" layer="page" css={css} />
      <PageHero
        name="Your privacy rights"
        stands
        title="It is your name on the folder"
        lead="California’s privacy law, the CCPA, names six rights over what a business knows about you. Use them here, wherever you live."
        actions={
          <ButtonLink to="#request">
            Make a Request <Arrow />
          </ButtonLink>
        }
        aside={<FileDrawer />}
      />
      <Rights />
      <DataCollected />
      <PrivacyRequest rejection={actionData} />
      <AnswerTimes />
    </>
  );
}
