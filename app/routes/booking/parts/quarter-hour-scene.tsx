import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

const hourMarks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const point = (radius: number) => `${60 + radius * Math.sin(angle)} ${60 - radius * Math.cos(angle)}`;
  return `M${point(44)}L${point(hour % 3 === 0 ? 37 : 40)}`;
}).join("");

/** The part of the clock face between twelve and the minute hand that many minutes later. */
const sectors: Record<number, string> = { 15: "M60 60V14a46 46 0 0 1 46 46z", 30: "M60 60V14a46 46 0 0 1 0 92z" };
const hands: Record<number, string> = { 15: "M60 60h22", 30: "M60 60v22" };

/** A kitchen clock with a quarter of an hour marked on it, or half of one. */
export function QuarterHour({ minutes = 15 }: { minutes?: number }) {
  return (
    <SceneFrame viewBox="0 0 120 126" className="quarter-hour">
      <Box x={50} y={110} w={20} h={12} fill="roof" />
      <Disc x={60} y={60} r={56} fill="green" />
      <Disc x={60} y={60} r={48} fill="paper" />
      <Line d={sectors[minutes] ?? ""} fill="lamp" />
      <Line d={hourMarks} />
      <Line d="M60 60V26" width={4} />
      <Line d={hands[minutes] ?? ""} width={4} />
      <Disc x={60} y={60} r={4} fill="line" />
    </SceneFrame>
  );
}
