import { stageWords } from "#app/content/desk/thread-titles.ts";
import type { NumberRow, ShownPromises, StageRow } from "#app/domain/promises/shown.ts";

const reachedWords: Readonly<Record<StageRow["stage"], string>> = { ...stageWords, won: "Closed, won" };

/** How far people who asked for an analysis have come. */
export function HowFar({ stages, closedOtherwise, span }: Pick<ShownPromises, "stages" | "closedOtherwise" | "span">) {
  const most = Math.max(1, stages[0]?.people ?? 0);
  return (
    <section className="panel" aria-labelledby="how-far">
      <div className="panel-head">
        <h2 id="how-far">How far people come</h2>
        <span className="help">{span}</span>
      </div>
      <div className="panel-row prom-body">
        <table className="tbl funnel">
          <thead>
            <tr>
              <th scope="col">Stage reached</th>
              <th scope="col">People</th>
              <th scope="col">Of the stage before</th>
              <th scope="col">Half got there within</th>
            </tr>
          </thead>
          <tbody>
            {stages.map(({ stage, people, share, took }) => (
              <tr key={stage}>
                <th scope="row">
                  {reachedWords[stage]}
                  <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 9.5H${most}`} className="rule" />
                    <rect width={people} height="10" className="kept" />
                  </svg>
                </th>
                <td>{people}</td>
                <td>{share}</td>
                <td>{took}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="help">
          Recent cases are still on their way: the last stages fill up over months. {closedOtherwise}
        </p>
      </div>
    </section>
  );
}

type WhereFromProps = Pick<ShownPromises, "pages" | "campaigns"> & { period: string };

/** Which page and which campaign people came from: only what their own form said. */
export function WhereFrom({ pages, campaigns, period }: WhereFromProps) {
  return (
    <section className="panel" aria-labelledby="where-from">
      <div className="panel-head">
        <h2 id="where-from">Where people came from</h2>
        <a href={`/desk/promises/numbers.csv?period=${period}`}>All of it as CSV</a>
      </div>
      <div className="panel-row prom-body prom-sides">
        <Numbers title="Our page" rows={pages} />
        <Numbers title="Campaign" rows={campaigns} isCampaign />
      </div>
      <p className="panel-row help">
        Each form says which page it was sent from, and the campaign in that page’s address. No cookie is needed for
        that. Page views are not counted here. A booking does not name a campaign.
      </p>
    </section>
  );
}

function Numbers({ title, rows, isCampaign = false }: { title: string; rows: NumberRow[]; isCampaign?: boolean }) {
  if (rows.length === 0) return <p className="help">{title}: no one came in this time.</p>;
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Requests</th>
          <th scope="col">Messages</th>
          {!isCampaign && <th scope="col">Bookings</th>}
          <th scope="col">Won</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, leads, messages, bookings, won }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{leads}</td>
            <td>{messages}</td>
            {!isCampaign && <td>{bookings}</td>}
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
