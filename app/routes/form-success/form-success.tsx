import { useLocation } from "react-router";
import { replyWithin } from "#app/content/site/answer-times.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/form-success";
import { PrepareAnswers } from "./prepare-answers.tsx";
import { receiveAnswers, sentHere } from "./receive-answers.server.ts";
import { NothingSentPage, response, review, SentPage } from "./sent-page.tsx";

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(isWithoutEmail(location) ? withoutEmail : "/form-success")();
}

/** Runs only for who has just sent something: all others get the prerendered page from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  return sentHere(request, findRequestContext(context));
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveAnswers(request, context.get(requestContext));
}

/** For visitors who get no confirmation because their address has had as many as we send. Only the words differ. */
const withoutEmail = "/form-success/no-email";

function isWithoutEmail({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith(withoutEmail);
}

const words = {
  usual: {
    lead: `Your message is with our team. We reply ${replyWithin}.`,
    steps: [
      {
        name: "Email confirmation",
        state: "next",
        note: "We send it to the address you gave. Look in your spam folder too.",
      },
      review,
      response,
    ],
  },
  withoutEmail: {
    lead: `Your message is with our team. We reply ${replyWithin}. We aren’t sending you a confirmation email this time, because your address has reached our limit for now.`,
    steps: [{ ...review, state: "next" }, response],
  },
} as const;

export default function FormSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const location = useLocation();
  if (!loaderData.isSent && !actionData) return <NothingSentPage />;
  return (
    <SentPage
      {...words[isWithoutEmail(location) ? "withoutEmail" : "usual"]}
      title="Thank You for Reaching Out!"
      questions={<PrepareAnswers asked={loaderData.asked} refused={actionData} />}
      answerBy={loaderData.answerBy}
      email={loaderData.email}
    />
  );
}
