import { CommandForm } from "#app/components/desk/command-form.tsx";
import type { ShownBlock } from "#app/lib/desk/shown-calendar.ts";

/** Blocked times of this day, and the calls still booked in them. */
export function BlockList({ blocks, mayWork }: { blocks: ShownBlock[]; mayWork: boolean }) {
  return (
    <section className="panel" aria-labelledby="blocks-title">
      <div className="panel-head">
        <h2 id="blocks-title">Blocked</h2>
      </div>
      {blocks.map(({ id, who, when, reason, by, standing }) => (
        <div key={id} className="panel-row call-body">
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
                {standing.length === 1
                  ? "One call is booked in this time"
                  : `${standing.length} calls are booked in this time`}
              </b>
              <ul>
                {standing.map((call) => (
                  <li key={call.id}>
                    <a href={`/desk/day?date=${call.date}&booking=${call.id}#call`}>
                      <bdi>{call.name}</bdi>, {call.office}
                    </a>
                  </li>
                ))}
              </ul>
              <p>Blocking keeps them. Move or cancel each one if you need to.</p>
            </div>
          )}
          {mayWork && (
            <CommandForm
              of="remove-block"
              fields={{ block: id }}
              button="Open this time again"
              row={{ about: reason }}
            />
          )}
        </div>
      ))}
    </section>
  );
}
