import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { site } from "#config/site.ts";

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
