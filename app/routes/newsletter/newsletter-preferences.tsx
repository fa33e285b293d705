import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { LetterSlot } from "#app/components/scenes/letter-slot.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-preferences";
import { DeadLink } from "./dead-newsletter-link.tsx";
import css from "./newsletter.css?inline";
import { changePreferences, type ShownSubscriber, subscriberOf } from "./newsletter-page.server.ts";
import { PreferencesForm } from "./preferences-form.tsx";

export const handle = { personal: true } satisfies RouteHandle;
export const meta = pageMeta("/newsletter/preferences");

export async function loader({ request, context }: Route.LoaderArgs) {
  const subscriber = await subscriberOf("preferences", request, context.get(requestContext));
  return data({ subscriber }, { status: subscriber ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const change = await changePreferences(request, context.get(requestContext));
  return change?.saved === false ? data(change, 422) : change;
}

function NewsletterPreferencesPage({ loaderData: { subscriber }, actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="newsletter" layer="page" css={css} />
      {!subscriber && <DeadLink name="Preferences" />}
      {subscriber?.status === "unsubscribed" && (
        <>
          <ComeBack subscriber={subscriber} />
          <div className="pave nl__pave" />
        </>
      )}
      {subscriber && isUnconfirmed(subscriber) && (
        <>
          <ConfirmFirst subscriber={subscriber} />
          <div className="pave nl__pave" />
        </>
      )}
      {subscriber?.status === "confirmed" && (
        <>
          <PageHero
            className="nl"
            name="Preferences"
            trail={trail}
            title="Less, later, or not at all"
            lead={<>You choose what the letter to {subscriber.maskedEmail} brings.</>}
            aside={<LetterSlot />}
          />
          <div className="pave nl__pave" />
          <PreferencesForm subscriber={subscriber} change={actionData} />
        </>
      )}
    </>
  );
}

const trail = [{ label: "Newsletter", to: "/newsletter" }];

function isUnconfirmed({ status }: ShownSubscriber): boolean {
  return status === "pending" || status === "quarantined";
}

/** No letter comes yet, so there is nothing to choose. */
function ConfirmFirst({ subscriber }: { subscriber: ShownSubscriber }) {
  return (
    <PageHero
      className="nl"
      name="Preferences"
      trail={trail}
      title="Now look in your inbox"
      lead={
        <>Open our latest email to {subscriber.maskedEmail} and confirm the address. Then you can choose what comes.</>
      }
      aside={<LetterSlot />}
    />
  );
}

function ComeBack({ subscriber }: { subscriber: ShownSubscriber }) {
  return (
    <PageHero
      className="nl"
      name="Preferences"
      trail={trail}
      title="You left the list"
      lead={<>No letter comes to {subscriber.maskedEmail}. You can come back whenever you like.</>}
      actions={
        <form method="post">
          <Button type="submit" name="intent" value="return">
            Subscribe Again
          </Button>
        </form>
      }
      aside={<LetterSlot />}
    />
  );
}

export default import.meta.env.SSR ? NewsletterPreferencesPage : ReloadDocument;
