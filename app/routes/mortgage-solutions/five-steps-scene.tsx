import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

/** Five small things on the sidewalk, one per step of the mortgage page; 96 by 84. */
const frame = { viewBox: "0 0 96 84", className: "stepthing" };

export const fiveSteps = [Laptop, Folder, SmallHouse, StampedPaper, BrassKey] as const;

function Laptop() {
  return (
    <SceneFrame {...frame}>
      <Box x={10} y={20} w={62} h={48} r={4} fill="slate" />
      <Box x={18} y={28} w={46} h={32} fill="paper" />
      <Line d="M26 38h30M26 48h18" />
      <Line d="M2 68h78l-4 8H6z" fill="metal" />
      <Disc x={82} y={26} r={12} fill="lamp" />
      <Line d="M76 26l4 5 8-10" />
    </SceneFrame>
  );
}

function Folder() {
  return (
    <SceneFrame {...frame}>
      <Line d="M8 28h30l6 8h44v40H8z" fill="brick-2" />
      <g transform="rotate(-4 48 40)">
        <Box x={20} y={10} w={54} h={50} fill="paper" />
        <Line d="M28 20h36M28 29h36M28 38h22" />
      </g>
      <Line d="M8 42h80v34H8z" fill="brick" />
    </SceneFrame>
  );
}

function SmallHouse() {
  return (
    <SceneFrame {...frame}>
      <Line d="M6 76h84" />
      <Box x={22} y={40} w={52} h={36} fill="green" />
      <Line d="M14 42l34-30 34 30z" fill="roof" />
      <Box x={42} y={52} w={14} h={24} fill="brick" />
      <Box x={28} y={50} w={10} h={12} fill="lamp" />
      <Box x={60} y={50} w={10} h={12} fill="lamp" />
    </SceneFrame>
  );
}

function StampedPaper() {
  return (
    <SceneFrame {...frame}>
      <Box x={12} y={8} w={54} h={68} fill="paper" />
      <Line d="M22 22h34M22 32h34M22 42h20" />
      <Line d="M50 50h34v8H50z" fill="brick" />
      <Line d="M60 50V38a7 7 0 0 1 14 0v12" fill="brick-2" />
      <Line d="M46 66h42v8H46z" fill="roof" />
    </SceneFrame>
  );
}

function BrassKey() {
  return (
    <SceneFrame {...frame}>
      <Disc x={26} y={42} r={18} fill="metal" />
      <Disc x={26} y={42} r={7} fill="ground" />
      <Line d="M44 37h44v10h-8v12h-9V47h-8v8h-8v-8H44z" fill="metal" />
    </SceneFrame>
  );
}
