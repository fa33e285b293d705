import { WhatItCosts } from "#app/components/sections/analysis-steps.tsx";
import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import { creditAnalysis } from "#app/server/lead/credit-analysis-payload.server.ts";
import type { Route } from "./+types/get-started";
import { ClosingBanner, Crumbs, HowItIsDone, PhoneLine, WhatComesBack } from "./around-the-form.tsx";
import { carriedValues } from "./carried-values.server.ts";

export const meta = pageMeta("/get-started");

/** Runs only for visitors from the landing page: all others get the prerendered page from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  return carriedValues(request, findRequestContext(context));
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPlainPost(request, context.get(requestContext), creditAnalysis);
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function GetStartedPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap cols cols--start gs">
        <div className="gs__ask">
          <nav className="crumb" aria-label="Breadcrumb" id="where-this-is">
            <Crumbs />
          </nav>
          <h1>Get Your Free Credit Analysis</h1>
          <p className="lead">Tell us how to reach you. You get your analysis {analysisWithin}.</p>
          <p>
            {whatTheAnalysisIs} <a href="#how">How it is done</a>
          </p>
          <WhatItCosts />
          <Island name="analysis-form" when="idle" props={{ rejection: actionData, carried: loaderData }} />
        </div>
        <aside className="slab gs__door" aria-labelledby="what-comes-back" id="what-you-get">
          <WhatComesBack />
        </aside>
      </section>
      <section className="curb" aria-labelledby="how" id="how-it-is-done">
        <HowItIsDone />
      </section>
      <section className="sunk sec gs__call">
        <div className="wrap cols cols--start">
          <div className="gs__phone" id="phone-line">
            <PhoneLine />
          </div>
          <Island name="booking-frame" when="near" />
        </div>
      </section>
      <section className="curb gs__end screen-only" id="back-to-the-form">
        <ClosingBanner />
      </section>
    </>
  );
}
