import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-unsubscribe";
import css from "./newsletter.css?inline";
import { type ShownSubscriber, subscriberOf, unsubscribeSubscriber } from "./page.server.ts";
import { DeadLink } from "./parts.tsx";

export const handle = { personal: true } satisfies RouteHandle;
export const meta = pageMeta("/newsletter/unsubscribe");

/** Changes nothing: programs that scan emails open every link in them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const subscriber = await subscriberOf("unsubscribe", request, context.get(requestContext));
  return data({ subscriber }, { status: subscriber ? 200 : 404 });
}

/**
 * Handles both the page's button and the one-click POST of email programs (RFC 8058): no redirect, no cookie, and the link
 * alone says who leaves.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const isMeant = await unsubscribeSubscriber(request, context.get(requestContext));
  return isMeant ? null : data(null, { status: 400 });
}

export default function NewsletterUnsubscribePage({ loaderData: { subscriber } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      {subscriber ? (
        <>
          <Leaving subscriber={subscriber} />
          <div className="pave nl__pave" />
        </>
      ) : (
        <DeadLink name="Unsubscribe" />
      )}
    </>
  );
}

function Leaving({ subscriber }: { subscriber: ShownSubscriber }) {
  const { maskedEmail, preferencesPath, status } = subscriber;
  const page = { className: "nl", trail: [{ label: "Newsletter", to: "/newsletter" }], aside: <LetterSlot /> };
  if (status === "unsubscribed") {
    return (
      <PageHero
        {...page}
        name="Unsubscribed"
        title="You get no more letters"
        lead={<>{maskedEmail} is off the list.</>}
        actions={
          <ButtonLink to={preferencesPath} look="line">
            I Changed My Mind
          </ButtonLink>
        }
      />
    );
  }
  return (
    <PageHero
      {...page}
      name="Unsubscribe"
      title="Stop the letter?"
      lead={<>Press the button, and {maskedEmail} gets no more of them.</>}
      actions={
        <>
          <form method="post">
            <Button type="submit" name="intent" value="unsubscribe">
              Unsubscribe
            </Button>
          </form>
          <ButtonLink to={preferencesPath} look="line">
            Get Less, or Pause
          </ButtonLink>
        </>
      }
    />
  );
}
