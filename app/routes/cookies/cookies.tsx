import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CookieJar } from "#app/components/scenes/policies.tsx";
import { PolicyContact, PolicyHead, PolicyText } from "#app/components/sections/policy-text.tsx";
import { CardTable } from "#app/components/ui/card-table.tsx";
import { isPage } from "#app/content/heads/page-heads.ts";
import { keptOnDevice } from "#app/content/pages/company/kept-on-device.ts";
import { cookieKinds, cookiesReviewed, optOutLinks } from "#app/content/pages/company/policies.ts";
import { Island } from "#app/islands/island.tsx";
import { choiceOfForm, cookieChoiceCookie } from "#app/lib/consent/kept-choice.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { noteCookieChoice } from "#app/server/consent/cookie-choices.server.ts";
import { type RequestContext, requestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import type { Route } from "./+types/cookies";
import css from "./cookies.css?inline";

export const meta = pageMeta("/cookies");

/** The choice of someone without JavaScript, made on this page or in the banner of another. */
export function action({ request, context }: Route.ActionArgs) {
  return keepPostedChoice(request, context.get(requestContext));
}

const sections = [
  { id: "kinds", title: "Four types of cookies" },
  { id: "choice", title: "Your choice" },
  { id: "device", title: "On your device" },
  { id: "opt-out", title: "Opting out elsewhere" },
  { id: "third-parties", title: "Third parties" },
  { id: "ask", title: "Ask about cookies" },
];

export default function Cookies() {
  return (
    <>
      <InlineStyle name="cookies" layer="page" css={css} />
      <PolicyHead
        name="Cookie Policy"
        title="The jar is nearly empty"
        lead="Our Cookie Policy: which of the four types this site uses, what stays on your device, and how to change your choice."
        updated={cookiesReviewed}
        reviewed={cookiesReviewed}
        scene={<CookieJar />}
      />
      <PolicyText sections={sections}>
        <CookieKinds />
        <section aria-labelledby="choice">
          <h2 id="choice">Your choice, now and later</h2>
          <p>
            You decide about the three optional types before we use any of them. Until you say yes, the answer is no. A
            choice holds for 180 days on this device, and you can change it here at any time. We note it in a log: the
            kinds you allow, whether your browser sends Global Privacy Control, the page, the time, which words we asked
            with, and the random number in the cookie. Your name, your address and your browser are not in it. After two
            years we delete it.
          </p>
          <Island name="preference-center" when="idle" />
        </section>
        <OnYourDevice />
        <OptOut />
        <ThirdParties />
        <PolicyContact title="Ask about cookies">If something here is not clear, ask.</PolicyContact>
      </PolicyText>
    </>
  );
}

function CookieKinds() {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">Four types of cookies, one of them in use</h2>
      <p>
        A cookie is a small note that a site leaves on your device and reads again later. This page also covers other
        ways to keep a note there, such as local storage.
      </p>
      <dl className="rows terms ck__kinds">
        {cookieKinds.map(({ id, name, purpose, today }) => (
          <div key={id}>
            <dt>
              {name} <span className="small">{id === "essential" ? "Required" : "Optional"}</span>
            </dt>
            <dd>
              {purpose} <b>{today}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OnYourDevice() {
  return (
    <section aria-labelledby="device">
      <h2 id="device">Everything we leave on your device</h2>
      <p>
        Reading a guide leaves nothing. This is the full list. All are essential except one, which waits for your yes:
      </p>
      <CardTable
        caption="What this site keeps on your device"
        columns={["Name", "What it keeps", "When it is set", "How long it stays"]}
        rows={keptOnDevice.map(({ name, what, when, until }) => [name, what, when, until])}
      />
    </section>
  );
}

function OptOut() {
  return (
    <section aria-labelledby="opt-out">
      <h2 id="opt-out">Opting out, here and elsewhere</h2>
      <p>
        Your browser can delete cookies and refuse new ones: look for “cookies” or “site data” in its settings. This
        site keeps working without them. These addresses help on other sites, too:
      </p>
      <ul className="lines lines--closed">
        {optOutLinks.map(({ label, to, note }) => (
          <li key={to}>
            <a className="tap ck__out" href={to} rel="noopener">
              {label}
            </a>
            <br />
            {note}
          </li>
        ))}
      </ul>
      <p>
        To say that your information may not be sold or shared, use the form on{" "}
        <a href="/ccpa#request">Your Privacy Rights</a>.
      </p>
    </section>
  );
}

/** Other companies' servers that this build contacts, by purpose. Our own addresses don't count. */
const thirdParties = [
  {
    address: publicSettings.bookingUrl,
    purpose: "shows the calendar in the consultation frame on the get-started page",
  },
  { address: publicSettings.functionsUrl, purpose: "takes what you send with a form" },
  {
    address: publicSettings.leadTrackingSrc,
    purpose: "learns, once you allow marketing and not before, which pages you see, and may set its own cookies",
  },
].filter(({ address }) => URL.canParse(address));

function ThirdParties() {
  return (
    <section aria-labelledby="third-parties">
      <h2 id="third-parties">Third parties, listed by name</h2>
      {thirdParties.length === 0 ? (
        <p>
          <b>None today.</b> Fonts, pictures and scripts come from this site, and no other company sets or reads a
          cookie here. If that changes, we list the company, its purpose and its policy here first.
        </p>
      ) : (
        <>
          <p>They set no cookie through this site unless it says so here. Their own policy applies to what they do:</p>
          <ul className="lines lines--closed">
            {thirdParties.map(({ address, purpose }) => (
              <li key={purpose}>
                <b>{new URL(address).hostname}</b> {purpose}.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * Keeps a choice that came as a plain POST, and leads back: to the page with the banner, or to the preference center. It
 * is kept also when it cannot be noted.
 */
async function keepPostedChoice(request: Request, context: RequestContext): Promise<Response> {
  const privacyControl = request.headers.get("Sec-GPC") === "1";
  const form = await request.formData();
  const choice = { id: randomBytes(16).toString("hex"), kinds: choiceOfForm(form, { privacyControl }) };
  const page = form.has("choice") ? pageWithBanner(request) : null;
  const pagePath = page === null ? "/cookies" : nameOf(page.pathname);
  const { services, clientAddress: address } = context;
  await noteCookieChoice(services, choice, { privacyControl, pagePath, address }).catch((thrown: unknown) =>
    logFailure(context, toAppError(thrown)),
  );
  const https = new URL(request.url).protocol === "https:";
  return redirect(page ? ownPath(page) : "/cookies#choice-kept", {
    status: 303,
    headers: { "Set-Cookie": cookieChoiceCookie(choice, { https }) },
  });
}

/** A path that begins with two slashes would lead to another site. */
function ownPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, "/") + search;
}

/** The page that the browser says it came from, if it is on this site: we redirect nowhere else. */
function pageWithBanner({ headers, url }: Request): URL | null {
  const referrer = headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  // Two slashes would begin another site's address.
  return page.host === new URL(url).host && !page.pathname.startsWith("//") ? page : null;
}

/** Without JavaScript, the log doesn't learn which page it was if the page has no name, such as an article. */
function nameOf(path: string): string {
  return isPage(path) ? path : "other";
}
