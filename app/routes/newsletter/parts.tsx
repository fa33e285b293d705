import type { ReactNode } from "react";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";
import { site } from "#config/site.ts";
import type { TakenAddress } from "./page.server.ts";

type DeadLinkProps = {
  name: string;
  /** The link is ours, but its seven days are over. */
  expired?: boolean;
  /** Offers a new email: useful to someone who wants the letter, not to someone who is leaving. */
  offerNewEmail?: boolean;
};

/** For a link that doesn't work: why, and what to do. */
export function DeadLink({ name, expired = false, offerNewEmail = false }: DeadLinkProps) {
  return (
    <>
      <PageHero
        className="nl"
        name={name}
        trail={[{ label: "Newsletter", to: "/newsletter" }]}
        title={expired ? "This link is older than seven days" : "This link doesn’t work"}
        lead={
          expired
            ? "You didn’t confirm in time, so no letter comes. Type your address for a new email."
            : "Part of it may be missing. Open it from our email again, or copy the whole link."
        }
        aside={<LetterSlot />}
      >
        {offerNewEmail && (
          <div className="nl__form">
            <Newsletter id="sign-up" />
          </div>
        )}
        <p className="small">
          Want to stop the letter? <a href="/newsletter/leave">Get a new link by email</a>. Still stuck? Write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>, and we will do it for you.
        </p>
      </PageHero>
      <div className="pave nl__pave" />
    </>
  );
}

/**
 * Says which address we wrote to, and asks about a likely slip in it. The newsletter's forms are on every page and have no
 * script, so we ask once the form was taken.
 */
export function AskAboutTaken({ email, meant, children }: TakenAddress["taken"] & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note" tabIndex={-1} autoFocus>
      <b>Sent to {email}</b>
      {meant && (
        <p>
          Did you mean <b>{meant}</b>? {children}
        </p>
      )}
    </div>
  );
}

/** The three steps to the first letter, and which of them is next. */
export function SignUpPath({ at }: { at: "confirm" | "letter" }) {
  const isConfirmed = at === "letter";
  const steps: readonly PathStep[] = [
    { name: "Sign up", state: "done" },
    {
      name: "Confirm",
      state: isConfirmed ? "done" : "next",
      note: isConfirmed ? undefined : "Open our email and press the button.",
    },
    {
      name: "First letter",
      state: isConfirmed ? "next" : "later",
      note: "Once a week. Each one has a link that ends it.",
    },
  ];
  return (
    <section className="curb" aria-label="From sign-up to the first letter">
      <div className="wrap">
        <PathGraphic label="Steps to the first letter" steps={steps} />
      </div>
    </section>
  );
}
