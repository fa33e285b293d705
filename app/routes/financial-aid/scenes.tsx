import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";

/** From the sidewalk up. */
const steps = ["YOUR SAVINGS", "A GIFT", "EMPLOYER", "LOCAL FUND", "GRANT"];
const center = 280;
const rise = 29;
const ground = 520;

/** A row house whose door is five steps up, each step lettered with what pays for it. The path leaves at x = 280 of 560. */
export function Stoop() {
  return (
    <SceneFrame
      className="stoop"
      viewBox="0 0 560 520"
      title="A row house with a high stoop. Its steps are lettered: your savings, a gift, employer, local fund, grant"
    >
      <Neighbors />
      <Box x={64} y={30} w={432} h={490} fill="brick" />
      <Bricks x={70} y={60} w={420} h={300} />
      <Box x={54} y={16} w={452} h={18} fill="trim" />
      <Box x={60} y={34} w={440} h={8} fill="cream" />
      <Box x={64} y={400} w={432} h={120} fill="brick-2" />
      <Box x={60} y={392} w={440} h={10} fill="cream" />
      {[108, 252, 396].map((x, index) => (
        <SceneWindow key={x} x={x} y={78} w={56} h={92} lit={index === 2} />
      ))}
      <SceneWindow x={104} y={238} w={60} h={104} lit />
      <SceneWindow x={396} y={238} w={60} h={104} />
      <SceneWindow x={92} y={438} w={40} h={44} bars="upright" sill={false} />
      <SceneWindow x={428} y={438} w={40} h={44} bars="upright" sill={false} />
      <Entry />
      {steps.map((word, index) => (
        <Step key={word} index={index} word={word} />
      ))}
      <Rails />
      <MovingBoxes />
      <Planter />
    </SceneFrame>
  );
}

function Neighbors() {
  return (
    <>
      <Box x={-20} y={96} w={84} h={424} fill="slate" />
      <Box x={-20} y={84} w={84} h={14} fill="trim" />
      <SceneWindow x={8} y={130} w={34} h={60} />
      <SceneWindow x={8} y={260} w={34} h={66} lit />
      <Box x={496} y={66} w={84} h={454} fill="green" />
      <Box x={496} y={54} w={84} h={14} fill="trim" />
      <SceneWindow x={518} y={104} w={34} h={60} lit />
      <SceneWindow x={518} y={244} w={34} h={66} />
    </>
  );
}

/** The one marigold thing of the scene: the door at the top. */
function Entry() {
  return (
    <>
      <Box x={226} y={196} w={108} h={16} fill="trim" />
      <Line d="M232 212h96v18h-96z" fill="cream" />
      <text x={center} y={227} className="sn">
        214
      </text>
      <SceneDoor x={246} y={238} w={68} h={ground - steps.length * rise - 238} color="go" fan />
    </>
  );
}

function Step({ index, word }: { index: number; word: string }) {
  const w = 300 - index * 26;
  const y = ground - (index + 1) * rise;
  return (
    <>
      <Box x={center - w / 2} y={y} w={w} h={rise} fill="cream" />
      <Box x={center - w / 2 - 4} y={y} w={w + 8} h={6} fill="trim" />
      <text x={center} y={y + 22} className="sl">
        {word}
      </text>
    </>
  );
}

function Rails() {
  const top = ground - steps.length * rise;
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side}>
          <Line d={`M${center + side * 166} ${ground}v-62L${center + side * 108} ${top - 56}v56`} width={4} />
          <Line
            d={[0, 1, 2, 3]
              .map((post) => `M${center + side * (154 - post * 13)} ${ground - rise - post * rise}v-52`)
              .join("")}
            width={1.5}
          />
          <Disc x={center + side * 166} y={ground - 64} r={6} fill="metal" />
        </g>
      ))}
    </>
  );
}

/** The detail that shows someone is moving in. */
function MovingBoxes() {
  return (
    <>
      <Box x={22} y={470} w={72} h={50} fill="wood" />
      <Line d="M58 470v16" width={4} color="cream" />
      <text x={58} y={508} className="sl sl--box">
        KITCHEN
      </text>
      <Box x={34} y={436} w={48} h={34} fill="wood-2" />
    </>
  );
}

function Planter() {
  return (
    <>
      <Disc x={490} y={462} r={13} fill="leaf" />
      <Disc x={512} y={458} r={14} fill="leaf" />
      <Disc x={500} y={444} r={14} fill="leaf" />
      <Line d="M476 474h52l-7 46h-38z" fill="stamp" />
    </>
  );
}

/**
 * A porch with two chairs and papers on the table between them: half an hour with a counselor. Elevation; ground at y = 330.
 */
export function PorchTable() {
  return (
    <SceneFrame
      viewBox="0 0 640 330"
      title="A front porch with two chairs, papers on the table between them, and a clock"
    >
      <Tree x={48} y={330} r={38} />
      <Box x={100} y={92} w={500} h={238} fill="green" />
      <Line
        d={Array.from({ length: 10 }, (_, row) => `M100 ${114 + row * 20}h500`).join("")}
        width={1.2}
        opacity={0.4}
      />
      <Line d="M72 96l56-72h444l56 72z" fill="roof" />
      <Box x={84} y={92} w={532} h={14} fill="trim" />
      <SceneDoor x={146} y={158} w={62} h={144} color="go" pane />
      <SceneWindow x={290} y={152} w={70} h={84} lit />
      <SceneWindow x={486} y={152} w={70} h={84} lit />
      <Clock />
      <Box x={84} y={302} w={532} h={12} fill="wood" />
      <Box x={94} y={314} w={512} h={16} fill="brick-2" />
      <Box x={110} y={106} w={14} h={196} fill="trim" />
      <Box x={576} y={106} w={14} h={196} fill="trim" />
      <Chair x={312} />
      <Chair x={528} mirrored />
      <Box x={372} y={248} w={112} h={8} fill="wood" />
      <Line d="M386 256v46M470 256v46" width={4} />
      <Line d="M392 247h44M396 242h38" width={4} color="paper" />
      <Box x={452} y={232} w={14} h={16} fill="slate" />
      <Line d="M136 330l8-16h66l8 16z" fill="cream" />
    </SceneFrame>
  );
}

/** Half past: the second half of the hour is yours. */
function Clock() {
  return (
    <>
      <Disc x={423} y={178} r={24} fill="paper" />
      <Line d="M423 178v17M423 178l9-8" width={3} />
      <Line d="M423 158v3M443 178h-3M423 198v-3M403 178h3" width={2} />
    </>
  );
}

function Chair({ x, mirrored = false }: { x: number; mirrored?: boolean }) {
  return (
    <g transform={mirrored ? `translate(${x} 0) scale(-1 1)` : `translate(${x} 0)`}>
      <Line d="M0 302v-92M44 302v-36" width={4} />
      <Box x={-3} y={258} w={50} h={9} fill="cream" />
      <Line d="M0 218h10v40h-10z" fill="cream" />
    </g>
  );
}
