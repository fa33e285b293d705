import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/letter-slot.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { site } from "#config/site.ts";

type DeadLinkProps = {
  name: string;
  /** It was ours, and its seven days are over. */
  expired?: boolean;
  /** A new mail is of use to somebody who wants the letter, not to somebody who leaves. */
  offerNewMail?: boolean;
};

/** For a link that leads nowhere: why, and what to do. */
export function DeadLink({ name, expired = false, offerNewMail = false }: DeadLinkProps) {
  return (
    <>
      <PageHero
        className="nl"
        name={name}
        trail={[{ label: "Newsletter", to: "/newsletter" }]}
        title={expired ? "This link is older than seven days" : "This link does not work"}
        lead={
          expired
            ? "Nothing was confirmed, so no letter comes. A new mail is one field away."
            : "A part of it may be missing. Open it from our mail once more, or copy it whole."
        }
        aside={<LetterSlot />}
      >
        {offerNewMail && (
          <div className="nl__form">
            <Newsletter id="sign-up" />
          </div>
        )}
        <p className="small">
          Still stuck? Write to <a href={`mailto:${site.email}`}>{site.email}</a> and say what you want; we do it for
          you.
        </p>
      </PageHero>
      <div className="pave nl__pave" />
    </>
  );
}
