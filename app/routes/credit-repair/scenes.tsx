import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";

const boards = "M-400 92h1500M-400 196h1500M-400 300h1500M-400 404h1500M-400 508h1500";
const seams =
  "M180 -12v104M520 92v104M90 196v104M430 300v104M240 404v104M-160 92v104M-90 300v104M640 404v104M700 -12v104";

/** A desk from above: three credit reports, and one line of them under a magnifying glass. Plan view. */
export function ReportsDesk() {
  return (
    <SceneFrame
      className="cr__desk"
      viewBox="34 20 560 500"
      preserveAspectRatio="xMidYMid slice"
      title="A desk seen from above with three credit reports; a magnifying glass lies on one line of them"
    >
      <Box x={-400} y={-12} w={1500} h={620} fill="wood" />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={seams} width={1.5} opacity={0.35} />
      <Report x={62} y={74} turn={-6} color="slate" wrong={4} />
      <Report x={226} y={50} turn={2} color="brick" wrong={-1} />
      <Report x={386} y={84} turn={6} color="green" wrong={-1} />
      <Glass />
      <Pencil />
      <Glasses />
    </SceneFrame>
  );
}

type ReportProps = { x: number; y: number; turn: number; color: "slate" | "brick" | "green"; wrong: number };

/** One bureau's report: the same lines as the two others, except one. */
function Report({ x, y, turn, color, wrong }: ReportProps) {
  const widths = [112, 96, 120, 88, 108, 100, 116];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Sheet w={186} h={284} />
      <Box x={16} y={18} w={74} h={14} fill={color} bare />
      <Line d="M16 46h118" width={2} opacity={0.55} />
      {widths.map((w, row) => (
        <g key={w}>
          {row === wrong && <Box x={12} y={70 + row * 28} w={162} h={22} fill="sun" bare />}
          <Line d={`M18 ${81 + row * 28}h${w}M150 ${81 + row * 28}h18`} width={2.5} opacity={0.6} />
          <Line d={`M16 ${95 + row * 28}h154`} width={1.2} opacity={0.25} />
        </g>
      ))}
    </g>
  );
}

function Glass() {
  return (
    <>
      <g transform="translate(196 286) rotate(38)">
        <Box x={56} y={-10} w={112} h={20} r={8} fill="stamp" />
        <Box x={44} y={-7} w={16} h={14} fill="metal" />
      </g>
      <Disc x={164} y={262} r={58} fill="metal" />
      <Disc x={164} y={262} r={47} fill="paper" />
      <Box x={123} y={248} w={82} h={32} fill="sun" bare />
      <Line d="M130 264h44M186 264h12" width={5} opacity={0.75} />
      <Line d="M134 296h60" width={1.5} opacity={0.35} />
      <Line d="M132 236a42 42 0 0 1 20-14" width={3} opacity={0.4} />
    </>
  );
}

function Pencil() {
  return (
    <g transform="translate(330 430) rotate(-12)">
      <Box x={0} y={0} w={150} h={13} fill="green" />
      <Line d="M150 0l22 6.5-22 6.5z" fill="trim" />
      <Line d="M165 4.5l7 2-7 2z" fill="line" />
      <Box x={0} y={0} w={18} h={13} fill="brick" />
    </g>
  );
}

/** The sign of someone who reads the fine print. */
function Glasses() {
  return (
    <g transform="translate(128 436) rotate(8)">
      <Disc x={24} y={20} r={22} />
      <Disc x={84} y={20} r={22} />
      <Line d="M46 16c4-6 12-6 16 0M2 16l-14-26M106 16l10-28" width={3} />
    </g>
  );
}

/** Elevation: the post office that the letters leave from, and next to it the door that they are for. */
export function PostOffice() {
  return (
    <SceneFrame
      viewBox="0 0 640 330"
      title="A small post office with a collection box in front; the house next to it has a lit front door"
    >
      <Disc x={86} y={172} r={60} fill="sun" bare />
      <Line d="M22 330V236l72-22 60 22v94z" fill="far" bare />
      <Tree x={40} y={330} r={42} />
      <Office />
      <NextDoor />
      <CollectionBox />
    </SceneFrame>
  );
}

function Office() {
  return (
    <>
      <Box x={96} y={96} w={290} h={234} fill="brick" />
      <Bricks x={104} y={150} w={270} h={60} />
      <Box x={86} y={82} w={310} h={16} fill="trim" />
      <Box x={124} y={108} w={234} h={34} fill="roof" />
      <text x={241} y={131} className="sl lt">
        POST OFFICE
      </text>
      <SceneWindow x={122} y={196} w={66} h={74} lit bars="upright" />
      <SceneDoor x={218} y={200} w={56} h={122} color="slate" fan pane />
      <SceneWindow x={304} y={196} w={56} h={74} bars="upright" />
      <Box x={204} y={322} w={84} h={8} fill="cream" />
      <Line d="M241 82v-52" width={4} />
      <Line d="M243 32h50l-10 14 10 14h-50z" fill="slate" />
    </>
  );
}

function NextDoor() {
  const boards = Array.from({ length: 8 }, (_, row) => `M398 ${172 + row * 20}h206`).join("");
  return (
    <>
      <Box x={398} y={150} w={206} h={180} fill="cream" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M380 154L501 76l121 78z" fill="roof" />
      <SceneWindow x={424} y={196} w={46} h={60} lit />
      <SceneDoor x={514} y={206} w={54} h={116} color="go" pane />
      <Box x={500} y={322} w={82} h={8} fill="trim" />
      <Line d="M398 330c4-32 56-36 70-10c14-14 32-8 36 10z" fill="leaf" />
    </>
  );
}

function CollectionBox() {
  return (
    <>
      <Line d="M326 330v-10M366 330v-10" width={4} />
      <Line d="M318 322v-58a28 28 0 0 1 56 0v58z" fill="slate" />
      <Box x={328} y={262} w={36} h={9} fill="dark" />
      <Box x={330} y={284} w={32} h={20} fill="paper" />
    </>
  );
}
