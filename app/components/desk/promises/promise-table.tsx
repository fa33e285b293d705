import type { BothWaits, PromiseRow } from "#app/domain/promises/shown.ts";

/** One row for each promise: how long people waited, and how it ended. */
export function PromiseTable({ rows }: { rows: PromiseRow[] }) {
  return (
    <section className="panel" aria-labelledby="every-promise">
      <div className="panel-head">
        <h2 id="every-promise">Every promise</h2>
        <span className="help">“Counted” is answered in time, late and still open together</span>
      </div>
      <table className="tbl tbl--stack">
        <thead>
          <tr>
            <th scope="col">Promise</th>
            <th scope="col">Counted</th>
            <th scope="col">Half waited</th>
            <th scope="col">Nine in ten</th>
            <th scope="col">In time</th>
            <th scope="col">Late</th>
            <th scope="col">Still in time</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label} <span className="help">{row.time}</span>
              </th>
              <td data-l="Counted">{row.counted}</td>
              <WaitCell label="Half waited" waits={row.median} />
              <WaitCell label="Nine in ten" waits={row.ninetieth} />
              <td data-l="In time">{row.kept}</td>
              <td data-l="Late">{row.late > 0 ? <span className="late">{row.late}</span> : 0}</td>
              <td data-l="Still in time">{row.inTime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All hours, and below them the hours the office was open. */
function WaitCell({ label, waits }: { label: string; waits: BothWaits | null }) {
  return (
    <td data-l={label}>
      {waits === null ? (
        <span className="help">none yet</span>
      ) : (
        <>
          {waits.plain}
          <small>{waits.open} while open</small>
        </>
      )}
    </td>
  );
}
