import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/form-success";
import { askedHere } from "./asked-here.ts";
import { PrepareAnswers } from "./prepare-answers.tsx";
import { askedAnswers, receiveAnswers } from "./receive-answers.server.ts";
import { response, review, SentPage } from "./sent-page.tsx";

/** React runs here because the notice of the form that led here stays on screen. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/form-success");

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

export default function FormSuccess({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SentPage
      questions={<PrepareAnswers asked={loaderData.asked} refused={actionData} />}
      answerBy={loaderData.answerBy}
      title="Thank You for Reaching Out!"
      lead="Your message is with our team. We reply within 24 hours."
      steps={[
        {
          name: "Email confirmation",
          state: "next",
          note: "We send it to the address you gave. Look in your spam folder too.",
        },
        review,
        response,
      ]}
    />
  );
}
