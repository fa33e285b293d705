import { SceneDoor } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Line } from "./shapes.tsx";
import { Tree } from "./street-parts.tsx";

/** In the order in which the lights go on: along the ground, upstairs, under the roof. */
const windows = [
  { x: 160, y: 300, w: 58, h: 74 },
  { x: 244, y: 300, w: 58, h: 74 },
  { x: 436, y: 300, w: 58, h: 74 },
  { x: 160, y: 178, w: 58, h: 66 },
  { x: 298, y: 178, w: 58, h: 66 },
  { x: 436, y: 178, w: 58, h: 66 },
  { x: 300, y: 84, w: 54, h: 46 },
];

type ChecklistHouseProps = {
  /** How many windows are lit. */
  lit: number;
  title: string;
  /** The door is yours: marigold. */
  own?: boolean;
};

/** A house with seven windows, one for each item of the checklist. Elevation; ground at y = 440. */
export function ChecklistHouse({ lit, title, own = false }: ChecklistHouseProps) {
  return (
    <SceneFrame className="sevenwin" viewBox="0 0 640 440" title={title}>
      <Tree x={62} y={440} r={44} />
      <Tree x={590} y={440} r={32} />
      <Box x={452} y={34} w={36} h={90} fill="brick" />
      <Box x={446} y={26} w={48} h={12} fill="cream" />
      <Box x={124} y={150} w={406} h={290} fill="slate" />
      <Line
        d={Array.from({ length: 14 }, (_, row) => `M124 ${170 + row * 20}h406`).join("")}
        width={1.2}
        opacity={0.4}
      />
      <Line d="M96 156L327 20l231 136z" fill="roof" />
      <Line d="M206 152L327 66l121 86z" fill="cream" />
      <Box x={112} y={150} w={430} h={12} fill="trim" />
      <Box x={124} y={272} w={406} h={8} fill="trim" />
      {windows.map((place, index) => (
        <NumberedWindow key={`${place.x}-${place.y}`} {...place} number={index + 1} lit={index < lit} />
      ))}
      <SceneDoor x={340} y={312} w={58} h={116} color={own ? "go" : "green"} fan={own} />
      <Box x={326} y={428} w={86} h={12} fill="cream" />
      <Line d="M132 440c4-34 60-36 76-12c16-22 68-18 76 12zM432 440c6-30 52-34 66-10c14-14 42-10 46 10z" fill="leaf" />
    </SceneFrame>
  );
}

type NumberedWindowProps = { x: number; y: number; w: number; h: number; number: number; lit: boolean };

function NumberedWindow({ x, y, w, h, number, lit }: NumberedWindowProps) {
  return (
    <>
      <Box x={x - 4} y={y - 4} w={w + 8} h={h + 8} fill="trim" />
      <Box x={x} y={y} w={w} h={h} fill={lit ? "lamp" : "dark"} />
      <Line d={`M${x} ${y + h * 0.62}h${w}M${x + w / 2} ${y + h * 0.62}v${h * 0.38}`} />
      <text x={x + w / 2} y={y + h * 0.46} className={lit ? "sn" : "sn sn--dim"}>
        {number}
      </text>
      <Box x={x - 8} y={y + h + 4} w={w + 16} h={5} fill="trim" />
    </>
  );
}
