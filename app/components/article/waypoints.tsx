import { Stop, type StopState } from "#app/components/ui/stop.tsx";
import { ArticleFigure, type FigureProps } from "./article-figures.tsx";

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
