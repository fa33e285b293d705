import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/form-success-no-email";
import { askedHere } from "./asked-here.ts";
import { PrepareAnswers } from "./prepare-answers.tsx";
import { askedAnswers, receiveAnswers } from "./receive-answers.server.ts";
import { response, review, SentPage } from "./sent-page.tsx";

/** React runs here because the notice of the form that led here stays on screen. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/form-success/no-email");

/** Only who has just asked for an analysis gets here: for all others the page is in memory as it was prerendered. */
export function loader({ request, context }: Route.LoaderArgs) {
  return askedAnswers(request, findRequestContext(context));
}

export function clientLoader() {
  return askedHere();
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveAnswers(request, context.get(requestContext));
}

/** For who gets no confirmation, because the address has had as many as we send. */
export default function FormSuccessWithoutEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SentPage
      questions={<PrepareAnswers asked={loaderData.asked} refused={actionData} />}
      answerBy={loaderData.answerBy}
      title="Thank You for Reaching Out!"
      lead="Your message is with our team. We reply within 24 hours. We aren’t sending you a confirmation email this time, because your address has reached our limit for now."
      steps={[{ ...review, state: "next" }, response]}
    />
  );
}
