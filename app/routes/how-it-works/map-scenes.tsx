import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Railing, Tree } from "#app/components/scenes/street-parts.tsx";

const columns = [
  [16, 152],
  [212, 176],
  [432, 152],
] as const;
const rows = [
  [16, 124],
  [184, 132],
  [360, 124],
] as const;

/** A walk round the block from above: from the rented corner building to a house of one's own, past five numbers. */
export function BlockMap() {
  return (
    <SceneFrame
      className="blockmap"
      viewBox="0 0 600 500"
      title="A neighborhood from above. A line leaves an apartment building, turns four corners past five numbers and ends at the door of a house"
    >
      <Box x={1.5} y={1.5} w={597} h={497} fill="ground" />
      {rows.map(([y, h]) =>
        columns.map(([x, w]) => <Box key={`${x} ${y}`} x={x} y={y} w={w} h={h} r={4} fill="far" />),
      )}
      <Homes />
      <Park />
      <Line
        d="M192 16v124M192 184v132M408 184v132M408 360v124M16 162h152M212 162h176M212 338h176M432 338h152"
        width={1.2}
        opacity={0.35}
      />
      <path
        d="M136 422H164a28 28 0 0 0 28-28V366a28 28 0 0 1 28-28H380a28 28 0 0 0 28-28V190a28 28 0 0 1 28-28H480a28 28 0 0 0 28-28V124"
        fill="none"
        stroke="var(--path)"
        strokeWidth="6"
      />
      <Box x={494} y={112} w={28} h={13} fill="go" />
      <MapNumber x={192} y={386} number={1} />
      <MapNumber x={270} y={338} number={2} />
      <MapNumber x={362} y={338} number={3} />
      <MapNumber x={408} y={238} number={4} />
      <MapNumber x={462} y={162} number={5} />
    </SceneFrame>
  );
}

function MapNumber({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <Box x={x - 19} y={y - 15} w={38} h={30} r={5} fill="paper" />
      <text x={x} y={y + 7} className="sn">
        {number}
      </text>
    </>
  );
}

type RoofProps = { x: number; y: number; w: number; h: number; color: SceneColor };

/** A hipped roof from above. */
function Roof({ x, y, w, h, color }: RoofProps) {
  const inset = Math.min(w, h) / 2;
  const wide = w >= h;
  const from = wide ? [x + inset, y + h / 2] : [x + w / 2, y + inset];
  const to = wide ? [x + w - inset, y + h / 2] : [x + w / 2, y + h - inset];
  return (
    <>
      <Box x={x} y={y} w={w} h={h} fill={color} />
      <Line
        d={`M${x} ${y}L${from.join(" ")}L${x} ${y + h}M${x + w} ${y}L${to.join(" ")}L${x + w} ${y + h}M${from.join(" ")}L${to.join(" ")}`}
        width={1.5}
        opacity={0.6}
      />
    </>
  );
}

function Homes() {
  return (
    <>
      <Box x={34} y={376} w={102} h={92} fill="brick" />
      <Box x={44} y={386} w={82} h={72} fill="brick-2" />
      <Disc x={104} y={408} r={13} fill="wood" />
      <Box x={54} y={428} w={26} h={20} fill="metal" />
      <Roof x={34} y={34} w={56} h={44} color="slate" />
      <Roof x={100} y={34} w={50} h={44} color="brick" />
      <Roof x={34} y={92} w={80} h={34} color="roof" />
      <Roof x={34} y={202} w={50} h={94} color="green" />
      <Roof x={100} y={202} w={50} h={40} color="slate" />
      <Roof x={100} y={256} w={50} h={40} color="roof" />
      <Roof x={230} y={34} w={60} h={40} color="green" />
      <Roof x={308} y={34} w={60} h={40} color="brick" />
      <Roof x={230} y={86} w={60} h={38} color="roof" />
      <Roof x={308} y={86} w={60} h={38} color="slate" />
      <Roof x={230} y={380} w={60} h={84} color="slate" />
      <Roof x={308} y={380} w={62} h={36} color="roof" />
      <Roof x={308} y={430} w={62} h={36} color="brick" />
      <Roof x={450} y={380} w={52} h={84} color="brick" />
      <Roof x={516} y={380} w={50} h={84} color="green" />
      <Roof x={450} y={204} w={54} h={92} color="roof" />
      <Roof x={518} y={204} w={48} h={92} color="slate" />
      <Roof x={460} y={36} w={96} h={76} color="slate" />
      <Box x={540} y={50} w={12} h={12} fill="brick" />
    </>
  );
}

const trees = [
  [232, 206, 13],
  [268, 216, 16],
  [316, 204, 13],
  [364, 216, 15],
  [236, 288, 15],
  [282, 296, 12],
  [366, 290, 14],
] as const;

function Park() {
  return (
    <>
      <Line d="M212 252h176M300 184v132" width={7} color="trim" />
      <Disc x={300} y={252} r={24} fill="trim" />
      <Disc x={300} y={252} r={12} fill="slate" />
      {trees.map(([x, y, r]) => (
        <Disc key={`${x} ${y}`} x={x} y={y} r={r} fill="leaf" />
      ))}
    </>
  );
}

/** A porch with a swing seat and a lit door, number 214. Sits on a curb. */
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
