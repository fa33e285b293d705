import { Form } from "react-router";
import { useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";
import { countWords, threadKinds } from "#app/components/desk/thread-kinds.ts";
import { stageWords } from "#app/content/desk/thread-titles.ts";
import { type InboxQuery, type InboxScreen, inboxSearch } from "#app/domain/desk/shown-inbox.ts";

const everything: InboxQuery = { list: "waiting", kind: null, stage: null, held: null, due: null };

const tabs: readonly { label: string; query: Partial<InboxQuery>; count?: keyof InboxScreen["counts"] }[] = [
  { label: "All", query: {}, count: "all" },
  { label: "Mine", query: { held: "me" }, count: "mine" },
  { label: "Unassigned", query: { held: "none" }, count: "unassigned" },
  { label: "Late", query: { due: "late" }, count: "late" },
  { label: "Maybe a robot", query: { list: "set-aside" }, count: "aside" },
  { label: "Put away for later", query: { list: "snoozed" }, count: "away" },
  { label: "Answered", query: { list: "answered" } },
  { label: "Closed", query: { list: "closed" } },
];

/** Tabs for the built-in views and the colleague's own. */
export function InboxTabs({ search, counts, views }: Pick<InboxScreen, "search" | "counts" | "views">) {
  return (
    <nav className="views" aria-label="Views">
      {tabs.map(({ label, query, count }) => (
        <Tab key={label} search={inboxSearch({ ...everything, ...query })} current={search}>
          {label}
          {count && (
            <b className={count === "late" && counts.late > 0 ? "late" : undefined}>{countWords(counts[count])}</b>
          )}
          {count === "aside" && counts.asideLate > 0 && <b className="late">{countWords(counts.asideLate)} late</b>}
        </Tab>
      ))}
      {views.map((view) => (
        <Tab key={view.id} search={view.search} current={search}>
          {view.name}
        </Tab>
      ))}
      <a className="to-filters" href="#filters">
        Filter
      </a>
    </nav>
  );
}

/** The view by its name and its count, for the title: that is what is read out when a filter has led to a new page. */
export function viewTitle({ search, views, rows, next }: Pick<InboxScreen, "search" | "views" | "rows" | "next">) {
  if (search === "") return "";
  const tab = tabs.find(({ query }) => inboxSearch({ ...everything, ...query }) === search);
  const name = tab?.label ?? views.find((view) => view.search === search)?.name ?? "Filtered";
  return `${name}: ${rows.length === 0 ? "none" : `${rows.length}${next ? " or more" : ""}`} | `;
}

function Tab({ search, current, children }: { search: string; current: string; children: React.ReactNode }) {
  return (
    <a href={search ? `/desk?${search}` : "/desk"} aria-current={search === current ? "page" : undefined}>
      {children}
    </a>
  );
}

const dueLabels = { late: "Late", today: "Due by tonight", tomorrow: "Due by tomorrow", week: "Due in seven days" };

/** Filters, as a form that leads to an address. No part of the address says anything about a person. */
export function InboxFilters({ query, team }: Pick<InboxScreen, "query" | "team">) {
  const isUsed = [query.kind, query.stage, query.held, query.due].some((choice) => choice !== null);
  return (
    <form
      className={isUsed ? "filters is-used" : "filters"}
      id="filters"
      method="get"
      action="/desk"
      key={inboxSearch(query)}
    >
      {query.list !== "waiting" && <input type="hidden" name="list" value={query.list} />}
      <Choice name="kind" label="Kind" all="Every kind" value={query.kind}>
        {Object.entries(threadKinds).map(([kind, { label }]) => [kind, label])}
      </Choice>
      <Choice name="held" label="Held by" all="Held by anyone" value={query.held}>
        {[["me", "You"], ["none", "No one"], ...team.map(({ id, name }) => [id, name] as [string, string])]}
      </Choice>
      <Choice name="stage" label="Stage" all="Every stage" value={query.stage}>
        {Object.entries(stageWords)}
      </Choice>
      <Choice name="due" label="Due" all="Due any time" value={query.due}>
        {Object.entries(dueLabels)}
      </Choice>
      <button type="submit" className="btn">
        Filter
      </button>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  all: string;
  value: string | null;
  children: (readonly [string, string] | string[])[];
};

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <select className="inp" name={name} aria-label={label} defaultValue={value ?? ""}>
      <option value="">{all}</option>
      {children.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Saves the current filters as a named view, or removes a saved view. Empty on the built-in views. */
export function SavedViewForm({ search, views }: Pick<InboxScreen, "search" | "views">) {
  const own = views.find((view) => view.search === search);
  const isGiven = tabs.some(({ query }) => inboxSearch({ ...everything, ...query }) === search);
  const wrong = useProblemAt("view-name");
  const { typed } = useSentBack("save-view");
  if (isGiven && !own) return null;
  return (
    <Form method="post" className="save-view">
      {own ? (
        <>
          <input type="hidden" name="do" value="remove-view" />
          <input type="hidden" name="view" value={own.id} />
          <button type="submit" className="btn btn--text">
            Remove the view “{own.name}”
          </button>
        </>
      ) : (
        <>
          <input type="hidden" name="do" value="save-view" />
          <input type="hidden" name="search" value={search} />
          <label className="lab" htmlFor="view-name">
            Name this view to keep it
          </label>
          <input
            className="inp"
            id="view-name"
            name="name"
            maxLength={40}
            autoComplete="off"
            required
            defaultValue={typed.name}
            {...wrong}
          />
          <button type="submit" className="btn">
            Save view
          </button>
        </>
      )}
    </Form>
  );
}
