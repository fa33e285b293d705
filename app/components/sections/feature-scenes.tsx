import { OwnDoor, RentedDoor } from "#app/components/scenes/doors.tsx";
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

type Stretch = { name: string; from: number; to: number; look: "rent" | "notice" | "closing" | "own" };

const weeks = 12;
/** Weeks count from 1; both ends are part of the stretch. */
const stretches: readonly Stretch[] = [
  { name: "Rent", from: 1, to: 9, look: "rent" },
  { name: "Notice to the landlord", from: 5, to: 8, look: "notice" },
  { name: "Closing", from: 8, to: 8, look: "closing" },
  { name: "Your own home", from: 9, to: 12, look: "own" },
];

/** The calendar as a street: from the rented door on the left to your own on the right. */
export function Handover() {
  return (
    <div className="handover">
      <div className="handover__street screen-only" aria-hidden="true">
        <div>
          <span>The door you rent</span>
          <RentedDoor />
        </div>
        <i />
        <div>
          <span>Your door</span>
          <OwnDoor />
        </div>
      </div>
      <div className="cal">
        <div className="cal__top in-row">
          <Tag>Sample handover</Tag>
          <p className="cal__sum">
            Notice goes out in week 5, the sale closes in week 8, and one week of both homes is left to move.
          </p>
        </div>
        <dl>
          {stretches.map((stretch) => (
            <CalendarRow key={stretch.name} {...stretch} />
          ))}
        </dl>
        <div className="cal__axis" aria-hidden="true">
          <span />
          <span className="cal__weeks">
            {Array.from({ length: weeks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are their numbers.
              <span key={index}>{index + 1}</span>
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}

function CalendarRow({ name, from, to, look }: Stretch) {
  return (
    <div className="cal__row">
      <dt>{name}</dt>
      <dd className="cal__track">
        <span className={`cal__bar cal__bar--${look}`} style={{ gridColumn: `${from} / ${to + 1}` }}>
          <span>
            <span className="cal__word">{from === to ? "week" : "weeks"} </span>
            {from === to ? from : `${from}–${to}`}
          </span>
        </span>
      </dd>
    </div>
  );
}
