import { MailboxWall, PeekingEnvelope } from "#app/components/scenes/mailboxes.tsx";
import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
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
        <p className="mailroom__sum">
          <Tag>Sample match</Tag> <b>Two letters for this renter, and one box that stays shut</b>
        </p>
        <ul className="mailboxes">
          {mailboxes.map((mailbox) => (
            <ProgramMailbox key={mailbox.name} {...mailbox} />
          ))}
        </ul>
        <p className="mailroom__terms">
          <Disclosure claims={mailboxes.map(({ amount }) => amount)} />
        </p>
      </div>
    </div>
  );
}

function ProgramMailbox({ name, amount, fits, why }: Mailbox) {
  return (
    <li className={classNames("mailbox", !fits && "mailbox--shut")}>
      <div className="mailbox__slot" aria-hidden="true">
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
