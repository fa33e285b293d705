import { SceneDoor } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

const folds = Array.from({ length: 13 }, (_, index) => 13 - index);
const fold = 34;
const top = 58;

/** A door in the hall next to a folding ruler, opened to 13. Elevation; the wall continues on both sides. */
export function MeasuredDoor() {
  return (
    <SceneFrame
      viewBox="0 0 720 580"
      preserveAspectRatio="xMidYMax slice"
      className="measured"
      title="The inside of a hall: a door, a bunch of keys on a hook, and a folding ruler opened along the frame, from 1 to 13"
    >
      <Box x={-600} y={-600} w={2000} h={1140} fill="cream" bare />
      <Box x={-600} y={476} w={2000} h={24} fill="trim" />
      <Box x={-600} y={500} w={2000} h={100} fill="wood" />
      <Line d="M-600 534h2000M-80 500v34M250 500v34M560 500v34M90 534v60M420 534v60" width={1.5} opacity={0.35} />
      <Box x={198} y={40} w={236} h={460} fill="trim" />
      <SceneDoor x={224} y={72} w={184} h={428} color="go" pane />
      <Box x={206} y={500} w={220} h={14} fill="brick" />
      <FoldingRule />
      <KeyHook />
      <Umbrella />
    </SceneFrame>
  );
}

function FoldingRule() {
  return (
    <>
      {folds.map((number, index) => (
        <g key={number}>
          <Box x={index % 2 ? 476 : 480} y={top + index * fold} w={44} h={fold} fill={index % 2 ? "trim" : "paper"} />
          <Line
            d={`M${index % 2 ? 476 : 480} ${top + index * fold + fold / 2}h10M${index % 2 ? 476 : 480} ${top + index * fold + fold / 4}h6M${index % 2 ? 476 : 480} ${top + index * fold + (3 * fold) / 4}h6`}
            width={1.5}
          />
          <text x={504} y={top + index * fold + 23} className="sn measured__n">
            {number}
          </text>
        </g>
      ))}
      <Line d={`M434 ${top + 4}h36M434 ${top + 9 * fold}h36`} width={1.5} opacity={0.5} />
    </>
  );
}

function KeyHook() {
  return (
    <g transform="translate(34 0)">
      <Box x={84} y={210} w={64} h={14} r={3} fill="wood" />
      <Line d="M116 224v10a8 8 0 0 1-14 0" width={4} />
      <Disc x={108} y={250} r={11} />
      <Line d="M104 260l-6 44h10l2-10h-4l1-8h5l1-24M112 261l12 38 9-3-3-9-5 2-2-8 5-2-6-20" fill="metal" />
    </g>
  );
}

/** In its stand by the skirting board. */
function Umbrella() {
  return (
    <>
      <Line d="M572 440V318a10 10 0 0 1 20 0" width={4} />
      <Line d="M572 346l-16 100h32z" fill="slate" />
      <Box x={546} y={436} w={52} h={70} fill="brick" />
      <Line d="M546 456h52" width={1.5} opacity={0.5} />
    </>
  );
}
