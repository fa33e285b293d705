import { Bricks, SceneDoor } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, type SceneColor } from "./shapes.tsx";

/** The door you rent. */
export function RentedDoor() {
  return (
    <SceneFrame className="doorlet" viewBox="4 6 62 86" preserveAspectRatio="xMidYMax meet">
      <SceneDoor x={13} y={16} w={44} h={76} color="slate" fan />
    </SceneFrame>
  );
}

/** The door that is yours: the one marigold thing of its scene. */
export function OwnDoor() {
  return (
    <SceneFrame className="doorlet" viewBox="4 6 62 86" preserveAspectRatio="xMidYMax meet">
      <SceneDoor x={13} y={16} w={44} h={76} color="go" pane />
    </SceneFrame>
  );
}

type ProgramDoorProps = {
  /** The most it pays, or how many there are: as short as a house number. */
  plate: string;
  wall?: SceneColor;
  /** Someone is home: the program's own page says so. */
  lit?: boolean;
};

/** The door of a program, with its figure on the plate. */
export function ProgramDoor({ plate, wall = "brick", lit = false }: ProgramDoorProps) {
  return (
    <SceneFrame viewBox="-2 -2 204 244">
      <Box x={0} y={0} w={200} h={240} fill={wall} />
      <Bricks x={0} y={0} w={200} h={240} />
      <Box x={28} y={18} w={144} h={44} r={6} fill="paper" />
      <text
        className="sn"
        transform={plate.length > 5 ? "translate(100 47) scale(1.2)" : "translate(100 51) scale(1.7)"}
      >
        {plate}
      </text>
      <SceneDoor x={66} y={86} w={68} h={142} color={lit ? "green" : "slate"} pane={lit} />
      <Box x={44} y={228} w={112} h={12} fill="cream" />
    </SceneFrame>
  );
}

type CountedDoorProps = { count: number; words: string; wall: SceneColor; lit?: boolean };

/** The number of doors of one kind, on the plate of a door; see `styles/compositions/counted-doors.css`. */
export function CountedDoor({ count, words, wall, lit = false }: CountedDoorProps) {
  return (
    <figure>
      <ProgramDoor plate={String(count)} wall={wall} lit={lit} />
      <figcaption className="small">
        <span className="vh">{count}</span> {words}
      </figcaption>
    </figure>
  );
}
