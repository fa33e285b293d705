import { data } from "react-router";
import choiceCss from "#app/components/forms/choice-field.css?inline";
import { ChoiceField } from "#app/components/forms/choice-fields.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import { newsletterPauses, newsletterTopics } from "#app/forms/newsletter.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-preferences";
import css from "./newsletter.css?inline";
import { changePreferences, type PreferencesChange, type ShownSubscriber, subscriberOf } from "./page.server.ts";
import { DeadLink } from "./parts.tsx";

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

export default function NewsletterPreferencesPage({ loaderData: { subscriber }, actionData }: Route.ComponentProps) {
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
          <ConfirmFirst subscriber={subscriber} isAtLimit={actionData?.saved === true && actionData.mail === "limit"} />
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
  return status === "pending";
}

/** No letter comes yet, so there is nothing to choose. */
function ConfirmFirst({ subscriber: { maskedEmail }, isAtLimit }: { subscriber: ShownSubscriber; isAtLimit: boolean }) {
  return (
    <PageHero
      className="nl"
      name="Preferences"
      trail={trail}
      title={isAtLimit ? "No more email today" : "Now look in your inbox"}
      lead={
        isAtLimit ? (
          <>
            {maskedEmail} has reached our limit of emails for an hour or a day, so we sent nothing now. Press the button
            again tomorrow: this page’s link keeps working.
          </>
        ) : (
          <>Open our latest email to {maskedEmail} and confirm the address. Then you can choose what comes.</>
        )
      }
      actions={
        <form method="post">
          <Button type="submit" look="line" name="intent" value="return">
            Send Me the Email Again
          </Button>
        </form>
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

type PreferencesFormProps = { subscriber: ShownSubscriber; change: PreferencesChange | null | undefined };

/** Topics and pause in one form, leaving in another, so no one leaves by accident. */
function PreferencesForm({ subscriber, change }: PreferencesFormProps) {
  const refused = change?.saved === false ? change : undefined;
  const errors: Rejection["fields"] = refused?.fields ?? {};
  const { pausedUntil } = subscriber;
  return (
    <div className="wrap sec sec--tight cols nl__prefs">
      <form method="post">
        {change && <Outcome saved={change.saved} />}
        <Topics subscriber={subscriber} errors={errors.guides} />
        <ChoiceField
          id="pause"
          name="pause"
          label="When should it come?"
          choices={[
            ...(pausedUntil ? [{ value: "keep", label: `Not before ${formatDay(pausedUntil)}` }] : []),
            { value: "none", label: "Every week" },
            ...newsletterPauses.map((days) => ({ value: String(days), label: `After a pause of ${days} days` })),
          ]}
          errors={errors.pause}
          defaultValue={refused?.pause ?? (pausedUntil ? "keep" : "none")}
        />
        <Button type="submit">Save</Button>
      </form>
      <form className="nl__leave" method="post" action={subscriber.unsubscribePath}>
        <h2>Leave the list</h2>
        <p>No more letters at all, from this moment on.</p>
        <Button type="submit" look="line" name="intent" value="unsubscribe">
          Unsubscribe
        </Button>
      </form>
    </div>
  );
}

function Outcome({ saved }: { saved: boolean }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className={saved ? "note" : "note note--bad"} tabIndex={-1} autoFocus>
      <b>{saved ? "Saved" : "Not saved yet"}</b>
      <p>{saved ? "Your next letter follows these choices." : "Please fix the one thing marked below."}</p>
    </div>
  );
}

function Topics({ subscriber, errors }: { subscriber: ShownSubscriber; errors: readonly string[] | undefined }) {
  return (
    <fieldset
      className={errors ? "field field--err choice" : "field choice"}
      aria-describedby={errors ? "topics-error" : undefined}
    >
      <InlineStyle name="choice-field" layer="page" css={choiceCss} />
      <legend className="lab">What should it bring?</legend>
      {errors && (
        <span className="err" id="topics-error">
          <span className="vh">Error: </span>
          {errors.join(" ")}
        </span>
      )}
      {newsletterTopics.map(({ name, label, note }) => (
        <label className="choice__one" key={name}>
          <input
            type="checkbox"
            name={name}
            defaultChecked={subscriber[name] && !errors}
            aria-invalid={errors ? true : undefined}
          />
          <span>
            <b>{label}</b>
            <span className="help">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
