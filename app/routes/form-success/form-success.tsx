import { replyWithin } from "#app/content/site/answer-times.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext, requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/form-success";
import { PrepareAnswers } from "./prepare-answers.tsx";
import { receiveAnswers, sentHere } from "./receive-answers.server.ts";
import { NothingSentPage, response, review, SentPage } from "./sent-page.tsx";

export const meta = pageMeta("/form-success");

/** Runs only for who has just sent something: all others get the prerendered page from memory. */
export function loader({ request, context }: Route.LoaderArgs) {
  return sentHere(request, findRequestContext(context));
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveAnswers(request, context.get(requestContext));
}

/** The same where the address has reached its limit of emails: see decision 124. */
const confirmation = {
  name: "Email confirmation",
  state: "next",
  note: `It goes to the address you gave, but only a few an hour to one address. If none comes within ten minutes, look in your spam folder, or call ${site.phone.display}.`,
} as const;

export default function FormSuccess({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isSent && !actionData) return <NothingSentPage />;
  return (
    <SentPage
      lead={`Your message is with our team. We reply ${replyWithin}.`}
      steps={[confirmation, review, response]}
      title="Thank You for Reaching Out!"
      questions={<PrepareAnswers asked={loaderData.asked} refused={actionData} />}
      answerBy={loaderData.answerBy}
      email={loaderData.email}
      form={loaderData.form}
    />
  );
}
