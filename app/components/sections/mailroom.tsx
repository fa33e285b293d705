import { MailboxWall, PeekingEnvelope } from "#app/components/scenes/mailboxes.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { classNames } from "#app/lib/class-names.ts";

type Mailbox = { name: string; amount: string; fits: boolean; why: string };

const mailboxes: readonly Mailbox[] = [
  {
    name: "First-time buyer down payment help",
    amount: "$15,000",
    fits: true,
    why: "Fits: no home owned in 3 years",
  },
  { name: "Closing cost help", amount: "$5,000", fits: true, why: "Fits: 8-hour course done" },
  { name: "Employer program", amount: "$20,000", fits: false, why: "Does not fit: employer not in it" },
];

/** A wall of mailboxes from edge to edge. Three of them are one sample renter's programs. */
export function Mailroom() {
  return (
    <div className="mailroom">
      <MailboxWall />
      <div className="wrap">
        <p className="mailroom__sum">
          <Tag>Sample match</Tag> <b>Two letters for this renter: up to $20,000 together</b>
        </p>
        <ul className="mailboxes">
          {mailboxes.map((mailbox) => (
            <ProgramMailbox key={mailbox.name} {...mailbox} />
          ))}
        </ul>
        <p className="mailroom__terms">
          Sample amounts. Each program sets its own limits, rules and end date, and some of this money has to be paid
          back.
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
          <small>up to</small> {amount}
        </span>
        <span className={fits ? "ok" : "shut"}>{why}</span>
      </div>
    </li>
  );
}
