import { InlineStyle } from "#app/components/inline-style.tsx";
import { CookieJar } from "#app/components/scenes/policy-scenes.tsx";
import { PolicyContact } from "#app/components/sections/policy-contact.tsx";
import { PolicyHead } from "#app/components/sections/policy-head.tsx";
import { PolicyText } from "#app/components/sections/policy-text.tsx";
import { cookiesReviewed } from "#app/content/pages/policies.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/cookies";
import { CookieKinds } from "./cookie-kinds.tsx";
import css from "./cookies.css?inline";
import { keepPostedChoice } from "./keep-posted-choice.server.ts";
import { OnYourDevice } from "./on-your-device.tsx";
import { OptOut } from "./opt-out.tsx";
import { PreferenceCentre } from "./preference-centre.tsx";
import { ThirdParties } from "./third-parties.tsx";

/** React runs here to show the choice that is kept, and the browser's privacy signal. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/cookies");

/** The choice of somebody without JavaScript, made on this page or in the banner of another. */
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
        lead="Our Cookie Policy: which of the four types this site uses, what stays on your device, and how you decide about the rest."
        updated={cookiesReviewed}
        reviewed={cookiesReviewed}
        scene={<CookieJar />}
      />
      <PolicyText sections={sections}>
        <CookieKinds />
        <PreferenceCentre />
        <OnYourDevice />
        <OptOut />
        <ThirdParties />
        <PolicyContact title="Ask about cookies">If something here is not clear, ask.</PolicyContact>
      </PolicyText>
    </>
  );
}
