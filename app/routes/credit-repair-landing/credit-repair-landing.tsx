import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/credit-repair-landing";
import { answerShortForm } from "./carry-contact.server.ts";
import { End, LastQuestions, Objections } from "./doubts.tsx";
import { Head } from "./head.tsx";
import css from "./landing.css?inline";
import { RentAndOwn } from "./rent-and-own.tsx";
import { RentTrap } from "./rent-trap.tsx";
import { System } from "./system.tsx";
import { Testimonials } from "./testimonials.tsx";

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
