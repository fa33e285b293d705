import { replyWithin } from "#app/content/site/answer-times.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findRequestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/form-success-being-checked";
import { sentHere } from "./receive-answers.server.ts";
import { NothingSentPage, response, SentPage } from "./sent-page.tsx";

export const meta = pageMeta("/form-success/being-checked");

/** Runs only for who has just sent something. */
export function loader({ request, context }: Route.LoaderArgs) {
  return sentHere(request, findRequestContext(context));
}

/** For messages that may come from a robot: someone on the team looks at them first. */
export default function FormSuccessBeingChecked({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isSent) return <NothingSentPage />;
  return (
    <SentPage
      answerBy={loaderData.answerBy}
      email={loaderData.email}
      form={loaderData.form}
      title="Received, Being Checked"
      lead={`Your message is safe with us. Spam often comes the same way, so a person on our team checks it first. We still reply ${replyWithin}.`}
      steps={[
        { name: "A quick look", state: "next", note: "A person on our team checks that it is not spam." },
        {
          name: "Email confirmation",
          state: "later",
          note: "Then we send it to the address you gave. Look in your spam folder too.",
        },
        response,
      ]}
    />
  );
}
