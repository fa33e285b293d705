import { SceneDoor } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";

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
