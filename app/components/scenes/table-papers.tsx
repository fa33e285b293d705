import { Box, Disc, Line, type SceneColor } from "./shapes.tsx";

/** A sheet with its offset shadow on the wood. */
export function Sheet({ w, h, fill = "paper" }: { w: number; h: number; fill?: SceneColor }) {
  return (
    <>
      <Box x={8} y={9} w={w} h={h} fill="wood-2" bare />
      <Box x={0} y={0} w={w} h={h} fill={fill} />
    </>
  );
}

type WritingProps = { x: number; y: number; w: number; lines: number; gap?: number };

/** Lines of writing; the last one is short. */
function Writing({ x, y, w, lines, gap = 14 }: WritingProps) {
  const rows = Array.from({ length: lines }, (_, row) => `M${x} ${y + row * gap}h${row === lines - 1 ? w * 0.6 : w}`);
  return <Line d={rows.join("")} width={2} opacity={0.55} />;
}

/** A dispute letter, 232 by 300. */
export function LetterSheet() {
  return (
    <>
      <Sheet w={232} h={300} />
      <Box x={20} y={22} w={66} h={14} fill="slate" bare />
      <Writing x={20} y={56} w={120} lines={2} gap={13} />
      <Writing x={20} y={100} w={192} lines={3} />
      <DisputedLine y={150} w={110} />
      <DisputedLine y={184} w={90} />
      <Writing x={20} y={230} w={192} lines={2} />
      <Line d="M24 274c14-18 20 14 32-4s16 6 34-2" />
    </>
  );
}

function DisputedLine({ y, w }: { y: number; w: number }) {
  return (
    <>
      <Box x={20} y={y} w={192} h={26} fill="cream" />
      <Line d={`M28 ${y + 13}h${w}`} width={2} opacity={0.6} />
      <text x={176} y={y + 18} stroke="none" className="sl sl--stamp">
        DISPUTED
      </text>
    </>
  );
}

/** A phone with a score and four steps, two of them done; 168 by 316. */
export function ProgressPhone() {
  return (
    <>
      <Box x={8} y={10} w={168} h={316} r={22} fill="wood-2" bare />
      <Box x={0} y={0} w={168} h={316} r={22} fill="roof" />
      <Box x={10} y={14} w={148} h={288} r={12} fill="paper" />
      <text x={84} y={52} stroke="none" className="sl sl--13">
        SAMPLE SCORE
      </text>
      <text x={84} y={100} stroke="none" className="sn sn--score">
        686
      </text>
      <Line d="M26 124h116" width={8} />
      <Line d="M26 124h70" width={5} color="green" />
      <Line d="M32 160v104" width={3} />
      <Disc x={32} y={160} r={8} fill="green" />
      <Disc x={32} y={196} r={8} fill="green" />
      <Disc x={32} y={232} r={8} fill="paper" />
      <Disc x={32} y={264} r={8} fill="paper" />
      <Line d="M52 160h80M52 196h64M52 232h74M52 264h48" width={3} opacity={0.55} />
    </>
  );
}

/** A folder of loan papers, 250 by 180. */
export function LoanFolder() {
  return (
    <>
      <Sheet w={250} h={180} fill="brick-2" />
      <Line d="M0 0v-22h96l14 22" fill="brick" />
      <g transform="translate(22 -12) rotate(3)">
        <Box x={0} y={0} w={200} h={150} fill="paper" />
        <Writing x={16} y={20} w={150} lines={4} />
      </g>
      <Box x={0} y={34} w={250} h={146} fill="brick" />
      <Box x={22} y={60} w={112} h={34} fill="paper" />
      <text x={78} y={82} stroke="none" className="sl sl--13">
        LOAN PAPERS
      </text>
    </>
  );
}

const programWidths = [110, 92, 124, 80];

/** A list of assistance programs, three of four ticked; 210 by 206. */
export function ProgramSheet() {
  return (
    <>
      <Sheet w={210} h={206} />
      <Box x={18} y={20} w={98} h={12} fill="green" bare />
      {programWidths.map((w, row) => (
        <g key={w}>
          <Box x={18} y={52 + row * 36} w={18} h={18} fill="paper" />
          {row < 3 && <Line d={`M21 ${61 + row * 36}l5 6 9-13`} width={3} color="green" />}
          <Line d={`M48 ${58 + row * 36}h${w}M48 ${66 + row * 36}h60`} width={2} opacity={0.55} />
        </g>
      ))}
    </>
  );
}

// The wood goes on past the left edge of the frame: on wide screens the table reaches the edge of the window.
const boards = "M-1000 124h2200M-1000 228h2200M-1000 332h2200M-1000 436h2200";
const seams =
  "M300 20v104M780 124v104M420 228v104M900 332v104M240 436v104M-180 20v104M-60 124v104M-420 228v104M-120 332v104M-360 436v104";
const grain = "M120 70c60-14 90 10 150 0M840 490c60 14 110-10 170 2M560 385c40-10 70 8 110 0M930 180c40-8 70 10 110 0";

export function TableTop() {
  return (
    <>
      <Box x={-1000} y={0} w={2200} h={560} fill="wood" />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={seams} width={1.5} opacity={0.35} />
      <Line d={grain} width={1.5} opacity={0.35} />
    </>
  );
}

/** A sealed envelope where the dispute letter came from. */
export function SealedEnvelope() {
  return (
    <g transform="translate(286 330) rotate(7)">
      <Sheet w={230} h={140} fill="cream" />
      <Line d="M0 0l115 78 115-78" />
      <Box x={176} y={14} w={38} h={44} fill="brick" />
      <Line d="M182 22h26M182 30h26" />
      <Line d="M20 104h90M20 118h60" width={2} opacity={0.6} />
    </g>
  );
}

type PencilProps = { x: number; y: number; turn?: number };

export function Pencil({ x, y, turn = -24 }: PencilProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Box x={0} y={0} w={120} h={12} fill="green" />
      <Line d="M120 0l18 6-18 6z" fill="trim" />
      <Box x={0} y={0} w={16} h={12} fill="brick" />
    </g>
  );
}

export function Mug() {
  const handle = "M1098 322c30-6 34 40 2 38";
  return (
    <>
      <Line d={handle} width={9} />
      <Line d={handle} width={4} color="trim" />
      <Disc x={1066} y={342} r={42} fill="trim" />
      <Disc x={1066} y={342} r={32} fill="roof" />
      <Line d="M1048 336a22 22 0 0 1 16-14" />
    </>
  );
}

export function OldKey() {
  return (
    <g transform="translate(118 452) rotate(-14)">
      <Disc x={24} y={24} r={22} fill="metal" />
      <Disc x={24} y={24} r={10} fill="wood" />
      <Line d="M46 20h78v8h-14v10h-8v-10h-10v7h-8v-7h-38z" fill="metal" />
    </g>
  );
}
