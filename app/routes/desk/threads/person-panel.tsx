import { WorkForm } from "#app/components/desk/thread/work-form.tsx";
import type {
  GivenDetail,
  LinkedPerson,
  PersonCard,
  PersonSummary,
} from "#app/server/desk/people/person-card.server.ts";

type PersonPanelProps = {
  person: PersonCard;
  mayWork: boolean;
  /** The thread shown on the same page; none on the person's own page. */
  threadId?: string;
};

/** The person: addresses, other threads, the newsletter, and people who may be the same person. */
export function PersonPanel({ person, mayWork, threadId }: PersonPanelProps) {
  const { id, name, addresses, since, newsletter, undelivered, threads, links, given } = person;
  const others = threads.filter((thread) => thread.id !== threadId);
  return (
    <>
      <section className="panel" aria-labelledby="person-title">
        <div className="panel-head">
          <h2 id="person-title">{threadId ? name : "Who it is"}</h2>
          {threadId && <a href={`/desk/people/${id}`}>Whole timeline</a>}
        </div>
        <dl className="pairs panel-pairs">
          <dt>Reach at</dt>
          <dd>
            {addresses.map((address) => (
              <span key={address} className="one-address">
                {address}
                {undelivered.includes(address) && <b className="is-late"> Email does not arrive. Call instead.</b>}
              </span>
            ))}
          </dd>
          <dt>Known since</dt>
          <dd>{since}</dd>
          <dt>Newsletter</dt>
          <dd>{newsletter}</dd>
          <dt>{threadId ? "Other threads" : "Threads"}</dt>
          <dd>
            {others.length === 0 && "none"}
            {others.map(({ id: other, kind, received, state }) => (
              <span key={other} className="one-address">
                <a href={`/desk/threads/${other}`}>{`${kind}, ${received}`}</a>, {state}
              </span>
            ))}
          </dd>
        </dl>
      </section>
      {given.map((detail) => (
        <Given key={detail.kind + detail.value} detail={detail} personId={id} mayWork={mayWork} />
      ))}
      {links.map((link) => (
        <PersonLink key={link.id} person={person} link={link} mayWork={mayWork} />
      ))}
    </>
  );
}

type GivenProps = { detail: GivenDetail; personId: string; mayWork: boolean };

/** A name or number that came later with this person's email. Anyone can type that email, so a colleague decides. */
function Given({ detail: { kind, value, shown, day }, personId, mayWork }: GivenProps) {
  const what = kind === "name" ? "Another name" : "Another phone number";
  const fields = { person: personId, kind, value };
  return (
    <section className="note note--suggested" aria-label={`${what}: ${shown}`}>
      <b>{what}</b>
      <p>
        {shown}, given on {day}, not confirmed. Anyone can type this email address: ask before you use it.
      </p>
      {mayWork && (
        <div className="row-acts">
          <WorkForm does="given-theirs" fields={fields}>
            <button type="submit" className="btn btn--row">
              It is theirs
            </button>
          </WorkForm>
          <WorkForm does="given-not-theirs" fields={fields}>
            <button type="submit" className="btn btn--row">
              Not theirs
            </button>
          </WorkForm>
        </div>
      )}
    </section>
  );
}

type PersonLinkProps = {
  person: PersonSummary;
  link: LinkedPerson;
  mayWork: boolean;
};

const reasons: Record<LinkedPerson["reason"], string> = {
  "same-phone": "Both gave the same phone number, under two names. They may share a phone.",
  "same-phone-and-name":
    "Both gave the same phone number and the same name. Anyone can type both: ask before you link them.",
  "by-hand": "A colleague decided it.",
};

const titles = { suggested: "Maybe the same person", linked: "Linked as one person", apart: "Not the same person" };

/** Two people who may be one. A colleague's decision can be undone. */
function PersonLink({ person, link, mayWork }: PersonLinkProps) {
  const { id, name, addresses, since, state, reason } = link;
  const fields = { person: person.id, other: id };
  return (
    <section className={`note note--${state}`} aria-label={`${titles[state]}: ${name}`}>
      <b>{titles[state]}</b>
      <p>
        {name}, {addresses.join(", ")}, known since {since}. {reasons[state === "suggested" ? reason : "by-hand"]}
      </p>
      <div className="row-acts">
        <a href={`/desk/people/${id}`}>Open their page</a>
        {mayWork && state !== "linked" && (
          <WorkForm does="people-link" fields={fields}>
            <button type="submit" className="btn btn--row">
              {state === "apart" ? "Undo: they are one" : "Link, can be undone"}
            </button>
          </WorkForm>
        )}
        {mayWork && state !== "apart" && (
          <WorkForm does="people-part" fields={fields}>
            <button type="submit" className="btn btn--row">
              {state === "linked" ? "Undo the link" : "Not them"}
            </button>
          </WorkForm>
        )}
      </div>
    </section>
  );
}
