import { SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { StreetLamp, Tree } from "./street-parts.tsx";

/** The end of the line: the lit door at x = 700 of 1900, ground at y = 420; the closing banner's CSS relies on both. */
export function House() {
  return (
    <SceneFrame
      className="home-scene"
      viewBox="0 -6 1900 426"
      preserveAspectRatio="xMinYMax meet"
      title="Your own house at dusk. The front door is lit and a key is in the lock"
    >
      <Tree x={110} y={420} r={70} />
      <Line d="M150 420c0-44 120-44 126 0z" fill="leaf" />
      <Walls />
      <Porch />
      <FrontDoor />
      <Line d="M318 420c4-40 74-46 92-18c20-26 76-20 84 18z" fill="leaf" />
      <Line d="M812 420c6-34 60-38 74-10c14-16 44-12 50 10z" fill="leaf" />
      <Fence />
      <Letterbox />
      <StreetLamp x={1500} y={420} />
      <Tree x={1660} y={420} r={58} />
      <Tree x={1800} y={420} r={42} />
    </SceneFrame>
  );
}

function Walls() {
  const boards = Array.from({ length: 11 }, (_, index) => `M300 ${210 + index * 20}h600`).join("");
  return (
    <>
      <Box x={300} y={190} w={600} h={230} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.5} />
      <Box x={766} y={20} w={46} h={92} fill="brick" />
      <Box x={758} y={12} w={62} h={12} fill="cream" />
      <Line d="M262 196L480 30h240l218 166z" fill="roof" />
      <Line d="M340 196L480 88l140 108z" fill="slate" />
      <Line d="M330 204L480 88l150 116" width={9} />
      <Line d="M330 204L480 88l150 116" width={4} color="trim" />
      <SceneWindow x={452} y={128} w={56} h={48} lit />
      <Box x={284} y={190} w={640} h={16} fill="trim" />
      <SceneWindow x={352} y={246} w={92} h={96} lit />
      <SceneWindow x={490} y={246} w={60} h={96} />
      <SceneWindow x={820} y={246} w={56} h={96} lit />
    </>
  );
}

function Porch() {
  return (
    <>
      <Line d="M602 238l98-56 98 56z" fill="roof" />
      <Box x={606} y={238} w={188} h={14} fill="trim" />
      <Box x={618} y={252} w={14} h={168} fill="trim" />
      <Box x={768} y={252} w={14} h={168} fill="trim" />
      <Box x={640} y={252} w={120} h={152} fill="cream" />
    </>
  );
}

/** The only marigold thing in the scene: the door that is yours, number 214, with the key in it. */
function FrontDoor() {
  return (
    <>
      <Box x={656} y={262} w={88} h={142} fill="trim" />
      <Box x={664} y={270} w={72} h={134} fill="go" />
      <Box x={674} y={280} w={52} h={42} fill="lamp" />
      <Line d="M700 280v42M674 301h52" />
      <Box x={674} y={334} w={22} h={54} fill="go" />
      <Box x={704} y={334} w={22} h={54} fill="go" />
      <Disc x={729} y={330} r={4.5} fill="trim" />
      <Line d="M729 334v9" />
      <Disc x={729} y={350} r={8} />
      <Line d="M729 358v16M729 366h6M729 372h5" />
      <text x={700} y={249} className="sn sn--214">
        214
      </text>
      <Box x={646} y={404} w={108} h={8} fill="cream" />
      <Box x={634} y={412} w={132} h={8} fill="cream" />
      <Line d="M604 420v-60M796 420v-60M604 364l30 0M766 364h30" />
    </>
  );
}

function Fence() {
  const pickets = Array.from({ length: 24 }, (_, index) => `M${950 + index * 20} 420v-40l7-8 7 8v40`).join("");
  return (
    <>
      <Line d={pickets} fill="trim" />
      <Line d="M944 396h490" />
    </>
  );
}

function Letterbox() {
  return (
    <>
      <Line d="M216 420v-54" width={6} />
      <Line d="M190 366v-20a14 14 0 0 1 14-14h34v34z" fill="brick" />
      <Line d="M204 332a14 14 0 0 1 14 14v20" />
      <Line d="M238 336h10v-12" width={3} />
    </>
  );
}
