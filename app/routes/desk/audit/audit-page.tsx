import { useActionData, useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { formatWhole } from "#app/domain/text/counted.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "./audit.css";

export const loader = seeAtDesk("audit");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Audit | Desk | Path to Keys" }];
}

type Seen = Awaited<ReturnType<typeof loader>>;
type Entry = Seen["entries"][number];
type Revealed = { number: number; people: { name: string; addresses: string[] }[] };
type Checked = { entries: number; heads: number; problem: string | null };
type Sent = { revealed?: Revealed; checked?: Checked } | undefined;

export default function AuditPage() {
  const { query, entries, next, team, deeds } = useLoaderData<typeof loader>();
  const sent: Sent = useActionData();
  const days = Map.groupBy(entries, ({ day }) => day);
  return (
    <>
      <h1>Audit</h1>
      <p className="lead">
        What each person on the team did at the desk, and which people they looked at. Names of visitors are covered. If
        you uncover one, that is noted, too.
      </p>
      <ProblemNote />
      <ChainPanel checked={sent?.checked} />
      <Filters query={query} team={team} deeds={deeds} />
      {entries.length === 0 && <p>Nothing was noted here. Try another day, or all of the team.</p>}
      {[...days].map(([day, some]) => (
        <section key={day} className="panel" aria-label={day}>
          <div className="panel-head">
            <h2>{day}</h2>
          </div>
          <ol>
            {some.map((entry) => (
              <EntryRow key={entry.number} entry={entry} revealed={sent?.revealed} />
            ))}
          </ol>
        </section>
      ))}
      {next !== null && (
        <p>
          <a className="btn" href={`/desk/audit?${new URLSearchParams({ ...filled(query), before: String(next) })}`}>
            Earlier entries
          </a>
        </p>
      )}
    </>
  );
}

/** The filter parts in use. */
function filled({ who, what, day }: Seen["query"]): Record<string, string> {
  return Object.fromEntries(Object.entries({ who, what, day }).filter(([, value]) => value !== ""));
}

function ChainPanel({ checked }: { checked: Checked | undefined }) {
  return (
    <section className="panel" aria-labelledby="chain-title">
      <div className="panel-row">
        <div>
          <h2 id="chain-title">Has anyone changed it?</h2>
          <p className="help">Each entry is sealed together with the one before. A change shows, however small.</p>
          {checked && (
            <SaidNote>
              <CheckedWords {...checked} />
            </SaidNote>
          )}
        </div>
        <CommandForm of="audit-check" className="row-acts" button="Check now" />
      </div>
    </section>
  );
}

function CheckedWords({ entries, heads, problem }: Checked) {
  const count = `${formatWhole(entries)} ${entries === 1 ? "entry holds" : "entries hold"}`;
  if (problem === null) {
    const kept = heads === 0 ? "There is no backup here to compare its end with." : `Compared with backups: ${heads}.`;
    return (
      <p className="audit-checked">
        No. All is as it was noted: {count}. {kept}
      </p>
    );
  }
  return (
    <p className="audit-checked late">
      Yes. {problem} Before that, {count}.
    </p>
  );
}

function Filters({ query, team, deeds }: Pick<Seen, "query" | "team" | "deeds">) {
  return (
    <form method="get" action="/desk/audit" className="audit-filters">
      <div>
        <label className="lab" htmlFor="who">
          Who
        </label>
        <select className="inp" id="who" name="who" defaultValue={query.who}>
          <option value="">All of the team</option>
          {team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || "Someone who was erased"}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="lab" htmlFor="what">
          What
        </label>
        <select className="inp" id="what" name="what" defaultValue={query.what}>
          <option value="">Everything</option>
          {deeds.map(({ what, words }) => (
            <option key={what} value={what}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="lab" htmlFor="day">
          Day
        </label>
        <input className="inp" id="day" name="day" type="date" defaultValue={query.day} />
      </div>
      <button type="submit" className="btn">
        Show
      </button>
    </form>
  );
}

function EntryRow({ entry, revealed }: { entry: Entry; revealed: Revealed | undefined }) {
  const { number, time, who, did, about, colleagues, file, trouble } = entry;
  const open = revealed?.number === number ? revealed.people : null;
  return (
    <li className="panel-row audit-row" id={`entry-${number}`}>
      <span className="help">{time}</span>
      <div>
        <p>
          <b>{who}</b>
          <span className="audit-did">{did}</span>
          {file && <span className="tag">{file}</span>}
        </p>
        {trouble && <p className="late">{trouble}</p>}
        {colleagues.length > 0 && <p className="help">{colleagues.join(", ")}</p>}
        {!open && about.length > 0 && <p className="help">{about.map(({ name }) => name).join(", ")}</p>}
        {open && <Uncovered people={open} />}
      </div>
      {about.length > 0 && !open && (
        <CommandForm
          of="audit-reveal"
          fields={{ number }}
          button="Uncover"
          row={{ about: `the name in entry ${number}` }}
        />
      )}
    </li>
  );
}

/** The page with the pressed button is gone: the focus goes to what it uncovered. */
function focusOn(list: HTMLElement | null): void {
  list?.focus();
}

function Uncovered({ people }: Pick<Revealed, "people">) {
  return (
    <ul role="status" tabIndex={-1} ref={focusOn}>
      {people.map(({ name, addresses }) => (
        <li key={name + addresses.join()}>
          {name || "No name given"} <span className="help">{addresses.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
