import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

/** From the pavement up. */
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

/** What tells whose place it is: somebody is moving in. */
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
