import { renderToStaticMarkup } from "react-dom/server";
import { House } from "#app/components/scenes/house.tsx";
import type { Tokens } from "./light-tokens.ts";

/** Where the sidewalk begins, in pixels of the card. */
const ground = 536;
/** The part of the scene that is the house and a piece of its fence: the door is at 700, its ground at 420 (app/components/scenes/house.tsx). */
const house = { left: 262, width: 711, height: 420, doorX: 700 };
const place = { x: 664, width: 536 };
const scale = place.width / house.width;
const door = place.x + (house.doorX - house.left) * scale;

/** Paper, sidewalk, the lit house, and the path that walks in from the left and up to its door. */
export function cardScene(tokens: Tokens): string {
  const drawn = renderToStaticMarkup(<Scene />);
  return drawn.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens(name));
}

function Scene() {
  return (
    <>
      <rect width="1200" height="630" fill="var(--paper)" />
      <svg
        x={place.x}
        y={ground - house.height * scale}
        width={place.width}
        height={house.height * scale}
        viewBox={`${house.left} 0 ${house.width} ${house.height}`}
        aria-hidden="true"
      >
        {/* The scene brings a viewBox of its own and fills the box it stands in. */}
        <svg y="-6" width="1900" height="426" aria-hidden="true">
          <House />
        </svg>
      </svg>
      <rect y={ground} width="1200" height={630 - ground} fill="var(--s-ground)" />
      <path d={`M0 ${ground}h1200`} stroke="var(--s-line)" strokeWidth="3" />
      <path d={`M0 583H${door - 28}q28 0 28-28V${ground + 2}`} fill="none" stroke="var(--evergreen)" strokeWidth="7" />
    </>
  );
}
