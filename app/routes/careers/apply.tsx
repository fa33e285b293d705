import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { applicationSteps, openingSlugs } from "#app/content/pages/company/careers-words.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/apply";
import { ApplicationForm } from "./application-form.tsx";
import css from "./apply.css?inline";
import { EmptyChair } from "./careers-scenes.tsx";
import { receiveApplication } from "./receive-application.server.ts";

export const meta = pageMeta("/careers/apply");

/** Made for each request: the address says which opening it is about. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("position");
  return { position: openingSlugs.find((slug) => slug === asked) ?? null };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveApplication(request, context.get(requestContext));
}

/** Lets `Retry-After` of a refused application through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ApplyPage({ loaderData: { position }, actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="apply" layer="page" css={css} />
      <PageHero
        name="Apply"
        trail={[
          { label: "About", to: "/about" },
          { label: "Careers", to: "/careers" },
        ]}
        title="Tell us what you do well"
        lead="No account, no test, no cover letter. A few lines and, if you have one, your résumé."
        aside={<EmptyChair />}
      />
      <section className="wrap sec mf__pair cols cols--start" aria-labelledby="apply-title">
        <div>
          <h2 id="apply-title">Your application</h2>
          <p className="lead">Only the phone number and the file are optional.</p>
          <ApplicationForm position={position} rejection={actionData} />
        </div>
        <WhatHappens />
      </section>
    </>
  );
}

function WhatHappens() {
  return (
    <aside className="slab sticky ap__aside" aria-labelledby="apply-steps">
      <h3 id="apply-steps">What happens next</h3>
      <ol className="vpath">
        {applicationSteps.map(({ title, description }, index) => (
          <li key={title}>
            <Stop state={index === 0 ? "next" : "later"} />
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <h3>Your file stays private</h3>
      <p className="small">
        We lock each file with its own key. Only the team that answers you can open it. To have it erased,{" "}
        <a href="/ccpa">use your privacy rights</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </aside>
  );
}
