import { SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Railing, Tree } from "./street-parts.tsx";

/** A porch with a swing seat and a lit door, number 214. Stands on a kerb. */
export function OwnPorch() {
  const boards = Array.from({ length: 9 }, (_, row) => `M150 ${138 + row * 20}h420`).join("");
  return (
    <SceneFrame
      viewBox="0 0 640 340"
      title="A porch with a swing seat, two lit windows and a lit front door, number 214"
    >
      <Disc x={98} y={206} r={60} fill="sun" bare />
      <Line d="M0 340l44-80 66-24 80 12v92z" fill="far" bare />
      <Tree x={76} y={340} r={44} />
      <Box x={150} y={118} w={420} h={222} fill="green" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M112 124L226 30h270l112 94z" fill="roof" />
      <Box x={132} y={118} w={456} h={14} fill="trim" />
      <SceneWindow x={196} y={164} w={62} h={86} lit />
      <SceneWindow x={300} y={164} w={62} h={86} lit />
      <SceneDoor x={424} y={172} w={66} h={142} color="go" pane />
      <Box x={432} y={142} w={50} h={22} r={4} fill="paper" />
      <text x={457} y={160} className="sn">
        214
      </text>
      <Line d="M196 132v150M352 132v150" width={1.5} />
      <Line d="M188 262h172v10h-172zM188 286h172v10h-172z" fill="wood" />
      <Box x={140} y={314} w={440} h={12} fill="cream" />
      <Box x={140} y={326} w={440} h={14} fill="brick-2" />
      <Railing x={162} y={314} w={220} />
      <Railing x={520} y={314} w={50} />
      <Box x={146} y={132} w={14} h={182} fill="trim" />
      <Box x={386} y={132} w={14} h={182} fill="trim" />
      <Box x={564} y={132} w={14} h={182} fill="trim" />
      <Box x={412} y={322} w={92} h={9} fill="cream" />
      <Box x={402} y={331} w={112} h={9} fill="cream" />
    </SceneFrame>
  );
}
