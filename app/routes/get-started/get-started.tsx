import { KeptPart, keptPlace } from "#app/components/kept-part.tsx";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { creditAnalysisForm, creditAnalysisPageNames } from "#app/forms/credit-analysis-fields.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import { answerPlainPost } from "#app/server/http/plain-post.server.ts";
import type { Route } from "./+types/get-started";
import { AnalysisForm } from "./analysis-form.tsx";
import { BookingFrame } from "./booking-frame.tsx";
import { carriedValues } from "./carried-values.server.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/get-started");

const around = () => import("./around-the-form.tsx");
const crumbs = keptPlace("where-this-is", async () => (await around()).Crumbs);
const whatComesBack = keptPlace("what-you-get", async () => (await around()).WhatComesBack);
const howItIsDone = keptPlace("how-it-is-done", async () => (await around()).HowItIsDone);
const phoneLine = keptPlace("phone-line", async () => (await around()).PhoneLine);
const closingBanner = keptPlace("back-to-the-form", async () => (await around()).ClosingBanner);

/** Runs only for visitors from the landing page: all others get the prerendered page from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  return carriedValues(request, findRequestContext(context));
}

/** Reached from another page of the site nothing is carried, and nothing has to be asked of the server. */
export function clientLoader() {
  return null;
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { ...creditAnalysisForm, fieldNames: creditAnalysisPageNames };
  return answerPlainPost(request, context.get(requestContext), form);
}

/** Lets `Retry-After` of a refused plain POST through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function GetStarted({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap cols cols--start gs">
        <div className="gs__ask">
          <KeptPart place={crumbs} as="nav" className="crumb" aria-label="Breadcrumb" />
          <h1>Get Your Free Credit Analysis</h1>
          <p className="lead">Tell us how to reach you. You get your analysis {analysisWithin}.</p>
          <AnalysisForm rejection={actionData} carried={loaderData} />
        </div>
        <KeptPart place={whatComesBack} as="aside" className="slab gs__door" aria-labelledby="what-comes-back" />
      </section>
      <KeptPart place={howItIsDone} as="section" className="kerb" aria-labelledby="how" />
      <section className="sunk sec talk">
        <div className="wrap cols cols--start">
          <KeptPart place={phoneLine} className="talk__phone" />
          <BookingFrame />
        </div>
      </section>
      <KeptPart place={closingBanner} as="section" className="kerb gs__end screen-only" />
    </>
  );
}
