import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Sheet } from "./table-papers.tsx";

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

/** One bureau's report: the same lines as on the two others, but for one. */
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

/** Whose desk it is: somebody who reads the small print. */
function Glasses() {
  return (
    <g transform="translate(128 436) rotate(8)">
      <Disc x={24} y={20} r={22} />
      <Disc x={84} y={20} r={22} />
      <Line d="M46 16c4-6 12-6 16 0M2 16l-14-26M106 16l10-28" width={3} />
    </g>
  );
}
