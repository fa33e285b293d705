import { BusStop } from "#app/components/scenes/bus-stop.tsx";

/** From edge to edge: the path comes out of the office's door and leads on to the mission. */
export function Corner() {
  return (
    <div className="ab-corner">
      <BusStop />
      <div className="pave">
        <div className="ab-corner__path" />
      </div>
    </div>
  );
}
