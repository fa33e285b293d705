import { SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Tree } from "./street-parts.tsx";

const boards = Array.from({ length: 10 }, (_, row) => `M70 ${92 + row * 20}h430`).join("");

/** The door that one of the six programs opens, key in the lock. Elevation, ground at y = 300. */
export function PorchDoor() {
  return (
    <SceneFrame
      viewBox="0 0 600 300"
      title="The front of a house. The marigold door has a key in it; a lamp burns beside it"
    >
      <Tree x={556} y={300} r={40} />
      <Box x={70} y={72} w={430} h={228} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M44 76l36-58h410l36 58z" fill="roof" />
      <Box x={56} y={72} w={458} h={12} fill="trim" />
      <SceneWindow x={112} y={128} w={84} h={92} lit />
      <SceneWindow x={392} y={128} w={60} h={92} />
      <Box x={254} y={112} w={92} h={172} fill="trim" />
      <Box x={264} y={122} w={72} h={162} fill="go" />
      <Box x={276} y={134} w={48} h={50} fill="lamp" />
      <Line d="M300 134v50M276 159h48" />
      <Box x={276} y={200} w={48} h={66} fill="go" />
      <Disc x={327} y={208} r={5} fill="trim" />
      <Line d="M327 213v10" />
      <Disc x={327} y={231} r={8} />
      <Line d="M327 239v18M327 248h6M327 255h5" />
      <Box x={360} y={150} w={16} h={22} fill="lamp" />
      <Box x={244} y={284} w={112} h={8} fill="cream" />
      <Box x={232} y={292} w={136} h={8} fill="cream" />
      <Line d="M84 300c4-40 66-44 84-16c18-22 60-14 64 16z" fill="leaf" />
      <Line d="M384 300c6-36 56-36 68-10c14-14 40-8 44 10z" fill="leaf" />
    </SceneFrame>
  );
}
