import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

const hourMarks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const point = (radius: number) => `${60 + radius * Math.sin(angle)} ${60 - radius * Math.cos(angle)}`;
  return `M${point(44)}L${point(hour % 3 === 0 ? 37 : 40)}`;
}).join("");

/** A kitchen clock with a quarter of an hour marked on it. */
export function QuarterHour() {
  return (
    <SceneFrame viewBox="0 0 120 126" className="quarter-hour">
      <Box x={50} y={110} w={20} h={12} fill="roof" />
      <Disc x={60} y={60} r={56} fill="green" />
      <Disc x={60} y={60} r={48} fill="paper" />
      <Line d="M60 60V14a46 46 0 0 1 46 46z" fill="lamp" />
      <Line d={hourMarks} />
      <Line d="M60 60V26" width={4} />
      <Line d="M60 60h22" width={4} />
      <Disc x={60} y={60} r={4} fill="line" />
    </SceneFrame>
  );
}
