import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { LetterSlot, Mailbox } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-confirm";
import css from "./newsletter.css?inline";
import { confirmationOf, confirmSubscriber, type ShownSubscriber } from "./page.server.ts";
import { DeadLink, SignUpPath } from "./parts.tsx";

export const handle = { personal: true } satisfies RouteHandle;
export const meta = pageMeta("/newsletter/confirm");

/** Changes nothing: programs that scan emails for viruses open every link in them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await confirmationOf(request, context.get(requestContext));
  return data(found, { status: found.state === "unknown" ? 404 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const isMeant = await confirmSubscriber(request, context.get(requestContext));
  return isMeant ? null : data(null, { status: 400 });
}

export default function NewsletterConfirmPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      {loaderData.state === "ready" && <Ready subscriber={loaderData.subscriber} />}
      {loaderData.state === "confirmed" && <Confirmed subscriber={loaderData.subscriber} />}
      {loaderData.state === "expired" && <DeadLink name="Confirm" expired offerNewEmail />}
      {loaderData.state === "unknown" && <DeadLink name="Confirm" offerNewEmail />}
    </>
  );
}

const trail = [{ label: "Newsletter", to: "/newsletter" }];

function Ready({ subscriber }: { subscriber: ShownSubscriber }) {
  return (
    <>
      <PageHero
        className="nl"
        name="Confirm"
        trail={trail}
        title="One button, and the letter comes"
        lead={<>It goes to {subscriber.maskedEmail}, once a week.</>}
        actions={
          <form method="post">
            <Button type="submit" name="intent" value="confirm">
              Yes, Send Me the Letter
            </Button>
          </form>
        }
        aside={<LetterSlot />}
      >
        <p className="small">
          Why a button? Some mail programs open every link to check it. Only a person presses this. If you did not ask
          for the letter, close the page: nothing happens.
        </p>
      </PageHero>
      <SignUpPath at="confirm" />
    </>
  );
}

function Confirmed({ subscriber }: { subscriber: ShownSubscriber }) {
  return (
    <>
      <PageHero
        className="nl"
        name="Confirmed"
        trail={trail}
        title="You are on the list"
        lead={<>The next letter comes to {subscriber.maskedEmail}.</>}
        actions={
          <>
            <ButtonLink to="/guides/where-to-begin">Read the First Guide</ButtonLink>
            <ButtonLink to={subscriber.preferencesPath} look="line">
              Choose What Comes
            </ButtonLink>
          </>
        }
        aside={<Mailbox />}
      />
      <SignUpPath at="letter" />
    </>
  );
}
