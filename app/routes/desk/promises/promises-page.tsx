import { useLoaderData } from "react-router";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { HowFar, WhereFrom } from "#app/components/desk/promises/how-far.tsx";
import { PromiseTable } from "#app/components/desk/promises/promise-table.tsx";
import { SaidNote, useDone } from "#app/components/desk/said-note.tsx";
import "#app/components/desk/promises/promises.css";
import { PublicLines, TeamEmails } from "#app/components/desk/promises/public-lines.tsx";
import { WeeksChart } from "#app/components/desk/promises/weeks-chart.tsx";
import type { Choice } from "#app/domain/promises/shown.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("promises");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Promises | Desk | Path to Keys" }];
}

/** Promises we made, and how they ended. */
export default function PromisesPage() {
  const seen = useLoaderData<typeof loader>();
  const { periods, kinds, headline, promise, rows, maySet, lines, line, alarms, digest } = seen;
  const said = useDone();
  return (
    <div className="prom">
      <div className="prom-top">
        <h1>Promises, measured</h1>
        <form method="get" className="one-line">
          <Choose name="promise" label="Promise" choices={kinds} />
          <Choose name="period" label="Period" choices={periods} />
          <button type="submit" className="btn">
            Show
          </button>
        </form>
      </div>
      <ProblemNote />
      {said && <SaidNote>{said}</SaidNote>}
      <p className="say">{headline ?? "No one has asked for this yet."}</p>
      <p className="help prom-how">
        {promise}. People without an answer yet count with the time they have waited so far. An automatic email, or
        closing a thread, does not count as an answer. Any answer or call by a person does: on a credit analysis, also
        one that is not the analysis yet. “How far people come” counts the analyses.
      </p>
      <PromiseTable rows={rows} />
      <div className="prom-two">
        <WeeksChart {...seen} />
        <HowFar {...seen} />
      </div>
      <WhereFrom {...seen} period={periods.find(({ isChosen }) => isChosen)?.value ?? "90"} />
      <PublicLines lines={lines} line={line} maySet={maySet} />
      <TeamEmails alarms={alarms} digest={digest} maySet={maySet} />
    </div>
  );
}

function Choose({ name, label, choices }: { name: string; label: string; choices: Choice[] }) {
  return (
    <select
      className="inp"
      name={name}
      aria-label={label}
      defaultValue={choices.find(({ isChosen }) => isChosen)?.value}
      autoComplete="off"
    >
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
