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
