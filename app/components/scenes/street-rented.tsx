import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Railing } from "./street-parts.tsx";

const floors = [58, 118, 178];
const columns = [-24, 46, 136, 206, 276];
/** Windows with someone home, counted row by row. */
const litWindows = new Set([1, 6, 8, 11]);

/** The building where the path starts: a walk-up with a fire escape, a water tower and a RENT card. */
export function RentedWalkUp() {
  return (
    <>
      <WaterTower />
      <Box x={-60} y={30} w={394} h={290} fill="brick" />
      <Bricks x={-30} y={60} w={350} h={170} />
      <Box x={-60} y={22} w={404} h={14} fill="trim" />
      <Box x={-60} y={36} w={400} h={7} fill="cream" />
      <Box x={-60} y={236} w={394} h={84} fill="brick-2" />
      {floors.map((y, row) =>
        columns.map((x, column) => (
          <SceneWindow key={x} x={x} y={y} w={32} h={40} lit={litWindows.has(row * columns.length + column)} />
        )),
      )}
      <FireEscape />
      <SceneDoor x={96} y={252} w={48} h={68} color="slate" fan />
      <Box x={84} y={314} w={72} h={6} fill="cream" />
      <Doorbells />
      <SceneWindow x={26} y={258} w={42} h={36} bars="upright" />
      <SceneWindow x={206} y={258} w={42} h={36} lit bars="upright" />
      <SceneWindow x={276} y={258} w={36} h={36} bars="upright" />
      <Box x={28} y={262} w={38} h={18} fill="paper" />
      <text x={47} y={275} className="sl" fontSize="10.5">
        RENT
      </text>
    </>
  );
}

function WaterTower() {
  return (
    <>
      <Line d="M228 20l6-34h36l6 34z" fill="wood" />
      <Line d="M230 2h44M234-10h36" />
      <Line d="M226-16h52l-26-18z" fill="roof" />
      <Line d="M236 20v10M268 20v10" />
    </>
  );
}

function FireEscape() {
  return (
    <>
      {[106, 166, 226].map((y) => (
        <g key={y}>
          <Line d={`M190 ${y}h126`} width={4} />
          <Railing x={192} y={y} w={120} />
        </g>
      ))}
      <Line d="M206 166l44-60M214 166l44-60M262 226l-44-60M270 226l-44-60M250 226v38M262 226v38M250 236h12M250 246h12M250 256h12" />
    </>
  );
}

function Doorbells() {
  return (
    <>
      <Box x={152} y={268} w={16} h={24} fill="trim" />
      <Line d="M157 274h6M157 280h6M157 286h6" width={1.5} />
    </>
  );
}

export function CoinLaundry() {
  const stripes = [0, 2, 4, 6].map((index) => `M${340 + index * 24.5} 208h24.5l${-1 + index * 0.6} 20h-26z`).join("");
  return (
    <>
      <Box x={334} y={166} w={178} h={154} fill="cream" />
      <Box x={328} y={156} w={190} h={12} fill="trim" />
      <Box x={344} y={176} w={158} h={28} fill="roof" />
      <text x={423} y={196} className="sl lt">
        COIN LAUNDRY
      </text>
      <Box x={350} y={232} w={96} h={72} fill="lamp" />
      {[374, 422].map((x) => (
        <g key={x}>
          <Box x={x - 20} y={250} w={40} h={54} fill="paper" />
          <Disc x={x} y={279} r={12} fill="dark" />
          <Line d={`M${x - 14} 257h10`} />
        </g>
      ))}
      <Line d="M340 208h172l8 20h-188z" fill="trim" />
      <Line d={stripes} fill="brick" />
      <SceneDoor x={462} y={242} w={40} h={78} color="green" pane />
    </>
  );
}
