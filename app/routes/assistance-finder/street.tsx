import type { MouseEvent } from "react";
import { DoorDrawing, type DoorLook } from "./door-drawing.tsx";

/** What hangs over a door: `up to $9,000`, `score 640`, `ask`. */
export type Plate = { small: string | null; large: string };

export type StreetDoor = {
  slug: string;
  name: string;
  look: DoorLook;
  /** None over a door that is walled up. */
  plate: Plate | null;
  /** Only where there is room. */
  isLater: boolean;
};

type StreetProps = {
  /** What the doors are, for somebody who hears them. */
  label: string;
  doors: readonly StreetDoor[];
  /** Where each door leads to its entry in the list below. */
  leads: boolean;
};

/** Doors in one wall, with dollars on their plates and names on the ground. */
export function Street({ label, doors, leads }: StreetProps) {
  return (
    <ol className="af-street" aria-label={label}>
      {doors.map((door, index) => (
        // The key is a position: a program may change a moment after an answer, and no door should move for that.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className={door.isLater ? "af-later" : undefined}>
          {leads ? (
            <a href={`#${entryId(door.slug)}`} onClick={showPart}>
              <Door {...door} />
            </a>
          ) : (
            <div>
              <Door {...door} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Door({ name, look, plate }: StreetDoor) {
  return (
    <>
      <span className={plate ? "af-plate" : "af-plate af-plate--none"}>
        {plate?.small && <small>{plate.small} </small>}
        {plate?.large ?? <span className="vh">ruled out</span>}
      </span>
      <DoorDrawing look={look} className="af-door" />
      <span className="af-name">{name}</span>
    </>
  );
}

/** The entry of a program in the lists below. */
export function entryId(slug: string): string {
  return `call-${slug}`;
}

/** Jumps there without changing the address, which holds the answers. */
export function showPart(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.closest("details")?.setAttribute("open", "");
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
