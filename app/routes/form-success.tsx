import { InlineStyle } from "#app/components/inline-style.tsx";
import { PathGraphic, type PathStep } from "#app/components/path-graphic.tsx";
import { Mailbox } from "#app/components/scenes/mailbox.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow, Tick } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { site } from "#config/site.ts";
import css from "./form-success.css?inline";

/** React runs here because the notice of the form that led here stays on screen. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/form-success");

const steps: readonly PathStep[] = [
  {
    name: "Email confirmation",
    state: "next",
    note: "We send it to the address you gave. Look in your spam folder too.",
  },
  { name: "Expert review", state: "later", note: "An expert on our team reads what you wrote." },
  { name: "Personal response", state: "later", note: "Within 24 hours you hear from us, with the next step." },
];

const meanwhile = [
  {
    to: "/faq",
    label: "Read the common questions",
    text: "What it costs, what it does to your score, how long it takes.",
  },
  { to: "/learn", label: "Learn about buying a home", text: "Guides and calculators, at your own pace." },
  { to: "/get-started", label: "Send another request", text: "If something was missing, or somebody else needs one." },
];

export default function FormSuccess() {
  return (
    <>
      <InlineStyle name="form-success" layer="page" css={css} />
      <Thanks />
      <section className="kerb fs__next" aria-labelledby="next">
        <div className="wrap">
          <h2 id="next">What happens now</h2>
          <PathGraphic label="What happens to your message" steps={steps} />
        </div>
      </section>
      <Meanwhile />
      <TalkNow />
    </>
  );
}

function Thanks() {
  return (
    <section className="wrap fs">
      <div className="fs__txt">
        <p className="badge">
          <span className="stop stop--done">
            <Tick />
          </span>
          Message Sent Successfully
        </p>
        <h1>Thank You for Reaching Out!</h1>
        <p className="lead">Your message is with our team. We reply within 24 hours.</p>
      </div>
      <Mailbox />
    </section>
  );
}

function Meanwhile() {
  return (
    <section className="sec wrap split" aria-labelledby="meanwhile">
      <div>
        <h2 id="meanwhile">While you wait</h2>
        <p className="lead">Nothing is left for you to do. If you like to read ahead, start here.</p>
      </div>
      <ul className="fs__links">
        {meanwhile.map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink className="tlink" to={to}>
              {label} <Arrow />
            </SiteLink>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The spec's banner of a call and a live chat; there is no chat, so the second button says what it does. */
function TalkNow() {
  const open = site.hours.filter((day) => day.opens).map((day) => `${day.short} ${day.time}`);
  return (
    <section className="night fs__talk">
      <div className="wrap">
        <div>
          <h2>Rather talk today?</h2>
          <p className="small">The line is open {open.join(" and ")}. At other times, write to us.</p>
        </div>
        <div className="acts">
          <ButtonLink to={site.phone.href}>Call {site.phone.display}</ButtonLink>
          <ButtonLink to={`mailto:${site.email}`} look="line">
            Write to Us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
