import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/credit-repair-landing";
import { answerShortForm } from "./credit-repair-landing/carry-contact.server.ts";
import { End, LastQuestions, Objections } from "./credit-repair-landing/doubts.tsx";
import { Head } from "./credit-repair-landing/head.tsx";
import css from "./credit-repair-landing/landing.css?inline";
import { RentAndOwn } from "./credit-repair-landing/rent-and-own.tsx";
import { RentTrap } from "./credit-repair-landing/rent-trap.tsx";
import { System } from "./credit-repair-landing/system.tsx";
import { Testimonials } from "./credit-repair-landing/testimonials.tsx";

export const handle = { shell: "landing" } satisfies RouteHandle;
export const meta = pageMeta("/credit-repair-landing");

export function action({ request, context }: Route.ActionArgs) {
  return answerShortForm(request, context.get(requestContext));
}

function CreditRepairLandingPage() {
  return (
    <>
      <InlineStyle name="landing" layer="page" css={css} />
      <Head />
      <RentTrap />
      <System />
      <Testimonials />
      <div className="turn turn--LR" />
      <RentAndOwn />
      <Objections />
      <LastQuestions />
      <End />
    </>
  );
}

export default import.meta.env.SSR ? CreditRepairLandingPage : ReloadDocument;
