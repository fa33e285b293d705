import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { classNames } from "#app/lib/format/class-names.ts";

type Mailbox = { name: string; amount: Claim; fits: boolean; why: string };

const mailboxes: readonly Mailbox[] = [
  {
    name: "First-time buyer down payment help",
    amount: assistance.firstTimeBuyer,
    fits: true,
    why: "Fits: no home owned in 3 years",
  },
  { name: "Closing cost help", amount: assistance.closingCosts, fits: true, why: "Fits: 8-hour course done" },
  { name: "Employer program", amount: assistance.employer, fits: false, why: "Does not fit: employer not in it" },
];

/** A wall of mailboxes from edge to edge. Three of them are one sample renter's programs. */
export function Mailroom() {
  return (
    <div className="mailroom">
      <MailboxWall />
      <div className="wrap">
        <p className="mailroom__sum in-row">
          <Tag>Sample match</Tag> <b>Two letters for this renter, and one box that stays shut</b>
        </p>
        <ul className="mailboxes cols cols--at700">
          {mailboxes.map((mailbox) => (
            <ProgramMailbox key={mailbox.name} {...mailbox} />
          ))}
        </ul>
        <p className="mailroom__terms small">
          <Disclosure claims={mailboxes.map(({ amount }) => amount)} />
        </p>
      </div>
    </div>
  );
}

function ProgramMailbox({ name, amount, fits, why }: Mailbox) {
  return (
    <li className={classNames("mailbox", !fits && "mailbox--shut")}>
      <div className="mailbox__slot screen-only" aria-hidden="true">
        {fits && <PeekingEnvelope />}
      </div>
      <div className="mailbox__card">
        <b>{name}</b>
        <span className="mailbox__sum">
          <ClaimFigure claim={amount} />
        </span>
        <span className={fits ? "ok" : "shut"}>{why}</span>
      </div>
    </li>
  );
}

/** A bank of apartment mailboxes, filling its place. Elevation; decoration. */
function MailboxWall() {
  return (
    <svg className="mailwall screen-only" aria-hidden="true">
      <defs>
        <pattern id="mailboxes" width="168" height="132" patternUnits="userSpaceOnUse">
          <rect width="168" height="132" fill="var(--s-slate)" />
          <g fill="none" stroke="var(--s-line)" strokeWidth="2.5" opacity="0.5">
            <path d="M0 0h168M0 0v132" />
            <path d="M44 34h80" strokeWidth="5" strokeLinecap="round" />
            <circle cx="84" cy="92" r="5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#mailboxes)" />
    </svg>
  );
}

/** An envelope sticking out of a slot. */
function PeekingEnvelope() {
  return (
    <svg className="peek" viewBox="0 0 220 92" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" transform="rotate(-3 110 60)">
        <rect x="14" y="8" width="192" height="120" fill="var(--s-cream)" />
        <path d="M14 8l96 62 96-62" fill="none" />
      </g>
    </svg>
  );
}
