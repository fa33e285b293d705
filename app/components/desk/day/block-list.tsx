import { RowForm } from "#app/components/desk/row-form.tsx";
import type { ShownBlock } from "#app/lib/desk/shown-calendar.ts";

/** What is blocked on this day, and the talks that still stand there. */
export function BlockList({ blocks, mayWork }: { blocks: ShownBlock[]; mayWork: boolean }) {
  return (
    <section className="panel" aria-labelledby="blocks-title">
      <div className="panel-head">
        <h2 id="blocks-title">Blocked</h2>
      </div>
      {blocks.map(({ id, who, when, reason, by, standing }) => (
        <div key={id} className="panel-row talk-body">
          <p>
            <b>{reason}</b>, {who}
            <br />
            <span className="help">
              {when}, by {by}
            </span>
          </p>
          {standing.length > 0 && (
            <div className="note note--bad">
              <b>
                {standing.length === 1 ? "One talk stands in this time" : `${standing.length} talks stand in this time`}
              </b>
              <ul>
                {standing.map((talk) => (
                  <li key={talk.id}>
                    <a href={`/desk/day?date=${talk.date}&booking=${talk.id}#talk`}>
                      <bdi>{talk.name}</bdi>, {talk.office}
                    </a>
                  </li>
                ))}
              </ul>
              <p>Blocking keeps them. Move or cancel each one if you need to.</p>
            </div>
          )}
          {mayWork && (
            <RowForm does="remove-block" fields={{ block: id }} label="Open this time again" about={reason} />
          )}
        </div>
      ))}
    </section>
  );
}
