import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { askAboutEmail } from "#app/components/forms/ask-about-email.ts";
import { EmailQuestion } from "#app/components/forms/email-question.tsx";
import type {
  GivenDetail,
  LinkedPerson,
  PersonCard,
  PersonSummary,
} from "#app/server/desk/people/person-card.server.ts";
import type { Choice } from "#app/server/desk/telling/seen-thread.server.ts";
import { ChoiceForm } from "./choice-form.tsx";

type PersonPanelProps = {
  person: PersonCard;
  mayWork: boolean;
  /** Everyone who may look after them. */
  colleagues: Choice[];
  /** The thread shown on the same page; none on the person's own page. */
  threadId?: string;
};

/** The person: addresses, other threads, the newsletter, and people who may be the same person. */
export function PersonPanel({ person, mayWork, colleagues, threadId }: PersonPanelProps) {
  const { id, name, addresses, since, newsletter, undelivered, threads, links, owner } = person;
  const others = threads.filter((thread) => thread.id !== threadId);
  const mayMerge = mayWork && threads.some((thread) => thread.id === threadId && thread.mayMerge);
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
                <Undelivered mark={undelivered.find((one) => one.address === address)} />
              </span>
            ))}
          </dd>
          <dt>Looked after by</dt>
          <dd>{owner?.name ?? "no one yet"}</dd>
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
        {mayWork && (
          <div className="street-forms">
            <ChoiceForm
              of="person-owner"
              fields={{ person: id, thread: threadId ?? null }}
              name="owner"
              label="Who looks after them"
              button="Change"
              none="No one"
              choices={colleagues}
              value={owner?.id ?? ""}
            />
          </div>
        )}
        {mayWork && <CorrectForm person={person} />}
      </section>
      {threadId &&
        mayMerge &&
        others.map((thread) => thread.mayMerge && <SecondThread key={thread.id} thread={thread} threadId={threadId} />)}
      <GivenDetails kind="name" person={person} mayWork={mayWork} />
      {links.map((link) => (
        <PersonLink key={link.id} person={person} link={link} mayWork={mayWork} />
      ))}
    </>
  );
}

type SecondThreadProps = { thread: PersonCard["threads"][number]; threadId: string };

/** Someone who sent twice, by a form or an email, waits for one answer. */
function SecondThread({ thread: { id, kind, received, state }, threadId }: SecondThreadProps) {
  return (
    <section className="note note--suggested" aria-label={`Another open thread: ${kind}, ${received}`}>
      <b>They wrote more than once</b>
      <p>
        {kind}, {received}, {state}. If it is about the same, put the two together: everything stays, the older one’s
        due time too, and one answer is enough.
      </p>
      <div className="row-acts">
        <a href={`/desk/threads/${id}`}>Read it first</a>
        <CommandForm of="thread-merge" fields={{ thread: threadId, other: id }} button="Put together" row={{}} />
      </div>
    </section>
  );
}

/** Corrects what they typed wrong, or what has changed since. The history keeps what it was before. */
function CorrectForm({ person: { id, details } }: { person: PersonCard }) {
  const { isBack, typed, errors } = useSentBack("person-correct");
  return (
    <details className="person-correct" open={isBack}>
      <summary>Correct or add a name, number or address</summary>
      <CommandForm of="person-correct" fields={{ person: id }} saysHere button="Correct it">
        <CommandField label="What is wrong or missing" id="correct-which" errors={errors.which}>
          {(props) => (
            <select {...props} name="which" defaultValue={typed.which}>
              {details.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </CommandField>
        <CommandField label="What is right" id="correct-right" errors={errors.right}>
          {(props) => (
            <>
              <input
                {...props}
                name="right"
                type="text"
                maxLength={254}
                autoComplete="off"
                defaultValue={typed.right}
                required
                onInput={({ currentTarget }) => askAboutEmail(currentTarget)}
              />
              <EmailQuestion id={props.id} typed={typed.right} />
            </>
          )}
        </CommandField>
        <p className="help">
          What it was before stays in the history, with your name. What they agreed to stays as it was. A stop they
          asked for counts for the new address, too.
        </p>
      </CommandForm>
    </details>
  );
}

function Undelivered({ mark }: { mark: PersonCard["undelivered"][number] | undefined }) {
  if (!mark) return null;
  if (mark.isProven) return <b className="is-late"> Email does not arrive. Call instead.</b>;
  return <b> Email may not arrive (a report that nothing proves).</b>;
}

type GivenDetailsProps = { kind: GivenDetail["kind"]; person: Pick<PersonCard, "id" | "given">; mayWork: boolean };

/** What came later with this person's email: names beside the person, numbers where one would call. */
export function GivenDetails({ kind, person: { id, given }, mayWork }: GivenDetailsProps) {
  return given
    .filter((detail) => detail.kind === kind)
    .map((detail) => <Given key={detail.value} detail={detail} personId={id} mayWork={mayWork} />);
}

type GivenProps = { detail: GivenDetail; personId: string; mayWork: boolean };

/** Anyone can type this person's email, so a colleague decides. */
function Given({ detail: { kind, value, shown, day }, personId, mayWork }: GivenProps) {
  const what = kind === "name" ? "Another name" : "A phone number to confirm";
  const fields = { person: personId, kind, value };
  return (
    <section className="note note--suggested" aria-label={`${what}: ${shown}`}>
      <b>{what}</b>
      <p>
        {shown}, given on {day}, not confirmed. Anyone can type this email address: ask before you use it.
      </p>
      {mayWork && (
        <div className="row-acts">
          <CommandForm of="given-theirs" fields={fields} button="It is theirs" row={{}} />
          <CommandForm of="given-not-theirs" fields={fields} button="Not theirs" row={{}} />
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
  "same-email": "A colleague heard that both have the same email address. Ask before you link them.",
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
          <CommandForm
            of="people-link"
            fields={fields}
            button={state === "apart" ? "Undo: they are one" : "Link, can be undone"}
            row={{}}
          />
        )}
        {mayWork && state !== "apart" && (
          <CommandForm
            of="people-part"
            fields={fields}
            button={state === "linked" ? "Undo the link" : "Not them"}
            row={{}}
          />
        )}
      </div>
    </section>
  );
}
