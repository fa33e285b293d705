import { Stop, type StopState } from "#app/components/ui/stop.tsx";
import { ArticleFigure, type FigureProps } from "./figures.tsx";

type LedgerProps = FigureProps & {
  /** A `total` has a line above it. An amount brings its own sign. */
  lines: readonly { name: string; amount: string; note?: string; total?: boolean }[];
};

/** A bill, line by line, with its totals. */
export function Ledger({ answer, measure, lines }: LedgerProps) {
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <table className="af__ledger">
        <tbody>
          {lines.map(({ name, amount, note, total }) => (
            <tr key={name} className={total ? "af__total" : undefined}>
              <th scope="row">
                {name}
                {note && <span className="small">{note}</span>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ArticleFigure>
  );
}

type JarsProps = FigureProps & {
  /** `fill` is a share of the jar, from 0 to 1; `said` is the sum in it, or how long it takes. */
  jars: readonly { name: string; fill: number; said: string }[];
};

const bottom = 122;
const height = 88;

/** Savings as jars side by side, each filled to its level. */
export function Jars({ answer, measure, jars }: JarsProps) {
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <ul className="af__jars">
        {jars.map(({ name, fill, said }) => (
          <li key={name}>
            <svg viewBox="0 0 100 130" aria-hidden="true">
              <rect className="af__coins" x="12" y={bottom - fill * height} width="76" height={fill * height} rx="6" />
              <rect className="af__lid" x="20" y="3" width="60" height="14" rx="3" />
              <path d="M26 17v6q-16 6-16 22v66q0 14 14 14h52q14 0 14-14V45q0-16-16-22v-6" />
            </svg>
            <b>{said}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </ArticleFigure>
  );
}

type WaypointsProps = FigureProps & {
  /** In their order; `state` is "later" where nothing is said. */
  stops: readonly { title: string; text: string; state?: StopState }[];
};

/** Steps one after another, as stops on the path. */
export function Waypoints({ answer, measure, stops }: WaypointsProps) {
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <ol className="vpath">
        {stops.map(({ title, text, state = "later" }) => (
          <li key={title}>
            <Stop state={state} />
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </ArticleFigure>
  );
}
