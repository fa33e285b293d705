import { Form, useLocation } from "react-router";
import { DeskIcon } from "#app/components/desk/desk-icon.tsx";
import { countWords, threadKinds } from "#app/components/desk/thread-kinds.ts";
import type { InboxGroupName, InboxScreen, ShownRow } from "#app/domain/desk/shown-inbox.ts";
import type { CommandName } from "#app/lib/desk/known-commands.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import type { KeptRow } from "./use-kept-rows.ts";

type InboxListProps = Pick<InboxScreen, "groups" | "closedDay" | "aside" | "counts" | "query"> & {
  rows: readonly KeptRow[];
  mayWork: boolean;
};

const groupLabels: Readonly<Record<InboxGroupName, string>> = {
  late: "Late",
  today: "Due today",
  tomorrow: "Due tomorrow",
  later: "Due later",
  undated: "Newest first",
};

/** A list grouped by due day. */
export function InboxList({ rows, groups, closedDay, aside, counts, query, mayWork }: InboxListProps) {
  const names = (Object.keys(groupLabels) as InboxGroupName[]).filter((name) =>
    rows.some(({ group }) => group === name),
  );
  return (
    <div className="q">
      <div className="q-cols" aria-hidden="true">
        <span>{query.list === "answered" || query.list === "closed" ? "Came" : "Due"}</span>
        <span>Kind and promise</span>
        <span>Who and what</span>
        <span className="tz">Their time now</span>
        <span>Held by</span>
      </div>
      {names.map((name) => {
        const count = groups[name];
        return (
          <section key={name}>
            <h2 className="q-grp">
              <b className={name === "late" ? "late" : undefined}>
                {groupLabels[name]}
                {count !== undefined && `: ${countWords(count)}`}
              </b>{" "}
              <GroupNote name={name} rows={rows} closedDay={closedDay} />
            </h2>
            <Rows rows={rows.filter(({ group }) => group === name)} mayWork={mayWork} />
          </section>
        );
      })}
      {aside.length > 0 && (
        <section>
          <h2 className="q-grp">
            <b>Maybe a robot: {countWords(counts.aside)}</b>{" "}
            <span>
              Held back by a check, not deleted. Their clocks run, too. <a href="/desk/aside">Look at them</a>
            </span>
          </h2>
          <Rows rows={aside} mayWork={false} />
        </section>
      )}
    </div>
  );
}

function GroupNote({ name, rows, closedDay }: { name: InboxGroupName } & Pick<InboxListProps, "rows" | "closedDay">) {
  if (name === "late") {
    const longest = rows.find(({ group }) => group === "late")?.due.replace(/^Late by /, "");
    return <span>Answer these first. The longest has waited {longest} past its promise.</span>;
  }
  if (name === "later" && closedDay) return <span>The office is closed on {closedDay}. Clocks set by law run on.</span>;
  return null;
}

function Rows({ rows, mayWork }: { rows: readonly KeptRow[]; mayWork: boolean }) {
  return (
    <ol>
      {rows.map((row) => (
        <li
          key={row.id}
          data-row=""
          className={classNames(row.group === "late" && "is-late", row.isGone && "is-gone") || undefined}
        >
          <div className="due">
            <b className={row.group === "late" ? "late" : undefined}>
              {row.group !== "late" && row.group !== "undated" && <span className="vh">Due </span>}
              {row.due}
            </b>
            <span>{row.at}</span>
          </div>
          <div className="kind">
            <DeskIcon name={threadKinds[row.kind].icon} />
            <span>
              {threadKinds[row.kind].label} {row.promise && <small>{row.promise}</small>}
            </span>
          </div>
          <div className="who">
            <a href={`/desk/threads/${row.id}`}>{row.name}</a>
            {row.marks.map((mark) => (
              <b key={mark} className="late">
                {mark}
              </b>
            ))}
            <span dir="auto">{row.words}</span>
          </div>
          <div className="tz">
            {row.theirTime && (
              <>
                <span className="vh">Their time: </span>
                {row.theirTime}
              </>
            )}
          </div>
          <Hold row={row} mayWork={mayWork} />
        </li>
      ))}
    </ol>
  );
}

function Hold({ row, mayWork }: { row: KeptRow; mayWork: boolean }) {
  const { id, name, holder, awayUntil, isGone } = row;
  if (isGone) return <div className="hold">Not in this list now</div>;
  const mayPutAway = mayWork && (!holder || holder.isMe);
  return (
    <div className="hold">
      <Holder row={row} />
      {mayPutAway && row.group !== "undated" && row.group !== "late" && !awayUntil && (
        <a className="btn btn--row btn--text" href={`/desk/threads/${id}/later`} data-key="p">
          Put away<span className="vh"> {name} for later</span>
        </a>
      )}
      {mayWork && awayUntil && (
        <RowButton does="thread-put-away" fields={{ until: "now" }} row={row} label="Bring back" dataKey="u" />
      )}
      {mayWork && !awayUntil && !holder && <RowButton does="thread-claim" row={row} label="Take" dataKey="t" />}
      {mayWork && !awayUntil && holder?.isMe && <RowButton does="thread-let-go" row={row} label="Let go" dataKey="u" />}
    </div>
  );
}

function Holder({ row: { holder, owner, awayUntil } }: { row: ShownRow }) {
  if (awayUntil) return <span className="hold-who">Until {awayUntil}</span>;
  if (!holder && owner) return <span className="hold-who">{owner.isMe ? "Yours" : `${owner.name}’s`}</span>;
  if (!holder) return <span className="hold-who free">No one</span>;
  return (
    <span className="hold-who">
      <b>{holder.isMe ? "You" : holder.name}</b> {holder.isMe && holder.lapses && <span>for {holder.lapses}</span>}
    </span>
  );
}

type RowButtonProps = {
  does: CommandName;
  row: ShownRow;
  fields?: Record<string, string>;
  label: string;
  dataKey: string;
};

function RowButton({ does, row, fields = {}, label, dataKey }: RowButtonProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="thread" value={row.id} />
      <input type="hidden" name="back" value={pathname + search} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn--row" data-key={dataKey}>
        {label}
        <span className="vh"> {row.name}</span>
      </button>
    </Form>
  );
}
