import { Field } from "#app/components/forms/field.tsx";
import { SendFailure, usualFailure } from "#app/components/forms/form-problems.tsx";
import { RobotTrap } from "#app/components/forms/robot-trap.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/newsletter-leave";
import css from "./newsletter.css?inline";
import { answerNewsletterForm } from "./page.server.ts";
import { AskAboutTaken } from "./parts.tsx";

export const meta = pageMeta("/newsletter/leave");

/** Sends the unsubscribe link to the address, and doesn't reveal whether it is on the list. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerNewsletterForm("leave", request, context.get(requestContext));
}

/** Lets `Retry-After` of a refused request through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function NewsletterLeavePage({ actionData }: Route.ComponentProps) {
  const page = { className: "nl", trail: [{ label: "Newsletter", to: "/newsletter" }], aside: <LetterSlot /> };
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      {actionData && "taken" in actionData ? (
        <PageHero
          {...page}
          name="Unsubscribe"
          title="Now look in your inbox"
          lead="If that address gets our letter, we email it a link to stop it. That can take ten minutes. Open the link, press the button, and you are out."
        >
          {actionData.taken.meant && (
            <AskAboutTaken {...actionData.taken}>
              If so, <a href="/newsletter/leave">type that one</a>.
            </AskAboutTaken>
          )}
          <p className="small">
            No email after ten minutes? Look in your spam folder, or write to{" "}
            <a href={`mailto:${site.email}`}>{site.email}</a>, and we take you off the list.
          </p>
        </PageHero>
      ) : (
        <PageHero
          {...page}
          name="Unsubscribe"
          title="Stop the letter"
          lead="Type the address that gets it. We email you a link that stops it, so no one else can do it for you."
        >
          <div className="nl__form">
            {actionData?.failed && (
              <SendFailure
                notice={usualFailure}
                isUnsure={mayHaveArrived(actionData.code)}
                retryAfterSeconds={actionData.retryAfterSeconds}
              />
            )}
            <form className="news" method="post" action="/newsletter/leave" noValidate>
              <Field
                id="leave-email"
                name="email"
                label="Your email"
                errors={actionData?.fields.email}
                defaultValue={actionData?.values.email ?? ""}
                type="email"
                autoComplete="email"
                maxLength={254}
              />
              <RobotTrap formId="leave" />
              <Button type="submit">Email Me the Link</Button>
            </form>
          </div>
        </PageHero>
      )}
      <div className="pave nl__pave" />
    </>
  );
}
