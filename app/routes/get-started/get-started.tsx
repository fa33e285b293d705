import { fieldId } from "#app/components/forms/form-shell.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { creditAnalysisFieldNames, creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import type { Route } from "./+types/get-started";
import { AnalysisForm } from "./analysis-form.tsx";
import { carriedValues } from "./carried-values.server.ts";
import { ClosingBanner } from "./closing-banner.tsx";
import css from "./get-started.css?inline";
import { HowItIsDone } from "./how-it-is-done.tsx";
import { Talk } from "./talk-first.tsx";
import { WhatComesBack } from "./what-comes-back.tsx";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/get-started");

/** Runs only for visitors from the landing page: all others get the prerendered page from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  return carriedValues(request, findRequestContext(context));
}

/** From another page of the site nothing is carried, so there is nothing to ask the server. */
export function clientLoader() {
  return null;
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { ...creditAnalysisForm, fieldNames: creditAnalysisFieldNames };
  return answerPlainPost(request, context.get(requestContext), form);
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function GetStarted({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="get-started" layer="page" css={css} />
      <section className="wrap cols cols--start gs">
        <div className="gs__ask">
          <nav className="crumb" aria-label="Breadcrumb">
            <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Get started</span>
          </nav>
          <h1>Get Your Free Credit Analysis</h1>
          <p className="lead">Tell us how to reach you. You have your analysis within 24 hours.</p>
          <AnalysisForm rejection={actionData} carried={loaderData} />
        </div>
        <WhatComesBack />
      </section>
      <HowItIsDone />
      <Talk />
      <ClosingBanner firstFieldId={fieldId(creditAnalysisForm.id, "firstName")} />
    </>
  );
}
