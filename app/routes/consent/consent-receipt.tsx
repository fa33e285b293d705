import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/consent-receipt";
import css from "./consent-receipt.css?inline";
import { type ReceiptPage, receiptOf, type ShownChannel, type ShownReceipt, takePress } from "./receipt-page.server.ts";

const trail = [{ label: "Your Privacy Rights", to: "/ccpa" }];
const name = "What you agreed to";

export const handle = { personal: true } satisfies RouteHandle;

/** No canonical address and no card: each link is one person's own. */
export function meta() {
  return [{ title: `${name} | ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

const statuses: Record<ReceiptPage["state"], number> = { there: 200, erased: 410, unknown: 404 };

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await receiptOf(params.token, context.get(requestContext));
  return data(page, { status: statuses[page.state] });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return takePress(request, params.token, context.get(requestContext));
}

/**
 * The address is the key to the page, so we don't send it to other sites. Our own site gets it, or its forms would have no
 * origin.
 */
export function headers() {
  return { "Referrer-Policy": "same-origin" };
}

export default function ConsentReceiptPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="consent-receipt" layer="page" css={css} />
      {page.state === "there" ? (
        <>
          <Agreed receipt={page.receipt} />
          <Stops receipt={page.receipt} />
        </>
      ) : (
        <Gone page={page} />
      )}
    </>
  );
}

/** The words as the form showed them, on the sheet that the person agreed to. */
function Agreed({ receipt: { words, given, form, page, allowsMarketing } }: { receipt: ShownReceipt }) {
  return (
    <PageHero
      className="cr-hero"
      name={name}
      trail={trail}
      title="You said yes to these words"
      lead={
        allowsMarketing
          ? "You can take it back at any time, one way or all of them. It counts from the moment you press."
          : "They let us answer your request, and nothing more. You can still stop us, one way or all of them."
      }
      actions={
        <ButtonLink to="#stop">
          Stop Calls, Texts or Emails <Arrow />
        </ButtonLink>
      }
      aside={
        <figure className="card cr-sheet">
          <blockquote>{words}</blockquote>
          <figcaption>
            <dl className="rows">
              <div>
                <dt>Agreed on</dt>
                <dd>{given}</dd>
              </div>
              <div>
                <dt>With the form</dt>
                <dd>
                  {form}
                  {page && `, on our page ${page}`}
                </dd>
              </div>
            </dl>
          </figcaption>
        </figure>
      }
    />
  );
}

type ChannelWords = { title: string; button: string; open: string; stopped: string };

/** What a stop means, before and after it: what still reaches the visitor. */
const channelWords: Record<ShownChannel["channel"], ChannelWords> = {
  call: {
    title: "Calls",
    button: "Stop Calls",
    open: "After this, no one here calls you, and a call you booked is canceled. You get no advertising by text, either. Our answers still come by email.",
    stopped: "No one here calls you. Book a call if you want one after all. Our answers still come by email.",
  },
  text: {
    title: "Texts",
    button: "Stop Texts",
    open: "After this, you get no texts from us, and no advertising by phone. Calls that answer you and emails still come.",
    stopped: "You get no texts from us, and no advertising by phone. Calls that answer you and emails still come.",
  },
  email: {
    title: "Emails",
    button: "Stop Emails",
    open: "After this, you get no emails about our services and no weekly letter. Emails that answer you still come: about a request, a call or your data.",
    stopped:
      "You get no emails about our services and no weekly letter. Emails that answer you still come: about a request, a call or your data.",
  },
};

function Stops({ receipt: { channels, reopens, allowsMarketing, answersStopped } }: { receipt: ShownReceipt }) {
  const isAllStopped = channels.every(({ stopped }) => stopped !== null);
  return (
    <section className="curb" aria-labelledby="stop">
      <div className="wrap">
        <h2 id="stop">{isAllStopped ? "You stopped all three" : "Stop what you don’t want"}</h2>
        {reopens && <Reopening what={reopens} />}
        <ul className="rows cr-stops">
          {channels.map((shown) => (
            <Channel key={shown.channel} shown={shown} answersStopped={answersStopped} />
          ))}
        </ul>
        <p className="small">
          {!allowsMarketing && (
            <>
              Want calls, texts or emails? Check the box on <a href="/get-started">our form</a>, then open the link in
              our email about it.{" "}
            </>
          )}
          Anything else? Call <a href={site.phone.href}>{site.phone.display}</a> or write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </div>
    </section>
  );
}

/** Anyone could type their address into a form, so only this page ends a stop. */
function Reopening({ what }: { what: string }) {
  return (
    <form method="post" className="card cr-again">
      <p>
        <b>You asked us to stop {what}.</b> That holds, also when someone types your address into a form. Did you change
        your mind, and do you want {what} again, by the words above? Then press the button. If not, you need not do
        anything.
      </p>
      <Button type="submit" look="line" name="channel" value="again">
        Yes, I Want Them Again
      </Button>
    </form>
  );
}

/** For someone who stopped all contact, answers by email, too. */
const allStopped: Record<ShownChannel["channel"], string> = {
  call: "No one here calls you.",
  text: "You get no texts from us.",
  email: "You get no emails from us, not even answers. Only when you ask us something new, we answer that.",
};

type ChannelProps = { shown: ShownChannel; answersStopped: boolean };

function Channel({ shown: { channel, to, stopped }, answersStopped }: ChannelProps) {
  const words = { ...channelWords[channel], ...(answersStopped && { stopped: allStopped[channel] }) };
  return (
    <li id={channel}>
      <h3>
        {words.title}
        {to && <span className="small"> to {to}</span>}
      </h3>
      <p>
        {stopped && <b>Stopped on {stopped}. </b>}
        {stopped ? words.stopped : words.open}
      </p>
      {!stopped && (
        <form method="post">
          <Button type="submit" look="line" name="channel" value={channel}>
            {words.button}
          </Button>
        </form>
      )}
    </li>
  );
}

/** For a link whose evidence was erased, and for an incomplete or made-up link. */
function Gone({ page }: { page: Exclude<ReceiptPage, { state: "there" }> }) {
  const isErased = page.state === "erased";
  return (
    <PageHero
      stands
      className="cr-hero"
      name={name}
      trail={trail}
      title={isErased ? "We erased your data" : "This link doesn’t work"}
      lead={
        isErased
          ? erasedWords(page.keptUntil)
          : "Part of it may be missing. Open it from our email again, or copy the whole link."
      }
      aside={<FileDrawer />}
    >
      <p className="small">
        {isErased ? "Questions?" : "Want to stop calls, texts or emails?"} Call{" "}
        <a href={site.phone.href}>{site.phone.display}</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>
        .
      </p>
    </PageHero>
  );
}

function erasedWords(keptUntil: string | null): string {
  if (keptUntil === null) return "Nothing is left of what you agreed to. We no longer use it.";
  return `One thing stays until ${keptUntil}: sealed proof of what you agreed to. A federal rule asks sellers to keep it for five years. We use it for nothing else.`;
}
